import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import {
  type LaunchNotice,
  type SavedStep,
  type Setup,
  type SetupStep,
  setupSteps,
} from '../../../src/shared/admin/setup.ts';
import type { OpenDocument } from '../../../src/shared/content/versions.ts';
import { telling } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { LaunchTaskList } from '../health/task-list.tsx';
import { focusInPlace, focusOn } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { ConnectDomain } from './domain.tsx';
import { screens } from './steps.tsx';

/** The last saved step, and the batch that undoes it. */
interface LastSave {
  step: SetupStep;
  undo?: string | undefined;
  count: number;
}

const [loader, useSetup] = defineData('The setup', () => readJson<Setup>('/api/admin/set-up'));

export { loader };

/** The setup assistant: one question per screen. It opens at the first unanswered question. */
export function Component() {
  const setUp = useSetup();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<SetupStep | 'domain' | 'done'>();
  const [last, setLast] = useState<LastSave>();
  // Fixed while the step is open: an upload may complete the step, but must not leave it.
  const [opened] = useState<SetupStep | 'done'>(() => setUp.steps.find(({ done }) => !done)?.name ?? 'done');
  const current = chosen ?? opened;

  const goOn = (step: SetupStep, { steps }: Setup) => setChosen(nextStep(step, steps) ?? 'domain');

  async function takeSaved(step: SetupStep, { undo, ...saved }: SavedStep): Promise<void> {
    // This step stays until the stored state for the next one has loaded.
    setChosen(step);
    await revalidate();
    setLast({ step, undo, count: (last?.count ?? 0) + 1 });
    goOn(step, saved);
  }

  const undoStep = (batch: string, step: SetupStep) =>
    telling('Not undone', async () => {
      await sendJson('POST', `/api/admin/batches/${batch}/reversal`);
      await revalidate();
      setLast(undefined);
      setChosen(step);
    });

  const page =
    current === 'done' || current === 'domain' ? '/' : ((last && screens[last.step].page) ?? screens[current].page);
  const Form = current === 'done' || current === 'domain' ? undefined : screens[current].Form;
  return (
    <div className="set-up stack-2">
      <SetupProgress
        steps={setUp.steps.map((step) => ({ ...step, label: screens[step.name].label }))}
        current={current}
        onStep={setChosen}
      />
      {last && (
        <p className="set-up__saved notice cluster" role="status">
          <span>{screens[last.step].label}: saved.</span>
          {page && (
            <a className="tap" href="#set-up-page">
              See the page
            </a>
          )}
          {last.undo && (
            <Button text onClick={() => undoStep(last.undo ?? '', last.step)}>
              Undo
            </Button>
          )}
        </p>
      )}
      <div className="set-up__body stack">
        {current === 'domain' ? (
          <ConnectDomain host={hostOf(setUp.fields.business.website)} onDone={() => setChosen('done')} />
        ) : current === 'done' || !Form ? (
          <SetupDone setUp={setUp} isFirst={chosen === undefined} onStep={setChosen} onChanged={revalidate} />
        ) : (
          <Form
            key={`${current} ${last === undefined}`}
            step={current}
            setUp={setUp}
            isFirst={chosen === undefined}
            onSaved={(saved) => takeSaved(current, saved)}
            onLater={() => goOn(current, setUp)}
            onChanged={revalidate}
          />
        )}
        {page && <SetupPage key={`${page} ${last?.count ?? 0}`} page={page} />}
      </div>
    </div>
  );
}

/** The host of the website in the profile, without `www.`; empty while it is the sample's. */
function hostOf(website: string): string {
  const host = /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(website)?.[1]?.toLowerCase() ?? '';
  return host.endsWith('.example') ? '' : host;
}

/** Returns the next open step. Steps that were left for later aren't repeated before the end of the list. */
function nextStep(step: SetupStep, steps: Setup['steps']): SetupStep | undefined {
  const at = setupSteps.indexOf(step);
  return steps.slice(at + 1).find(({ done }) => !done)?.name;
}

/**
 * The real page as visitors see it, with the last saved answers.
 * @param page the page's address
 */
function SetupPage({ page }: { page: string }) {
  return (
    <section className="set-up__page stack-1" aria-labelledby="set-up-page">
      <div className="set-up__page-head cluster apart">
        <h2 id="set-up-page">Your website now</h2>
        <a className="tap" href={page} target="_blank" rel="noopener">
          Open it
        </a>
      </div>
      <iframe className="set-up__frame paper" src={page} title="Your website" loading="lazy" />
    </section>
  );
}

interface SetupProgressProps {
  steps: readonly { name: SetupStep; label: string; done: boolean }[];
  current: SetupStep | 'domain' | 'done';
  onStep(step: SetupStep | 'domain'): void;
}

/** The progress of the setup. Each step can be opened at any time. */
function SetupProgress({ steps, current, onStep }: SetupProgressProps) {
  const done = steps.filter((step) => step.done).length;
  return (
    <nav className="stack-1" aria-label="Setup steps">
      <p>
        <strong>
          {done} of {steps.length} done
        </strong>
      </p>
      <ol className="set-up__steps">
        {steps.map(({ name, label, done }, index) => (
          <li key={name}>
            <button
              type="button"
              className={`set-up__step${done ? ' set-up__step--done' : ''}`}
              aria-current={name === current ? 'step' : undefined}
              onClick={() => onStep(name)}
            >
              <span className="set-up__number" aria-hidden="true">
                {done ? '✓' : index + 1}
              </span>
              <span className="set-up__label">{label}</span>
              {done && <span className="unseen">, done</span>}
            </button>
          </li>
        ))}
      </ol>
      <p>
        <Button text aria-current={current === 'domain' ? 'step' : undefined} onClick={() => onStep('domain')}>
          Connect your domain
        </Button>
      </p>
    </nav>
  );
}

interface SetupDoneProps {
  setUp: Setup;
  isFirst: boolean;
  onStep(step: SetupStep | 'domain'): void;
  onChanged(): Promise<void>;
}

/** The last screen of the setup: steps that were left for later, and parts that are still samples or missing. */
function SetupDone({ setUp, isFirst, onStep, onChanged }: SetupDoneProps) {
  const { tasks, steps } = setUp;
  const open = steps.filter(({ done }) => !done);
  return (
    <section className="card stack-2 set-up__form" aria-labelledby="set-up-title">
      <h1 id="set-up-title" ref={isFirst ? focusInPlace : focusOn} tabIndex={-1}>
        {open.length === 0 ? 'Your website is set up' : 'You can finish the setup at any time'}
      </h1>
      {open.length > 0 && (
        <>
          <h2>Left for later</h2>
          <p className="cluster cluster-1">
            {open.map(({ name }) => (
              <Button quiet key={name} onClick={() => onStep(name)}>
                Go to {screens[name].label}
              </Button>
            ))}
          </p>
        </>
      )}
      {tasks.length === 0 ? <p>You’ve replaced all the samples.</p> : <Tasks tasks={tasks} onChanged={onChanged} />}
      <p className="cluster cluster-1">
        Does your domain point here yet?
        <Button text onClick={() => onStep('domain')}>
          Connect your domain
        </Button>
      </p>
      <p className="cluster cluster-1">
        <a className="button" href="/">
          See the website
        </a>
        <Link className="button button--quiet" to="/admin">
          Go to the admin
        </Link>
      </p>
    </section>
  );
}

/** The samples and gaps that customers would notice, with a button that hides the samples. */
function Tasks({ tasks, onChanged }: { tasks: readonly LaunchNotice[]; onChanged(): Promise<void> }) {
  const switches = tasks.flatMap(({ hiddenBy }) => hiddenBy ?? []);
  return (
    <>
      <h2>Before customers see the site</h2>
      <LaunchTaskList tasks={tasks} />
      {switches.length > 0 && (
        <p>
          <Button quiet onClick={() => telling('Not hidden', () => hideSamples(switches).then(onChanged))}>
            {switches.length > 1
              ? 'Hide the sample reviews and numbers'
              : switches[0] === 'showReviews'
                ? 'Hide the sample reviews'
                : 'Hide the sample numbers'}
          </Button>
        </p>
      )}
    </>
  );
}

/** Turns off these parts of the home page. They can be shown again in the profile. */
async function hideSamples(switches: readonly ('showReviews' | 'showStats')[]): Promise<void> {
  const { words, draftVersion: version } = await readJson<OpenDocument>('/api/admin/content/profile');
  const hidden = Object.fromEntries(switches.map((name) => [name, false]));
  await sendJson('POST', '/api/admin/content/profile/publication', {
    version,
    words: { ...(words as object), ...hidden },
  });
  addToast({ title: 'Hidden', description: 'You can show them again under Profile.' });
}
