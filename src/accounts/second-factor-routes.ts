import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import QRCode from 'qrcode';
import { InvalidFieldsError } from '../http/errors.ts';
import { tellEvent } from '../http/security-log.ts';
import { checkBody } from '../http/validation.ts';
import {
  codeConfirmationSchema,
  type QrCode,
  reauthenticationSchema,
  type SecondFactorState,
} from '../shared/second-factor.ts';
import { checkSecondFactor, requireCurrentPassword } from './password-check.ts';
import {
  confirmSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor-store.ts';

/** Switching the second factor on and off. Each change asks for the password again, and for a code where one is in use. */
export async function secondFactorRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/admin/second-factor', async (): Promise<SecondFactorState> => findSecondFactor(app.db));

  app.post('/api/admin/second-factor', async (request, reply) => {
    await reauthenticate(request, reply);
    const { profile } = app.site.current;
    const { secret, uri } = await startSecondFactor(app.db, profile.name);
    return { secret, uri, qr: drawQrCode(uri) };
  });

  app.put('/api/admin/second-factor', async (request) => {
    const { code } = checkBody(codeConfirmationSchema, request.body);
    const recoveryCodes = await confirmSecondFactor(app.db, code);
    if (!recoveryCodes) throw new InvalidFieldsError({ code: ['This code is not right. Please try the next one.'] });
    await request.signOutOthers('admin');
    tellEvent(request, 'second-factor-on');
    return { recoveryCodes };
  });

  app.post('/api/admin/second-factor/recovery-codes', async (request, reply) => {
    await reauthenticate(request, reply);
    const recoveryCodes = await renewRecoveryCodes(app.db);
    tellEvent(request, 'recovery-codes-renewed');
    return { recoveryCodes };
  });

  app.post('/api/admin/second-factor/removal', async (request, reply) => {
    await reauthenticate(request, reply);
    await removeSecondFactor(app.db);
    tellEvent(request, 'second-factor-off');
    return findSecondFactor(app.db);
  });
}

/** An unattended screen must not be enough to change how the owner signs in. */
async function reauthenticate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { currentPassword, code } = checkBody(reauthenticationSchema, request.body);
  await requireCurrentPassword(request, reply, currentPassword);
  try {
    await checkSecondFactor(request, reply, code ?? '');
  } catch (error) {
    // 401 would tell the page that the session has ended.
    if ((error as { statusCode?: number }).statusCode !== 401) throw error;
    throw new InvalidFieldsError({ code: ['Please enter a code of your app, or a recovery code.'] });
  }
  // Who proves again who they are gets a new identifier, like at the login (OWASP ASVS 5, 7.2.4).
  await request.signIn('admin');
}

/** The dark squares as one SVG path: the page needs neither a picture from elsewhere nor raw HTML. */
function drawQrCode(text: string): QrCode {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (dark, index) =>
    dark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  );
  return { size, path: squares.join('') };
}
