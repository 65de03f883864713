import { useState } from 'react';
import { Link, useRevalidator, useRouteError } from 'react-router';
import { telling } from '../islands/failure.ts';
import { ResponseError } from '../islands/request.ts';
import { LoadError, sendJson } from './api.ts';
import { Button } from './kit/button.tsx';

/** What stands in the place of a section that cannot be shown: its data or its chunk did not arrive, or its component failed. */
export function SectionFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (error instanceof LoadError)
    return <LoadFailure what={error.what} error={error.cause} onReload={() => void revalidate()} />;
  return (
    <Failure text="This section could not be shown. Please check your connection." onReload={() => location.reload()} />
  );
}

/** The call that discards what cannot be read, as the server names it (`DamagedRecordError`). */
interface Discard {
  label: string;
  method: 'DELETE' | 'POST';
  path: string;
  body: object;
}

/** Something could not be loaded: says what, and offers to load it again, or to discard what is stored and cannot be read. */
export function LoadFailure({ what, error, onReload }: { what: string; error?: unknown; onReload(): void }) {
  const { status, body } = error instanceof ResponseError ? error : {};
  const list = status === 404 && lists[what];
  if (list) return <MissingRecord kind={what.replace('The ', '')} list={list} />;
  if (body?.discard)
    return <Damage message={body.message ?? ''} discard={body.discard as Discard} onReload={onReload} />;
  return <Failure text={`${what} could not be loaded. Please check your connection.`} onReload={onReload} />;
}

/** Where the records of a kind are listed. */
const lists: Record<string, string> = {
  'The lead': '/admin',
  'The page': '/admin/site',
  'The project': '/admin/projects',
};

/** The address of a record that does not exist, with the way back to the list of its kind. */
function MissingRecord({ kind, list }: { kind: string; list: string }) {
  return (
    <div className="load-failure card stack-2">
      <h1>This {kind} does not exist</h1>
      <p>It may have been deleted.</p>
      <Link to={list}>All {kind}s</Link>
    </div>
  );
}

function Failure({ text, onReload }: { text: string; onReload(): void }) {
  return (
    <div className="load-failure card stack-2" role="alert">
      <p>{text}</p>
      <Button quiet onClick={onReload}>
        Load again
      </Button>
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
    <div className="load-failure card stack-2" role="alert">
      <p>{message}</p>
      <Button quiet disabled={busy} onClick={send}>
        {label}
      </Button>
    </div>
  );
}
