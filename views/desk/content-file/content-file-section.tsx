import { useEffect, useRef } from 'react';
import { FileButton } from '../file-button.tsx';
import { FileContents } from './file-contents.tsx';
import { type ImportState, useImport } from './use-import.ts';

/** All words and pictures as one file: saved, looked at, brought in, taken back (docs/product.md, "Content file"). */
export function Component() {
  return (
    <div className="content-file">
      <h1>Words and pictures as a file</h1>
      <section className="admin-card" aria-labelledby="content-file-save">
        <h2 id="content-file-save">Save</h2>
        <p>
          One file with everything that visitors read and see: your words, the list of pages, redirects, the business
          profile and your pictures. It does not include drafts, projects, prices, the catalog, leads or passwords.
        </p>
        <a className="button" href="/api/admin/content-file" download>
          Save all words and pictures as a file
        </a>
      </section>
      <ImportCard />
    </div>
  );
}

function ImportCard() {
  const { state, refusal, receive, apply, undo, leave } = useImport();
  const heading = useFocusAfter(state.step);
  return (
    <section className="admin-card" aria-labelledby="content-file-bring">
      <h2 ref={heading} id="content-file-bring" tabIndex={-1}>
        Bring in
      </h2>
      {state.step === 'start' && (
        <p>
          Choose a file saved by this site or another one like it. It is checked first, and you see what it would
          change. Nothing changes until you say so.
        </p>
      )}
      <div role="status">
        {state.step === 'sending' && (
          <p className="content-file__waiting">
            Sending and checking. With many pictures, this can take a few minutes.
          </p>
        )}
        {state.step === 'applied' && <p>Brought in. Every page shows it now.</p>}
        {state.step === 'undone' && <p>Taken back. Every page is as it was before.</p>}
      </div>
      {refusal.length > 0 && (
        <div className="content-file__refusal" role="alert">
          <ul>
            {refusal.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {(state.step === 'checked' || state.step === 'applying') && (
        <FileContents key={state.summary.import} {...state} onApply={apply} onLeave={leave} />
      )}
      {state.step === 'applied' && (
        <button className="button button--quiet" type="button" disabled={state.isUndoing} onClick={() => void undo()}>
          Undo
        </button>
      )}
      {!(state.step === 'checked' || state.step === 'applying') && (
        <FileButton label="Bring in a file" accept=".tar,application/x-tar" onFile={receive} />
      )}
    </section>
  );
}

/** The button that led to a step is gone with the step before; the keyboard goes on at the heading. */
function useFocusAfter(step: ImportState['step']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step && step !== 'sending' && step !== 'applying') heading.current?.focus();
    last.current = step;
  }, [step]);
  return heading;
}
