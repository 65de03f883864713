import { type ComponentType, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { type SavedStep, type Setup, type SetupStep, setupSchemas } from '../../../src/shared/admin/setup.ts';
import { describeFailure, tellFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { sendJson } from '../api.ts';
import { focusInPlace, focusOn } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { Form, Refusal, Submit, useForm } from '../kit/form.tsx';

/** The props of a step's fields, besides their form. */
export interface StepProps {
  setUp: Setup;
  /** Called after a change that was saved by its own request, such as an upload. */
  onChanged(): void;
}

/** One screen of the setup: its question, its initial values, and its request. */
interface StepParts<Draft extends object> {
  /** The label in the list of steps. */
  label: string;
  /** The main sentence of the screen. */
  title: string;
  text: string;
  /** The page on which the answer shows. */
  page?: string;
  begin(setUp: Setup): Draft;
  toBody(draft: Draft, setUp: Setup): object;
  /** Passwords, which this tab does not keep. */
  secret?: readonly (keyof Draft & string)[];
  /** The label of the save button, if it isn't "Continue". */
  submit?(setUp: Setup): string;
  Fields: ComponentType<StepProps>;
}

interface StepFormProps {
  step: SetupStep;
  setUp: Setup;
  /** True if the step was opened together with the section, not from another step. */
  isFirst: boolean;
  onSaved(saved: SavedStep): Promise<void>;
  /** Leaves the step for later. */
  onLater(): void;
  /** Loads the state again; typed values stay. */
  onChanged(): Promise<void>;
}

/** A screen in the list of steps. */
export interface StepScreen {
  label: string;
  page: string | undefined;
  Form: ComponentType<StepFormProps>;
}

/** A screen without its draft's type, which only its own components know. */
export function defineScreen<Draft extends object>(screen: StepParts<Draft>): StepScreen {
  const { label, page } = screen;
  return { label, page, Form: (props) => <SetupStepForm {...props} screen={screen} /> };
}

type SetupStepProps<Draft extends object> = StepFormProps & { screen: StepParts<Draft> };

/** One screen: a question, its fields, and three buttons to continue. */
function SetupStepForm<Draft extends object>(props: SetupStepProps<Draft>) {
  const { step, screen, setUp, isFirst, onSaved, onLater, onChanged } = props;
  const [isWaiting, setIsWaiting] = useState(false);
  const [failure, setFailure] = useState('');
  const left = useLeaving();
  const { Fields, title, text, secret = [], submit = () => 'Continue' } = screen;

  /** Sends the step, and retries while the connection is down. */
  async function put(body: object): Promise<void> {
    setFailure('');
    for (;;) {
      const saved = await sendJson<SavedStep>('PUT', `/api/admin/set-up/${step}`, body).catch((error: unknown) => {
        if (error instanceof ResponseError) refuse(error);
      });
      if (saved) return onSaved(saved);
      setIsWaiting(true);
      await waitForLine(left);
      if (left.aborted) throw new Refusal({});
    }
  }

  function refuse(error: ResponseError): never {
    if (error.status === 409) throw error;
    if (!error.body?.fields) setFailure(describeFailure(error));
    throw new Refusal(error.body?.fields ?? {});
  }

  const schema: z.ZodMiniType<object> = setupSchemas[step];
  const form = useForm({
    name: `set-up:${step}`,
    schema,
    initial: screen.begin(setUp),
    toInput: (draft: Draft) => screen.toBody(draft, setUp),
    secret,
    conflictTitle: 'This was changed in another window',
    compare: () => [],
    reread: onChanged,
    send: (body) => put({ ...body, seen: setUp.seen[step] }).finally(() => setIsWaiting(false)),
  });
  const keep = () =>
    put({ keep: true })
      .catch((error) => error instanceof Refusal || tellFailure('Not saved', error))
      .finally(() => setIsWaiting(false));

  return (
    <Form form={form} className="card stack-2 form set-up__form" aria-labelledby="set-up-title">
      {/* A newly opened section starts at its top, where the alarms are. Later steps start at their question. */}
      <h1 id="set-up-title" ref={isFirst ? focusInPlace : focusOn} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <Fields setUp={setUp} onChanged={() => void onChanged()} />
      <p className="set-up__outcome" role="status">
        {isWaiting && 'No connection. What you typed is kept and will be saved when you’re back online.'}
        {failure}
      </p>
      <div className="set-up__actions cluster cluster-1">
        <Submit disabled={isWaiting} working={isWaiting ? 'Continue' : 'Saving...'}>
          {submit(setUp)}
        </Submit>
        <Button quiet disabled={isWaiting || form.isSending} onClick={keep}>
          Keep as is
        </Button>
        <Button text onClick={onLater}>
          Later
        </Button>
      </div>
    </Form>
  );
}

/** Returns a signal that aborts when the component unmounts. */
function useLeaving(): AbortSignal {
  const [leaving] = useState(() => new AbortController());
  useEffect(() => () => leaving.abort(), [leaving]);
  return leaving.signal;
}

/** The interval of retries after a step couldn't be sent. */
const retryMs = 4000;

/** Waits until the connection may be back, or the step is closed. */
function waitForLine(left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, retryMs);
    const go = () => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener('online', go, { once: true, signal: left });
    left.addEventListener('abort', go, { once: true });
  });
}
