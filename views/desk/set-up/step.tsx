import { useEffect, useRef, useState } from 'react';
import type { SavedStep, SetUp, SetUpStep } from '../../../src/shared/desk/set-up.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { describeFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { sendJson } from '../api.ts';
import type { StepScreen } from './step-screen.ts';

interface SetUpStepProps {
  step: SetUpStep;
  screen: StepScreen<unknown>;
  setUp: SetUp;
  /** It came with the section itself, and not from another step. */
  isFirst: boolean;
  onSaved(saved: SavedStep): void;
  /** Leaves the step for later. */
  onLater(): void;
  /** Reads the state again; what was typed stays. */
  onChanged(): Promise<void>;
}

/** One screen: a question, its fields, and the three ways on. */
export function SetUpStepForm({ step, screen, setUp, isFirst, onSaved, onLater, onChanged }: SetUpStepProps) {
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
  // A section that opens begins at its top, where the alarms are; the next step begins at its question.
  const arrival = useRef({ preventScroll: isFirst });
  useEffect(() => heading.current?.focus(arrival.current), []);
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
      className="admin-card card stack-2 form set-up__form"
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
      <div className="cluster cluster-1">
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

const keyOf = (step: SetUpStep) => `set-up:${step}`;

/**
 * What was typed in a step; kept in this tab until it is saved, so that it outlives a reload and a look at another step.
 * @returns the draft, and a call that takes the next one or what makes it out of the newest. Two changes in one moment
 * both count that way, also when the second was made before the first was drawn.
 */
function useStepDraft(
  step: SetUpStep,
  screen: StepScreen<unknown>,
  setUp: SetUp,
): [draft: unknown, change: (next: unknown | ((newest: unknown) => unknown)) => void] {
  const [draft, setDraft] = useState(() => ({ ...(screen.begin(setUp) as object), ...readKept(step) }) as unknown);
  const newest = useRef(draft);
  return [
    draft,
    (next) => {
      const changed = typeof next === 'function' ? next(newest.current) : next;
      newest.current = changed;
      setDraft(changed);
      keep(step, screen.toKeep ? screen.toKeep(changed) : changed);
    },
  ];
}

/** Forgets what was typed, once it is saved. */
function forgetDraft(step: SetUpStep): void {
  try {
    sessionStorage.removeItem(keyOf(step));
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}

function readKept(step: SetUpStep): object {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(step)) ?? '{}');
  } catch {
    return {};
  }
}

function keep(step: SetUpStep, draft: unknown): void {
  try {
    sessionStorage.setItem(keyOf(step), JSON.stringify(draft));
  } catch {
    // Without storage a reload begins the step anew.
  }
}

/** `waiting`: the line is down, and the step is sent again by itself. */
type SaveState = 'idle' | 'saving' | 'waiting';

/** How often a step that could not be sent is tried again. */
const retryMs = 4000;

/** Saves a step; a line that is down for a moment costs nothing, because the step is sent again once it is back. */
function useStepSave(step: SetUpStep, onSaved: (saved: SavedStep) => void, onConflict: () => Promise<void>) {
  const [state, setState] = useState<SaveState>('idle');
  const [messages, setMessages] = useState<FieldMessages>({});
  const [failure, setFailure] = useState('');
  const waiting = useRef<object>(undefined);

  async function send(body: object): Promise<void> {
    waiting.current = body;
    setState((now) => (now === 'waiting' ? now : 'saving'));
    setFailure('');
    setMessages({});
    try {
      const saved = await sendJson<SavedStep>('PUT', `/api/admin/set-up/${step}`, body);
      setState('idle');
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof ResponseError)) return setState('waiting');
      // What stands now is read first, so that the next try goes out over it.
      if (error.status === 409) await onConflict();
      setState('idle');
      const fields = error.body?.fields ?? {};
      setMessages(fields);
      if (Object.keys(fields).length === 0) setFailure(describeFailure(error));
    }
  }

  useEffect(() => {
    if (state !== 'waiting') return;
    const again = () => waiting.current && void send(waiting.current);
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  });

  return { state, messages, failure, send };
}
