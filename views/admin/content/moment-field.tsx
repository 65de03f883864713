import type { ComponentProps } from 'react';
import { InputField } from '../../components/field.tsx';
import { fromZonedTime, toZonedTime } from '../zoned-time.ts';

interface MomentFieldProps extends Omit<ComponentProps<typeof InputField>, 'value' | 'onChange'> {
  /** ISO 8601, UTC; empty if no time is chosen. */
  value: string;
  /** The time zone of the business, as an IANA name. */
  timeZone: string;
  /** @param value a moment, an empty text, or `halfTypedMoment` */
  onChange(value: string): void;
}

/** The value of an incomplete date and time. The schema refuses it, so nothing is published until it is complete. */
export const halfTypedMoment = 'half typed';

/** A day and a time in the business's time zone. Its box always shows the value. */
export function MomentField({ value, timeZone, onChange, ...control }: MomentFieldProps) {
  return (
    <InputField
      {...control}
      type="datetime-local"
      value={Number.isNaN(Date.parse(value)) ? '' : toZonedTime(value, timeZone)}
      onChange={({ target }) =>
        onChange(fromZonedTime(target.value, timeZone) || (target.validity.badInput ? halfTypedMoment : ''))
      }
    />
  );
}
