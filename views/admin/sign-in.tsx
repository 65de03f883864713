import { type ComponentType, useEffect, useState } from 'react';
import type { SignedInPerson } from '../../src/shared/admin/accounts.ts';
import { answerSignIn, pending } from './asked-sign-in.ts';

interface DialogProps {
  person: SignedInPerson;
  onAnswer(signedIn: boolean): void;
}

/**
 * The login dialog that appears when the session has ended. Afterward, the interrupted request is repeated. The dialog's script loads only
 * then: the response that ended the session has just shown that there is a connection.
 */
export function SignInDialog({ person }: Pick<DialogProps, 'person'>) {
  const isAsking = pending.use() !== undefined;
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  useEffect(() => {
    if (!isAsking || Dialog) return;
    import('./login-card.tsx').then(
      (card) => setDialog(() => card.LoginDialog),
      () => answerSignIn(false),
    );
  }, [isAsking, Dialog]);
  return isAsking && Dialog && <Dialog person={person} onAnswer={answerSignIn} />;
}
