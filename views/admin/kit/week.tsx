import {
  allDay,
  type Day,
  type DayKey,
  dayKeys,
  dayNames,
  isAllDay,
  type Span,
  type Week,
} from '../../../src/shared/hours.ts';
import { Button } from './button.tsx';

interface WeekProps {
  week: Week;
  /** The messages of the form, by path. */
  messages: Readonly<Record<string, readonly string[] | undefined>>;
  /** The path of the week in the form. */
  of: string;
  onDay(day: DayKey, value: Day): void;
}

/** The hours of a week, day by day: several spans, all day, over midnight, by appointment, or closed. */
export function WeekFields({ week, messages, of, onDay }: WeekProps) {
  const told = (path: string) =>
    Object.entries(messages).flatMap(([field, words]) =>
      field === path || field.startsWith(`${path}.`) ? (words ?? []) : [],
    );
  return (
    <div className="stack-1">
      {dayKeys.map((day) => (
        <DayFields
          key={day}
          day={day}
          value={week[day]}
          told={told(`${of}.${day}`)}
          onValue={(value) => onDay(day, value)}
        />
      ))}
    </div>
  );
}

interface DayProps {
  day: DayKey;
  value: Day;
  told: readonly string[];
  onValue(value: Day): void;
}

/** The default time range of a newly opened day, and of each further range. */
const usualSpan: Span = { opens: '08:00', closes: '17:00' };
const nextSpan: Span = { opens: '', closes: '' };
const spanLimit = 6;

function DayFields({ day, value, told, onValue }: DayProps) {
  const { spans, byAppointment } = value;
  const name = dayNames[day];
  const put = (next: Span[]) => onValue({ spans: next, byAppointment });
  const [first] = spans;
  const isAlways = spans.length === 1 && first !== undefined && isAllDay(first);
  return (
    <fieldset className="week-day">
      <legend className="unseen">{name}</legend>
      <label className="field__choice">
        <input type="checkbox" checked={spans.length > 0} onChange={() => put(first ? [] : [usualSpan])} />
        {name}
      </label>
      <div className="stack-0">
        {spans.length === 0 && <span>{byAppointment ? 'By appointment only' : 'Closed'}</span>}
        {!isAlways &&
          spans.map((span, index) => (
            <SpanFields
              // biome-ignore lint/suspicious/noArrayIndexKey: spans have no other name, and hold nothing but what is shown.
              key={index}
              name={spans.length > 1 ? `${name}, hours ${index + 1}` : name}
              span={span}
              onSpan={(next) => put(spans.with(index, next))}
              onRemove={spans.length > 1 ? () => put(spans.toSpliced(index, 1)) : undefined}
            />
          ))}
        <div className="cluster">
          {spans.length <= 1 && first && (
            <label className="field__choice">
              <input
                type="checkbox"
                aria-label={`${name}, 24 hours`}
                checked={isAlways}
                onChange={() => put([isAlways ? usualSpan : allDay])}
              />
              24 hours
            </label>
          )}
          <label className="field__choice">
            <input
              type="checkbox"
              aria-label={`${name}, by appointment`}
              checked={byAppointment}
              onChange={() => onValue({ spans, byAppointment: !byAppointment })}
            />
            By appointment
          </label>
          {first && !isAlways && spans.length < spanLimit && (
            <Button text about={name} onClick={() => put([...spans, nextSpan])}>
              Add hours
            </Button>
          )}
        </div>
      </div>
      {told.length > 0 && <p className="field__message">{[...new Set(told)].join(' ')}</p>}
    </fieldset>
  );
}

interface SpanProps {
  name: string;
  span: Span;
  onSpan(span: Span): void;
  onRemove: (() => void) | undefined;
}

/** A browser's field of time has no 24:00; the end of a day is its 12:00 AM. */
function SpanFields({ name, span, onSpan, onRemove }: SpanProps) {
  const { opens, closes } = span;
  const isOverMidnight = opens !== '' && closes !== '' && closes !== '00:00' && closes < opens;
  return (
    <span className="week-day__times">
      <input
        type="time"
        className="field__control"
        aria-label={`${name}, open from`}
        value={opens}
        onChange={({ target }) => onSpan({ opens: target.value, closes })}
      />
      to
      <input
        type="time"
        className="field__control"
        aria-label={`${name}, open until`}
        value={closes === '24:00' ? '00:00' : closes}
        onChange={({ target }) => onSpan({ opens, closes: target.value })}
      />
      {isOverMidnight && 'the next day'}
      {onRemove && (
        <Button text about={name} onClick={onRemove}>
          Remove
        </Button>
      )}
    </span>
  );
}
