import { useState } from 'react';
import {
  type ListedPasskey,
  type ListedPasskeys,
  type OwnAccount,
  reauthenticationSchema,
} from '../../../src/shared/admin/accounts.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { AccountName } from '../../components/account-name.tsx';
import { telling } from '../../islands/failure.ts';
import {
  asksForProof,
  createPasskey,
  type Proof,
  signInWithPasskey,
  tellPasskeyFailure,
} from '../../islands/passkey-ceremony.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { ask } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { Field, Submit, useForm } from '../kit/form.tsx';
import { Settings } from '../kit/settings.tsx';

interface PasskeysProps {
  account: OwnAccount;
  listed: ListedPasskeys;
  /** Two-step verification is on. */
  asksCode: boolean;
  onChanged(): Promise<void>;
}

const path = '/api/admin/passkeys';

/** One's own passkeys. */
export function Passkeys({ account, listed: { passkeys, unavailable }, asksCode, onChanged }: PasskeysProps) {
  const [isBusy, setBusy] = useState(false);
  const [needsProof, setNeedsProof] = useState(false);

  async function add(proof?: Proof): Promise<void> {
    setBusy(true);
    try {
      if (!account.hasPassword) await signInWithPasskey();
      await createPasskey(`${path}/registration`, proof);
      setNeedsProof(false);
      addToast({ title: 'Passkey added', description: 'You can now sign in with it.' });
      await onChanged();
    } catch (error) {
      if (!proof && asksForProof(error)) setNeedsProof(true);
      else if (proof && asksForProof(error)) throw error;
      else tellPasskeyFailure('Not added', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Settings
      id="passkeys-title"
      title="Passkeys"
      about="Sign in with your fingerprint, your face, or your device’s PIN. A passkey needs no password and no code."
    >
      {unavailable && <p>{unavailable}</p>}
      {passkeys.length > 0 && (
        <ul className="card rows">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={onChanged} />
          ))}
        </ul>
      )}
      {!unavailable && passkeys.length === 0 && <p>You don’t have a passkey yet.</p>}
      {!unavailable && !needsProof && (
        <p>
          <Button quiet aria-disabled={isBusy} onClick={() => !isBusy && void add()}>
            {isBusy ? 'Adding...' : 'Add a passkey'}
          </Button>
        </p>
      )}
      {needsProof && <ProofForm account={account.email || 'admin'} asksCode={asksCode} onProof={add} />}
    </Settings>
  );
}

interface ProofFormProps {
  account: string;
  asksCode: boolean;
  onProof(proof: Proof): Promise<void>;
}

/** Asks for the password if the sign-in was long ago, so that an unattended screen isn't enough to add a passkey. */
function ProofForm({ account, asksCode, onProof }: ProofFormProps) {
  const form = useForm({
    name: 'passkey-proof',
    schema: reauthenticationSchema,
    initial: { currentPassword: '', code: '' },
    secret: ['currentPassword', 'code'],
    failure: 'Not added',
    send: onProof,
  });
  return (
    <Settings id="passkey-proof-title" title="Confirm that it’s you" form={form}>
      <AccountName of={account} />
      <Field of="currentPassword" />
      {asksCode && <Field of="code" />}
      <p>
        <Submit working="One moment...">Continue</Submit>
      </p>
    </Settings>
  );
}

function PasskeyRow({ passkey, onRemoved }: { passkey: ListedPasskey; onRemoved(): Promise<void> }) {
  const { id, name, createdAt, usedAt, isForOldAddress, host } = passkey;

  async function remove(): Promise<void> {
    const isSure = await ask({
      title: `Remove the passkey “${name}”?`,
      text: 'You can no longer sign in with it. Also delete it in your device’s password manager.',
      yes: 'Remove',
      no: 'Keep',
      danger: true,
    });
    if (!isSure) return;
    await telling('Not removed', async () => {
      await sendJson('DELETE', `${path}/${id}`);
      await onRemoved();
      document.getElementById('passkeys-title')?.focus();
    });
  }

  return (
    <li className="entry pad">
      <div className="wraps">
        <p className="strong">{name}</p>
        <p className="hint">
          Created {formatDateTime(createdAt)}, {usedAt ? `last used ${formatDateTime(usedAt)}` : 'not used yet'}
        </p>
        {isForOldAddress && <p className="hint">For the old address {host}. It doesn’t work here.</p>}
      </div>
      <Button text about={name} onClick={remove}>
        Remove
      </Button>
    </li>
  );
}
