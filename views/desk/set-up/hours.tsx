import {
  type DayKey,
  dayKeys,
  dayNames,
  findUsualWeek,
  type OpenTime,
  type UsualWeek,
  usualWeeks,
  type Week,
} from '../../../src/shared/hours.ts';
import { useFormAround } from '../kit/form.tsx';
import { defineScreen } from './step.tsx';

interface Draft {
  choice: UsualWeek | 'days';
  week: Week;
}

/** When the business is open: one of three usual weeks, or each day on its own. */
export const hoursStep = defineScreen<Draft>({
  label: 'Hours',
  title: 'When can people reach you?',
  text: 'The hours appear beside the contact form and in search results.',
  page: '/#contact',
  begin: ({ fields: { hours } }) => ({ choice: findUsualWeek(hours.week) ?? 'days', week: hours.week }),
  toBody: ({ choice, week }) => ({ week: choice === 'days' ? week : choice }),
  Fields,
});

const usualDay: OpenTime = { opens: '08:00', closes: '17:00' };

function Fields() {
  const { draft, messages, change } = useFormAround<Draft>();
  const choices = [
    ...usualWeeks.map(({ name, label }) => ({ name, label })),
    { name: 'days' as const, label: 'Other hours, day by day' },
  ];
  const told = Object.entries(messages).flatMap(([field, words]) =>
    field === 'week' || field === 'body' ? words : [],
  );
  return (
    <>
      <fieldset className="set-up__choices columns">
        <legend className="unseen">Your week</legend>
        {choices.map(({ name, label }) => (
          <label key={name} className="field__choice">
            <input type="radio" name="week" checked={draft.choice === name} onChange={() => change({ choice: name })} />
            {label}
          </label>
        ))}
      </fieldset>
      {draft.choice === 'days' && (
        <div className="stack-1">
          {dayKeys.map((day) => (
            <Day
              key={day}
              day={day}
              time={draft.week[day]}
              messages={messages[`week.${day}`]}
              onTime={(time) => change(({ week }) => ({ week: { ...week, [day]: time } }))}
            />
          ))}
        </div>
      )}
      {told.length > 0 && <p className="field__message">{told.join(' ')}</p>}
    </>
  );
}

interface DayProps {
  day: DayKey;
  time: OpenTime;
  messages: readonly string[] | undefined;
  onTime(time: OpenTime): void;
}

function Day({ day, time, messages, onTime }: DayProps) {
  const name = dayNames[day];
  return (
    <fieldset className="set-up__day">
      <legend className="unseen">{name}</legend>
      <label className="field__choice">
        <input type="checkbox" checked={time !== null} onChange={() => onTime(time ? null : usualDay)} />
        {name}
      </label>
      {time ? (
        <span className="set-up__times">
          <input
            type="time"
            className="field__control"
            aria-label={`${name}, open from`}
            value={time.opens}
            onChange={({ target }) => onTime({ ...time, opens: target.value })}
          />
          to
          <input
            type="time"
            className="field__control"
            aria-label={`${name}, open until`}
            value={time.closes}
            onChange={({ target }) => onTime({ ...time, closes: target.value })}
          />
        </span>
      ) : (
        <span>Closed</span>
      )}
      {messages && <p className="field__message">{messages.join(' ')}</p>}
    </fieldset>
  );
}
