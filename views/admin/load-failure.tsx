import { useState } from 'react';
import { Link, useRevalidator, useRouteError } from 'react-router';
import { telling } from '../islands/failure.ts';
import { ResponseError } from '../islands/request.ts';
import { LoadError, type MissingRecord, readJson, sendJson } from './api.ts';
import { Button } from './kit/button.tsx';

/** Replaces a section that can't be shown, because its data or its chunk didn't load, or its component failed. */
export function SectionFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (error instanceof LoadError)
    return (
      <LoadFailure what={error.what} missing={error.missing} error={error.cause} onReload={() => void revalidate()} />
    );
  if (error instanceof MissingScriptError) return <MissingScript />;
  return <Failure text="Something went wrong in this section." onReload={() => location.reload()} />;
}

/** The section's script didn't load: there is no connection, or the site was updated after this tab was opened. */
export class MissingScriptError extends Error {}

/** Offers to reload the page, which loads the scripts of an updated site. Without a connection, a reload would lose the page. */
function MissingScript() {
  const reload = () =>
    telling('Not loaded', async () => {
      await readJson('/api/admin/session');
      location.reload();
    });
  return (
    <Failure
      text="This section didn’t load. The website may have just been updated, or you may be offline."
      onReload={reload}
    />
  );
}

/** The request that discards an unreadable record, as the server names it (`DamagedRecordError`). */
interface Discard {
  label: string;
  method: 'DELETE' | 'POST';
  path: string;
  body: object;
}

interface LoadFailureProps {
  /** The name of the missing data, as the start of a sentence. */
  what: string;
  /** Explains a missing record that has its own address. */
  missing?: MissingRecord | undefined;
  error?: unknown;
  onReload(): void;
}

/** Explains a failed load, and offers to try again or to discard an unreadable record. */
export function LoadFailure({ what, missing, error, onReload }: LoadFailureProps) {
  const { status, body } = error instanceof ResponseError ? error : {};
  if (missing && status === 404) return <Missing {...missing} />;
  if (body?.discard)
    return <Damage message={body.message ?? ''} discard={body.discard as Discard} onReload={onReload} />;
  return <Failure text={`${what} could not be loaded. Please check your connection.`} onReload={onReload} />;
}

function Missing({ title, list, all }: MissingRecord) {
  return (
    <div className="load-failure card stack-2 starts pad">
      <h1>{title}</h1>
      <p>It may have been deleted.</p>
      <Link className="tap" to={list}>
        {all}
      </Link>
    </div>
  );
}

interface FailureProps {
  text: string;
  /** The label of the button. */
  label?: string;
  busy?: boolean;
  onReload(): void;
}

function Failure({ text, label = 'Try again', busy = false, onReload }: FailureProps) {
  return (
    <div className="load-failure card stack-2 starts pad" role="alert">
      <p>{text}</p>
      <Button quiet disabled={busy} onClick={onReload}>
        {label}
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
  return <Failure text={message} label={label} busy={busy} onReload={() => void send()} />;
}
