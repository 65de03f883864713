import { useEffect, useRef } from 'react';
import type { SavedStep, SetUp, SetUpStep } from '../../../src/shared/set-up.ts';
import { forgetDraft, useStepDraft } from './step-draft.ts';
import { useStepSave } from './step-save.ts';
import type { StepScreen } from './step-screen.ts';

interface SetUpStepProps {
  step: SetUpStep;
  screen: StepScreen<unknown>;
  setUp: SetUp;
  onSaved(saved: SavedStep): void;
  /** Leaves the step for later. */
  onLater(): void;
  /** Reads the state again; what was typed stays. */
  onChanged(): Promise<void>;
}

/** One screen: a question, its fields, and the three ways on. */
export function SetUpStepForm({ step, screen, setUp, onSaved, onLater, onChanged }: SetUpStepProps) {
  const [draft, setDraft] = useStepDraft(step, screen, setUp);
  const heading = useRef<HTMLHeadingElement>(null);
  const save = useStepSave(
    step,
    (saved) => {
      forgetDraft(step);
      onSaved(saved);
    },
    onChanged,
  );
  useEffect(() => heading.current?.focus(), []);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(save.messages).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [save.messages]);
  const isBusy = save.state !== 'idle';
  const { Fields } = screen;
  return (
    <form
      ref={form}
      className="admin-card form set-up__form"
      aria-labelledby="set-up-title"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save.send({ ...screen.toBody(draft, setUp), seen: setUp.seen[step] });
      }}
    >
      <h1 id="set-up-title" ref={heading} tabIndex={-1}>
        {screen.title}
      </h1>
      <p>{screen.text}</p>
      <Fields
        draft={draft}
        setUp={setUp}
        messages={save.messages}
        onDraft={setDraft}
        onChanged={() => void onChanged()}
      />
      <p className="set-up__outcome" role="status">
        {save.state === 'waiting' &&
          'No connection. What you typed is kept and will be saved as soon as you are back online.'}
        {save.failure}
      </p>
      <div className="set-up__actions">
        <button className="button" type="submit" disabled={isBusy}>
          {save.state === 'saving' ? 'Saving...' : 'Continue'}
        </button>
        <button
          className="button button--quiet"
          type="button"
          disabled={isBusy}
          onClick={() => void save.send({ keep: true })}
        >
          Keep as it is
        </button>
        <button className="text-button" type="button" onClick={onLater}>
          Later
        </button>
      </div>
    </form>
  );
}
