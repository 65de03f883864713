import { request } from 'node:http';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { type Finding, serverStepsPath } from '../../shared/admin/site-check.ts';
import { formatDay } from '../../shared/dates.ts';

const dayMs = 24 * 3600_000;
/** A certificate should be renewed long before this. Short-lived ones may have a fifth of their lifetime left. */
const renewalDays = 14;

/** Findings, and the parts that couldn't be checked. */
export interface CheckResult {
  findings: Finding[];
  skipped: string[];
}

/** Port and time limit of the check of the public address. Tests use another port for http. */
export interface PublicAddressOptions {
  httpPort?: number | undefined;
  timeoutMs?: number | undefined;
  nowMs: number;
  signal: AbortSignal;
}

const usualTimeoutMs = 10_000;

/** Checks the certificate of the public address, and that http redirects to https. */
export async function checkPublicAddress(publicUrl: string, options: PublicAddressOptions): Promise<CheckResult> {
  const url = new URL(publicUrl);
  if (url.protocol !== 'https:') return { findings: [], skipped: [] };
  const results = await Promise.all([checkCertificate(url, options), checkRedirect(url, options)]);
  return {
    findings: results.flatMap((result) => (typeof result === 'object' ? result : [])),
    skipped: [...new Set(results.filter((result) => typeof result === 'string'))],
  };
}

type One = Finding | string | undefined;

const serverFinding = (key: string, text: string): Finding => ({
  key,
  text,
  fix: { path: serverStepsPath, label: 'See the steps' },
});

/** @returns a finding, or a sentence if the certificate couldn't be read */
async function checkCertificate(url: URL, options: PublicAddressOptions): Promise<One> {
  const { hostname } = url;
  try {
    const { validTo, days, problem } = await readCertificate(url, options);
    const day = formatDay(new Date(validTo));
    if (days.left < 0) return serverFinding('certificate', `The security certificate of ${hostname} expired ${day}.`);
    if (problem) return serverFinding('certificate', `Browsers warn visitors away from ${hostname}: ${problem}.`);
    if (days.left >= Math.min(renewalDays, days.whole / 5)) return undefined;
    const left = Math.floor(days.left);
    const when = left === 1 ? 'in 1 day' : `in ${left} days`;
    return serverFinding('certificate', `The security certificate of ${hostname} expires ${when}, on ${day}.`);
  } catch (error) {
    return explainSilence(url, error, 'certificate');
  }
}

interface Certificate {
  validTo: number;
  days: { left: number; whole: number };
  /** Why browsers refuse the certificate. */
  problem: string | undefined;
}

function readCertificate(
  { hostname, port }: URL,
  { nowMs, signal, timeoutMs = usualTimeoutMs }: PublicAddressOptions,
): Promise<Certificate> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      // Reads a bad certificate instead of refusing it. Nothing is sent over this connection.
      rejectUnauthorized: false,
      ...(!isIP(host) && { servername: host }),
    });
    const stop = () => socket.destroy(new TimeoutError());
    socket.setTimeout(timeoutMs, stop);
    signal.addEventListener('abort', stop, { once: true });
    socket.on('error', reject);
    socket.on('close', () => signal.removeEventListener('abort', stop));
    socket.on('secureConnect', () => {
      const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
      const validTo = Date.parse(to);
      const days = { left: (validTo - nowMs) / dayMs, whole: (validTo - Date.parse(from)) / dayMs };
      const code = socket.authorized ? '' : String(socket.authorizationError);
      socket.destroy();
      resolve({ validTo, days, problem: code ? explainCertificate(code) : undefined });
    });
  });
}

class TimeoutError extends Error {
  override name = 'TimeoutError';
}

function explainCertificate(code: string): string {
  if (code.includes('ALTNAME') || code.includes('altnames')) return 'its security certificate is for another name';
  if (code === 'CERT_NOT_YET_VALID') return 'its security certificate isn’t valid yet';
  return 'its security certificate isn’t from a trusted authority';
}

/** Checks that `http://` sends visitors on to `https://`. */
async function checkRedirect(url: URL, options: PublicAddressOptions): Promise<One> {
  const plain = `http://${url.hostname}`;
  try {
    const { status, location } = await askPlain(url, options);
    const target = URL.canParse(location, plain) ? new URL(location, plain) : undefined;
    if (status >= 300 && status < 400 && target?.protocol === 'https:') return undefined;
    return serverFinding('redirect', `${plain} doesn’t redirect to https, so visitors may use the site unencrypted.`);
  } catch (error) {
    return explainSilence(url, error, 'redirect');
  }
}

function askPlain(
  { hostname }: URL,
  { httpPort = 80, signal, timeoutMs = usualTimeoutMs }: PublicAddressOptions,
): Promise<{ status: number; location: string }> {
  return new Promise((resolve, reject) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const host = hostname.replace(/^\[|\]$/g, '');
    const asked = request({ host, port: httpPort, headers: { host: hostname }, signal: limit });
    asked.on('error', (error) => reject(limit.aborted ? new TimeoutError() : error));
    asked.on('response', ({ statusCode = 0, headers }) => {
      resolve({ status: statusCode, location: headers.location ?? '' });
      asked.destroy();
    });
    asked.end();
  });
}

/**
 * Many networks don't let a server reach itself by its public address, so a lack of response says nothing about visitors. A refusal or an
 * unknown name does.
 */
function explainSilence({ hostname }: URL, error: unknown, key: string): One {
  const { code } = error as { code?: string };
  if (code === 'ENOTFOUND') return serverFinding('name', `The name ${hostname} doesn’t exist on the internet.`);
  if (code === 'ECONNREFUSED' && key === 'certificate')
    return serverFinding('certificate', `https://${hostname} refuses connections.`);
  if (code === 'ECONNREFUSED')
    return serverFinding('redirect', `http://${hostname} refuses connections, so old links to it fail.`);
  return `${key === 'certificate' ? 'The security certificate' : 'The redirect to https'}: ${hostname} can’t be reached from this server.`;
}
