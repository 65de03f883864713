import { useState } from 'react';
import { telling } from '../islands/failure.ts';
import { ResponseError } from '../islands/request.ts';
import { sendJson } from './admin-request.ts';

/** The call that discards what cannot be read, as the server names it (`DamagedRecordError`). */
interface Discard {
  label: string;
  method: 'DELETE' | 'POST';
  path: string;
  body: object;
}

/** Something could not be loaded: says what, and offers to load it again, or to discard what is stored and cannot be read. */
export function LoadFailure({ what, error, onReload }: { what: string; error?: unknown; onReload(): void }) {
  const { message, discard } = damageOf(error);
  if (discard) return <Damage message={message} discard={discard} onReload={onReload} />;
  return (
    <div className="load-failure" role="alert">
      <p>{what} could not be loaded. Please check your connection.</p>
      <button className="button button--quiet" type="button" onClick={onReload}>
        Load again
      </button>
    </div>
  );
}

function Damage({ message, discard, onReload }: { message: string; discard: Discard; onReload(): void }) {
  const [busy, setBusy] = useState(false);
  const { label, method, path, body } = discard;
  const send = async () => {
    setBusy(true);
    await telling('Not discarded', async () => {
      await sendJson(method, path, body);
      onReload();
    });
    setBusy(false);
  };
  return (
    <div className="load-failure" role="alert">
      <p>{message}</p>
      <button className="button button--quiet" type="button" disabled={busy} onClick={() => void send()}>
        {label}
      </button>
    </div>
  );
}

function damageOf(error: unknown): { message: string; discard?: Discard | undefined } {
  const body = error instanceof ResponseError ? error.body : undefined;
  return { message: body?.message ?? '', discard: body?.discard as Discard | undefined };
}

/** The address of a record that does not exist, with the way back to the list of its kind. */
export function MissingRecord({ kind, list }: { kind: 'lead' | 'project'; list: string }) {
  return (
    <div className="load-failure">
      <h1>This {kind} does not exist</h1>
      <p>It may have been deleted.</p>
      <a href={list}>All {kind}s</a>
    </div>
  );
}
