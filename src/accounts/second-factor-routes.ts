import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { InvalidFieldsError } from '../http/errors.ts';
import { logEvent } from '../http/security-log.ts';
import type { ZodApp } from '../http/validation.ts';
import {
  codeConfirmationSchema,
  type QrCode,
  reauthenticationSchema,
  type SecondFactorState,
} from '../shared/desk/accounts.ts';
import { checkSecondFactor, requireCurrentPassword } from './password-check.ts';
import {
  confirmSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor-store.ts';

/** Routes to switch the second factor on and off. Each change needs the password again, and a code if the factor is on. */
export async function secondFactorRoutes(app: ZodApp): Promise<void> {
  app.get('/api/admin/second-factor', async (): Promise<SecondFactorState> => findSecondFactor(app.db));

  const reauthenticated = { schema: { body: reauthenticationSchema } };
  const start = { ...reauthenticated, config: { change: { none: 'nothing changes before the code is confirmed' } } };
  app.post('/api/admin/second-factor', start, async (request, reply) => {
    await reauthenticate(request, reply, request.body);
    const { profile } = app.site.current;
    const { secret, uri } = await startSecondFactor(app.db, profile.name);
    return { secret, uri, qr: await drawQrCode(uri) };
  });

  const confirmation = { ...changes('switch on'), schema: { body: codeConfirmationSchema } };
  app.put('/api/admin/second-factor', confirmation, async (request) => {
    const recoveryCodes = await confirmSecondFactor(app.db, request.body.code, app.cluster.now());
    if (!recoveryCodes) throw new InvalidFieldsError({ code: ['This code is not right. Please try the next one.'] });
    await request.signOutOthers('admin');
    logEvent(request, 'second-factor-on');
    return { recoveryCodes };
  });

  const renewal = { ...changes('renew the codes'), ...reauthenticated };
  app.post('/api/admin/second-factor/recovery-codes', renewal, async (request, reply) => {
    await reauthenticate(request, reply, request.body);
    const recoveryCodes = await renewRecoveryCodes(app.db);
    logEvent(request, 'recovery-codes-renewed');
    return { recoveryCodes };
  });

  const removal = { ...changes('switch off'), ...reauthenticated };
  app.post('/api/admin/second-factor/removal', removal, async (request, reply) => {
    await reauthenticate(request, reply, request.body);
    await removeSecondFactor(app.db);
    logEvent(request, 'second-factor-off');
    return findSecondFactor(app.db);
  });
}

const changes = (action: string) => ({ config: { change: { action, subject: 'second-factor' } } });

/** Checks password and code again, so that an unattended screen is not enough to change how the owner signs in. */
async function reauthenticate(
  request: FastifyRequest,
  reply: FastifyReply,
  { currentPassword, code }: z.infer<typeof reauthenticationSchema>,
): Promise<void> {
  await requireCurrentPassword(request, reply, currentPassword);
  try {
    await checkSecondFactor(request, reply, code ?? '');
  } catch (error) {
    // The desk reads 401 as the end of the session, so this is 400.
    if ((error as { statusCode?: number }).statusCode !== 401) throw error;
    throw new InvalidFieldsError({ code: ['Please enter a code of your app, or a recovery code.'] });
  }
  // A password that was asked for again gives a new identifier, like at the login (OWASP ASVS 5, 7.2.4).
  await request.signIn('admin');
}

/** The dark modules of the QR code as one SVG path, so that the page needs neither an external picture nor raw HTML. */
async function drawQrCode(text: string): Promise<QrCode> {
  const { default: QRCode } = await import('qrcode');
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (dark, index) =>
    dark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  );
  return { size, path: squares.join('') };
}
