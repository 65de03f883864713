import type { SetUpStep } from '../../../src/shared/set-up.ts';

interface SetUpProgressProps {
  steps: readonly { name: SetUpStep; label: string; done: boolean }[];
  current: SetUpStep | 'done';
  onStep(step: SetUpStep): void;
}

/** How far the set-up is; each step can be opened at any time. */
export function SetUpProgress({ steps, current, onStep }: SetUpProgressProps) {
  const done = steps.filter((step) => step.done).length;
  return (
    <nav className="set-up__progress" aria-label="Steps of the set-up">
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
    </nav>
  );
}
