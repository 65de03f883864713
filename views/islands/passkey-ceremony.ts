import { describeFailure, tellProblem } from './failure.ts';
import { postJson, ResponseError } from './request.ts';

/** The password and code that confirm a new passkey, if the last sign-in was long ago. */
export interface Proof {
  currentPassword?: string;
  code?: string;
}

/** The browser's half of WebAuthn, loaded only once a passkey is used. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Signs in with a passkey that the person chooses. @returns the id of the person @throws PasskeyError, ResponseError */
export async function signInWithPasskey(): Promise<number> {
  const path = '/api/admin/passkeys/authentication';
  const { startAuthentication } = await loadWebAuthn();
  const optionsJSON = await (await postJson(`${path}/options`, {})).json();
  const response = await startAuthentication({ optionsJSON }).catch(explain);
  const { person } = await (await postJson(`${path}/verify`, { response })).json();
  return person.id;
}

/** Creates a passkey. @param path of the two requests @throws PasskeyError, ResponseError */
export async function createPasskey(path: string, proof: Proof = {}): Promise<void> {
  const { startRegistration } = await loadWebAuthn();
  const optionsJSON = await (await postJson(`${path}/options`, proof)).json();
  const response = await startRegistration({ optionsJSON }).catch(explain);
  await postJson(`${path}/verify`, { response });
}

/** The browser or the person ended the ceremony. The message says what to do. */
class PasskeyError extends Error {
  override name = 'PasskeyError';
}

const messages: Readonly<Record<string, string>> = {
  InvalidStateError: 'This device already has a passkey for this site.',
  SecurityError: 'Passkeys only work at the site’s own address. Open the admin there.',
  NotSupportedError: 'This browser or device can’t store passkeys. Try another one.',
};

function explain(error: unknown): never {
  const message = messages[(error as Error).name] ?? 'The passkey wasn’t used. You can try again.';
  throw new PasskeyError(message, { cause: error });
}

/** Shows why a passkey wasn't created or used. */
export function tellPasskeyFailure(title: string, error: unknown): void {
  tellProblem(title, describePasskeyFailure(error));
}

/** Returns the message for a failed ceremony or call. */
export function describePasskeyFailure(error: unknown): string {
  return error instanceof PasskeyError ? error.message : describeFailure(error);
}

/** True if the server asks for the current password first. */
export function asksForProof(error: unknown): boolean {
  return error instanceof ResponseError && error.body?.fields?.currentPassword !== undefined;
}
