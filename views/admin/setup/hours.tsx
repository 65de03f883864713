import { findUsualWeek, type UsualWeek, usualWeeks, type Week } from '../../../src/shared/hours.ts';
import { useFormAround } from '../kit/form.tsx';
import { WeekFields } from '../kit/week.tsx';
import { defineScreen } from './step.tsx';

interface Draft {
  choice: UsualWeek | 'days';
  week: Week;
}

/** Business hours: one of three common weeks, or each day separately. */
export const hoursStep = defineScreen<Draft>({
  label: 'Hours',
  title: 'When can people reach you?',
  text: 'Your hours appear next to the contact form and in search results.',
  page: '/#contact',
  begin: ({ fields: { hours } }) => ({ choice: findUsualWeek(hours.week) ?? 'days', week: hours.week }),
  toBody: ({ choice, week }) => ({ week: choice === 'days' ? week : choice }),
  Fields,
});

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
        <WeekFields
          week={draft.week}
          messages={messages}
          of="week"
          onDay={(day, value) => change(({ week }) => ({ week: { ...week, [day]: value } }))}
        />
      )}
      {told.length > 0 && <p className="field__message">{told.join(' ')}</p>}
    </>
  );
}
