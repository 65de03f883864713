import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { inTransaction } from '../database/index.ts';
import { changesOf } from '../http/change-rule.ts';
import { InvalidPasskeyError, LinkUsedError, PasskeysUnavailableError } from '../http/errors.ts';
import { logEvent, logRefusal } from '../http/logs.ts';
import { recordParams, type ZodApp } from '../http/validation.ts';
import { describeBrowser } from '../outbox/index.ts';
import { type ListedPasskeys, proofSchema } from '../shared/admin/accounts.ts';
import { welcomePath } from '../shared/routes.ts';
import { requirePerson, requireProof } from './admin-routes.ts';
import { authenticatorNames } from './authenticator-names.ts';
import {
  type ChallengePurpose,
  findPasskey,
  findPasskeyPlace,
  listPasskeys,
  type NewPasskey,
  notePasskeyUse,
  type PasskeyPlace,
  readUserHandle,
  removePasskey,
  saveChallenge,
  savePasskey,
  takeChallenge,
} from './passkeys.ts';
import { findPersonByLink, type Person } from './people.ts';
import { acceptLink } from './welcome.ts';

/** EdDSA, ES256, and RS256, in both calls: Node 26 would offer an experimental algorithm first. */
const supportedAlgorithmIDs = [-8, -7, -257];
const authenticatorSelection = { residentKey: 'required', userVerification: 'required' } as const;
const ceremonyMs = 5 * 60_000;

/** It takes 95 ms and 26 MB to load, so it is loaded only where a passkey is used. */
function loadWebAuthn() {
  // Node's experimental check of algorithms would print warnings, and this site offers none of the algorithms that it is about.
  Reflect.deleteProperty(SubtleCrypto, 'supports');
  return import('@simplewebauthn/server');
}

const base64url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(20_000));
/** The parts of a browser's response that this site reads. The library checks the rest. */
const responseSchema = z.object({
  response: z.looseObject({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    response: z.looseObject({}),
  }),
});

const nothing = { change: { none: 'makes a challenge, which changes nothing' } } as const;
const securityLog = { change: { none: 'the security log has it' } } as const;
const changes = changesOf('passkeys');

/** Routes for signing in with a passkey, and for the passkey of a one-time link; outside of the guarded scope. */
export async function passkeySignInRoutes(app: ZodApp): Promise<void> {
  app.post('/api/admin/passkeys/authentication/options', { role: 'anyone', config: nothing }, async (request) => {
    const { rpId } = requirePlace(app);
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      userVerification: 'required',
      timeout: ceremonyMs,
    });
    await remember(request, 'authentication', options.challenge);
    return options satisfies PublicKeyCredentialRequestOptionsJSON;
  });

  const signIn = { role: 'anyone', config: securityLog, schema: { body: responseSchema } } as const;
  app.post('/api/admin/passkeys/authentication/verify', signIn, async (request, reply) => {
    await app.loginLimit.check(request, reply);
    const person = await verifyAuthentication(request, request.body.response as unknown as AuthenticationResponseJSON);
    if (!person) {
      await app.loginLimit.count(request, reply);
      logRefusal(request, 'wrong-passkey');
      throw new InvalidPasskeyError();
    }
    await request.borrowDiskRoom();
    await request.signIn(person);
    logEvent(request, 'signed-in', { person: person.id, role: person.role, factors: ['passkey'] });
    return { authenticated: true, person: { id: person.id, name: person.name, role: person.role } };
  });

  const ofLink = `${welcomePath}:token/passkey`;
  app.post<{ Params: { token: string } }>(`${ofLink}/options`, async (request) => {
    const person = await findPersonByLink(app.db, request.params.token, app.sharedNow());
    if (!person) throw new LinkUsedError();
    return makeRegistrationOptions(request, person);
  });

  app.post(`${ofLink}/verify`, { schema: { body: responseSchema } }, async (request) => {
    const { token } = request.params as { token: string };
    const known = await findPersonByLink(app.db, token, app.sharedNow());
    if (!known) throw new LinkUsedError();
    const passkey = await verifyRegistration(
      request,
      known.id,
      request.body.response as unknown as RegistrationResponseJSON,
    );
    const person = await acceptLink(app, token, async (transaction, { id }) => {
      await savePasskey(transaction, id, passkey, app.sharedNow());
    });
    if (!person) throw new LinkUsedError();
    await request.signIn(person);
    logEvent(request, 'signed-in', { person: person.id, role: person.role, factors: ['link'] });
    return { authenticated: true, person: { id: person.id, name: person.name, role: person.role } };
  });
}

/** Admin routes for one's own passkeys. */
export async function passkeyRoutes(app: ZodApp): Promise<void> {
  const role = 'crew';

  app.get('/api/admin/passkeys', { role }, async (request): Promise<ListedPasskeys> => {
    const place = findPasskeyPlace(app.site.current.publicUrl);
    const host = 'rpId' in place ? place.rpId : undefined;
    const rows = await listPasskeys(app.db, requirePerson(request).id);
    return {
      passkeys: rows.map(({ id, name, createdAtMs, usedAtMs, ...row }) => ({
        id,
        name,
        createdAt: new Date(Number(createdAtMs)).toISOString(),
        ...(usedAtMs !== null && { usedAt: new Date(Number(usedAtMs)).toISOString() }),
        ...(row.host !== host && { isForOldAddress: true as const, host: row.host }),
      })),
      ...('unavailable' in place ? { unavailable: place.unavailable } : { host: place.rpId }),
    };
  });

  const begin = { role, config: nothing, schema: { body: z.nullish(proofSchema) } } as const;
  app.post('/api/admin/passkeys/registration/options', begin, async (request, reply) => {
    requirePlace(app);
    await requireProof(request, reply, request.body ?? {});
    return makeRegistrationOptions(request, requirePerson(request));
  });

  const addition = { role, ...changes('add'), schema: { body: responseSchema } } as const;
  app.post('/api/admin/passkeys/registration/verify', addition, async (request, reply) => {
    const { id: personId } = requirePerson(request);
    const response = request.body.response as unknown as RegistrationResponseJSON;
    const passkey = await verifyRegistration(request, personId, response);
    const saved = await inTransaction(app.db, (transaction) =>
      savePasskey(transaction, personId, passkey, app.sharedNow()),
    );
    logEvent(request, 'passkey-added', { person: personId });
    return reply.code(201).send(saved);
  });

  const removal = { role, ...changes('remove'), schema: { params: recordParams } } as const;
  app.delete('/api/admin/passkeys/:id', removal, async (request) => {
    const place = findPasskeyPlace(app.site.current.publicUrl);
    const { id: personId } = requirePerson(request);
    await removePasskey(app.db, personId, request.params.id, 'rpId' in place ? place.rpId : undefined);
    logEvent(request, 'passkey-removed', { person: personId });
    return { id: request.params.id };
  });
}

/** @throws PasskeysUnavailableError */
function requirePlace({ site }: FastifyInstance): PasskeyPlace {
  const place = findPasskeyPlace(site.current.publicUrl);
  if ('unavailable' in place) throw new PasskeysUnavailableError(place.unavailable);
  return place;
}

/** Binds a challenge to this browser. */
async function remember(request: FastifyRequest, purpose: ChallengePurpose, challenge: string): Promise<void> {
  const { db, sharedNow } = request.server;
  request.keepInCookie('challenge', await saveChallenge(db, purpose, challenge, sharedNow()));
}

/** Takes the challenge of this browser. It is void afterward, even if the verification fails. */
async function takeOwnChallenge(request: FastifyRequest, purpose: ChallengePurpose): Promise<string | undefined> {
  const { db, sharedNow } = request.server;
  const secret = request.findInCookie('challenge');
  return secret ? takeChallenge(db, purpose, secret, sharedNow()) : undefined;
}

async function makeRegistrationOptions(
  request: FastifyRequest,
  { id, name, email }: Person,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { db, site } = request.server;
  const { rpId } = requirePlace(request.server);
  const known = await listPasskeys(db, id);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: site.current.profile.name,
    rpID: rpId,
    userName: email || name,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(await readUserHandle(db, id), 'base64url')),
    attestationType: 'none',
    excludeCredentials: known
      .filter(({ host }) => host === rpId)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports: JSON.parse(transports) })),
    authenticatorSelection,
    supportedAlgorithmIDs,
    timeout: ceremonyMs,
  });
  await remember(request, `registration:${id}`, options.challenge);
  return options;
}

/** @throws InvalidPasskeyError */
async function verifyRegistration(
  request: FastifyRequest,
  personId: number,
  response: RegistrationResponseJSON,
): Promise<NewPasskey> {
  const { rpId, origins } = requirePlace(request.server);
  const expectedChallenge = await takeOwnChallenge(request, `registration:${personId}`);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const checked = expectedChallenge
    ? await verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origins,
        expectedRPID: rpId,
        requireUserVerification: true,
        supportedAlgorithmIDs,
      }).catch((err) => void request.log.info({ err }, 'passkey refused'))
    : undefined;
  if (!checked?.verified) {
    logRefusal(request, 'wrong-passkey');
    throw new InvalidPasskeyError();
  }
  const { credential, aaguid } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    transports: JSON.stringify(credential.transports ?? []),
    counter: credential.counter,
    host: rpId,
    name: authenticatorNames[aaguid] ?? describeBrowser(request.headers['user-agent'] ?? ''),
  };
}

/** @returns the person, or `undefined` if the response isn't valid */
async function verifyAuthentication(
  request: FastifyRequest,
  response: AuthenticationResponseJSON,
): Promise<Person | undefined> {
  const { db, sharedNow } = request.server;
  const { rpId, origins } = requirePlace(request.server);
  const expectedChallenge = await takeOwnChallenge(request, 'authentication');
  const found = await findPasskey(db, response.id, rpId);
  if (!expectedChallenge || !found) return undefined;
  const { passkey, person, userHandle } = found;
  if (response.response.userHandle !== userHandle) return undefined;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origins,
    expectedRPID: rpId,
    requireUserVerification: true,
    // The counter is compared when it is stored, where two simultaneous sign-ins meet.
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: 0,
    },
  }).catch((err) => void request.log.info({ err }, 'passkey refused'));
  if (!checked?.verified) return undefined;
  if (await notePasskeyUse(db, passkey.id, checked.authenticationInfo.newCounter, sharedNow())) return person;
  logRefusal(request, 'passkey-counter');
  return undefined;
}
