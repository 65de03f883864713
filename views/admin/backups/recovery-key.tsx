import { useState } from 'react';
import { type NewRecoveryKey, recoveryKeyConfirmationSchema } from '../../../src/shared/admin/copies.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { telling } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { Field, Submit, useForm } from '../kit/form.tsx';
import { QrPicture } from '../kit/qr-picture.tsx';
import { Settings } from '../kit/settings.tsx';

interface RecoveryKeyProps {
  /** When the owner confirmed the key; ISO 8601, UTC. */
  confirmedAt: string | undefined;
  /** Reads the state again. */
  onConfirmed(): Promise<void>;
}

const about = 'Opens your copies when this server is gone. You need it on paper, because the site doesn’t store it.';

/** The owner's recovery key. It is shown once, printed, and confirmed by its last letters. */
export function RecoveryKey({ confirmedAt, onConfirmed }: RecoveryKeyProps) {
  const [shown, setShown] = useState<NewRecoveryKey>();
  const [isMaking, setIsMaking] = useState(false);

  const make = async () => {
    setIsMaking(true);
    await telling('Not made', async () => setShown(await sendJson('POST', '/api/admin/copies/recovery-key')));
    setIsMaking(false);
  };

  if (shown)
    return (
      <ShownKey
        shown={shown}
        onConfirmed={async () => {
          setShown(undefined);
          await onConfirmed();
        }}
      />
    );
  return (
    <Settings id="recovery-key" title="Recovery key" about={about}>
      <p role="status" className="strong">
        {confirmedAt
          ? `You confirmed your recovery key on ${formatDateTime(confirmedAt)}.`
          : 'Nothing is copied until you have a recovery key.'}
      </p>
      {confirmedAt && (
        <p className="hint">If you lost it, make a new one. Earlier copies still need the earlier key.</p>
      )}
      <p>
        <Button quiet={confirmedAt !== undefined} disabled={isMaking} onClick={make}>
          {confirmedAt ? 'Make a new recovery key' : 'Make my recovery key'}
        </Button>
      </p>
    </Settings>
  );
}

function ShownKey({ shown: { key, qr }, onConfirmed }: { shown: NewRecoveryKey; onConfirmed(): Promise<void> }) {
  const form = useForm({
    name: 'recovery-key',
    schema: recoveryKeyConfirmationSchema,
    initial: { ending: '' },
    secret: ['ending'],
    failure: 'Not confirmed',
    async send(value) {
      await sendJson('PUT', '/api/admin/copies/recovery-key', value);
      await onConfirmed();
      addToast({ title: 'Success', description: 'The recovery key is in use.' });
    },
  });
  return (
    <Settings
      id="recovery-key"
      title="Recovery key"
      about="Print this page now and keep it with your insurance papers. The key isn’t shown again."
      form={form}
    >
      <div className="key-sheet stack-2 wraps">
        <p>
          <strong>Recovery key for the copies of your website’s backups</strong>
        </p>
        <p className="security__secret">{key}</p>
        <QrPicture {...qr} label="QR code with the recovery key" />
        <p>
          To restore on a new server, install the site there and run <code>npm run restore -- --remote</code>. It asks
          for this key.
        </p>
        <p>
          To open a copy without the site, save the key in a file named key.txt and use the free program age
          (age-encryption.org):
        </p>
        <p>
          <code>age -d -i key.txt -o site.tar site-20260101T030000000Z.tar.age</code>
        </p>
      </div>
      <p>
        <Button quiet onClick={() => window.print()}>
          Print this
        </Button>
      </p>
      <Field of="ending" />
      <p>
        <Submit working="One moment...">Confirm the key</Submit>
      </p>
    </Settings>
  );
}
