import { FileButton } from '../file-button.tsx';
import { fillSlot } from '../pictures/changes.tsx';
import { AccentField } from '../profile/accent.tsx';
import { defineScreen, type StepProps } from './step-screen.ts';

interface Draft {
  accent: string;
}

/** Logo and accent color. */
export const lookStep = defineScreen<Draft>({
  label: 'Look',
  title: 'How should it look?',
  text: 'Your logo at the top, and one color for buttons and links. A color that is hard to read is adjusted until everyone can read it.',
  page: '/',
  begin: ({ fields: { look } }) => ({ accent: look.accent }),
  toBody: (draft) => draft,
  Fields,
});

function Fields({ draft, setUp, messages, onDraft, onChanged }: StepProps<Draft>) {
  return (
    <>
      <div className="cluster cluster-1">
        <p>{setUp.fields.look.hasLogo ? 'Your logo is on every page.' : 'The site shows its built-in mark.'}</p>
        <FileButton
          label={setUp.fields.look.hasLogo ? 'Replace the logo' : 'Upload a logo'}
          quiet
          onFile={(file) => fillSlot('logo.png', file).then(onChanged)}
        />
      </div>
      <AccentField value={draft.accent} onValue={(accent) => onDraft({ accent })} messages={messages.accent} />
    </>
  );
}
