import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  type CopiesView,
  type CopySettingsView,
  type CopySummary,
  type CopyTestResult,
  copySettingsSchema,
} from '../../../src/shared/admin/copies.ts';

import { formatDateTime } from '../../../src/shared/dates.ts';
import { formatBytes } from '../../../src/shared/sizes.ts';
import { telling } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { Light, useAct } from '../health/light.tsx';
import { Button } from '../kit/button.tsx';
import { Field, Fields, SaveBar, useForm } from '../kit/form.tsx';
import { Settings } from '../kit/settings.tsx';
import { RecoveryKey } from './recovery-key.tsx';

/** Copies of the backups in a bucket: where they go, the key that opens them, and the list of copies. */
export function CopiesElsewhere({ copies }: { copies: CopiesView }) {
  const { settings, recoveryKeyAt } = copies;
  const { revalidate } = useRevalidator();
  const isSet = settings.bucket !== '';
  return (
    <>
      {settings.fixed ? <FixedBucket settings={settings} /> : <BucketForm settings={settings} onChanged={revalidate} />}
      {isSet && <RecoveryKey confirmedAt={recoveryKeyAt} onConfirmed={revalidate} />}
      {isSet && recoveryKeyAt && <CopyList copies={copies} />}
    </>
  );
}

const title = { id: 'copies', title: 'Copies elsewhere' };
const about =
  'A fire or a failed disk takes the site and its backups together. Each night, the site can also copy its backup, encrypted, to storage at Cloudflare R2, Backblaze B2, Wasabi, Amazon S3, or Garage.';

function FixedBucket({ settings }: { settings: CopySettingsView }) {
  const { endpoint, bucket, folder, region, accessKeyId } = settings;
  const facts = [
    ['Endpoint', endpoint],
    ['Bucket', bucket],
    ['Folder in the bucket (prefix)', folder || 'none'],
    ['Region', region || 'automatic'],
    ['Access key', accessKeyId],
  ];
  return (
    <Settings
      {...title}
      about="Set on the server with BACKUP_REMOTE, BACKUP_ENDPOINT, and the AWS variables. Change it there."
    >
      <dl className="stack-1 wraps">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="strong">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TestButton />
    </Settings>
  );
}

function BucketForm({ settings, onChanged }: { settings: CopySettingsView; onChanged(): Promise<void> }) {
  const { version, fixed: _fixed, hasSecret, ...stored } = settings;
  const form = useForm({
    name: 'copies',
    schema: copySettingsSchema,
    initial: { ...stored, secret: '' },
    version,
    secret: ['secret'] as const,
    toInput: ({ secret, ...draft }, version) => ({ ...draft, version, ...(secret && { secret }) }),
    reread: onChanged,
    async send(value) {
      await sendJson<CopiesView>('PUT', '/api/admin/copies/bucket', value);
      await onChanged();
      addToast({ title: 'Success', description: 'The bucket is saved.' });
    },
  });

  const remove = () =>
    telling('Not removed', async () => {
      await sendJson<CopiesView>('DELETE', '/api/admin/copies/bucket', { version });
      form.discard();
      await onChanged();
      addToast({ title: 'Removed', description: 'Backups are no longer copied. The copies in the bucket stay there.' });
    });

  return (
    <Settings {...title} form={form} about={about}>
      <Fields of="endpoint bucket folder accessKeyId" />
      <Field of="secret" placeholder={hasSecret ? 'Saved. Leave blank to keep it' : ''} />
      <Field of="region" placeholder="Usually blank" />
      <p className="hint">
        Use a bucket with object lock (30 days or more) and a key that may write and read but not delete. Then nobody
        can delete your copies, not even someone who breaks into this server.
      </p>
      <TestButton settings={() => ({ ...form.draft, secret: form.draft.secret || undefined, version })}>
        {stored.bucket && (
          <Button quiet onClick={remove}>
            Stop copying
          </Button>
        )}
      </TestButton>
      <SaveBar>Save bucket</SaveBar>
    </Settings>
  );
}

/**
 * Tests the connection and reports the result.
 * @param settings the typed settings; the stored ones are used when absent
 */
function TestButton({ settings, children }: { settings?: () => object; children?: ReactNode }) {
  const [isTesting, setIsTesting] = useState(false);
  const [result, setResult] = useState<CopyTestResult>();

  const test = async () => {
    setIsTesting(true);
    setResult(undefined);
    await telling('Not tested', async () => {
      setResult(await sendJson<CopyTestResult>('POST', '/api/admin/copies/tests', settings?.()));
    });
    setIsTesting(false);
  };

  return (
    <>
      <p className="cluster cluster-1">
        <Button quiet disabled={isTesting} onClick={test}>
          {isTesting ? 'Testing...' : 'Test the connection'}
        </Button>
        {children}
      </p>
      <div role="status" className="stack-1">
        {result && <Light good={result.works}>{result.message}</Light>}
        {result?.notes.map((note) => (
          <p key={note} className="hint wraps">
            {note}
          </p>
        ))}
      </div>
    </>
  );
}

/** Time between two readings of the list while a copy is made, in milliseconds. */
const lookMs = 3000;

function CopyList({ copies: { copies, failure, checkFailure, note, isBusy } }: { copies: CopiesView }) {
  const [isSending, act] = useAct();
  const { revalidate } = useRevalidator();
  const [newest] = copies;
  const verified = copies.find(({ verifiedAt, problem }) => verifiedAt && !problem);
  const problem = failure ?? checkFailure;

  useEffect(() => {
    if (!isBusy) return;
    const looking = setInterval(() => void revalidate(), lookMs);
    return () => clearInterval(looking);
  }, [isBusy, revalidate]);

  return (
    <Settings
      id="copy-list"
      title="Copies"
      about="The site keeps 7 daily, 5 weekly, and 12 monthly copies. Once a week it downloads the newest copy and restores it to a spare folder, to be sure that it works."
    >
      <div role="status">
        {isBusy ? (
          <p className="notice">Working on the copies. A large site takes a while; you can leave this page.</p>
        ) : problem ? (
          <Light good={false}>{problem} Backups on this server continue.</Light>
        ) : (
          verified?.verifiedAt && (
            <Light good>The newest copy passed its check on {formatDateTime(verified.verifiedAt)}.</Light>
          )
        )}
      </div>
      {note && <p className="hint">{note}</p>}
      <p className="cluster cluster-1">
        <Button quiet disabled={isSending || isBusy} onClick={() => act('POST', '/api/admin/copies')}>
          Copy the latest backup now
        </Button>
        {newest && (
          <Button quiet disabled={isSending || isBusy} onClick={() => act('POST', '/api/admin/copies/checks')}>
            Check the newest copy
          </Button>
        )}
      </p>
      {newest ? (
        <ul className="rows wraps">
          {copies.map((copy) => (
            <CopyRow key={copy.name} {...copy} />
          ))}
        </ul>
      ) : (
        <p>No copies yet. The site makes one after tonight’s backup.</p>
      )}
    </Settings>
  );
}

function CopyRow({ name, createdAt, bytes, verifiedAt, problem }: CopySummary) {
  return (
    <li className="entry block">
      <strong>{formatDateTime(createdAt)}</strong>{' '}
      <span className="hint block">
        {formatBytes(bytes)}
        {verifiedAt && `, checked ${formatDateTime(verifiedAt)}`}
      </span>
      <span className="hint block">{name}</span>
      {problem && <strong className="wrong">{problem}</strong>}
    </li>
  );
}
