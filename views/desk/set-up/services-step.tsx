import { defineScreen, type StepProps } from './step-screen.ts';

interface Draft {
  shown: string[];
}

/** Which services the business offers; the others are hidden and come back with a tick. */
export const servicesStep = defineScreen<Draft>({
  label: 'Services',
  title: 'What do you build?',
  text: 'Uncheck what you do not offer. Its page is hidden everywhere, not lost.',
  page: '/',
  begin: ({ fields: { services } }) => ({
    shown: services.groups.flatMap((group) => group.services.filter(({ shown }) => shown).map(({ id }) => id)),
  }),
  toBody: (draft) => draft,
  Fields,
});

function Fields({ draft, setUp, messages, onDraft }: StepProps<Draft>) {
  const toggle = (id: string) =>
    onDraft({
      shown: draft.shown.includes(id) ? draft.shown.filter((each) => each !== id) : [...draft.shown, id],
    });
  return (
    <>
      {setUp.fields.services.groups.map(({ title, services }) => (
        <fieldset key={title} className="set-up__choices columns">
          <legend>{title}</legend>
          {services.map(({ id, name }) => (
            <label key={id} className="field__choice">
              <input type="checkbox" checked={draft.shown.includes(id)} onChange={() => toggle(id)} />
              {name}
            </label>
          ))}
        </fieldset>
      ))}
      {messages.shown && <p className="field__message">{messages.shown.join(' ')}</p>}
    </>
  );
}
