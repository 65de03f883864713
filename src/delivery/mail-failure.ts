import { describeError } from './channel.ts';

/** What the mail library and Node say, and what that means to the owner; the first that fits is told. */
const meanings: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/PrivateAddressError/, 'This server is in a private network, which the site may not reach (MAIL_PRIVATE).'],
  [/certificate|altnames|CERT_|DEPTH_ZERO/i, 'The server’s certificate is not valid for this name.'],
  [/EAUTH|ENOAUTH/, 'The server refused the user name or the password.'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'There is no mail server by this name.'],
  [/MAIL FROM/, 'The server refused the sender’s address.'],
  [/RCPT TO/, 'The server refused the address that the email goes to.'],
  [/ECONNREFUSED/, 'Nothing answers on this port of the server.'],
  [/ETIMEDOUT|timeout/i, 'The server does not answer. Is the port right?'],
  [
    /ETLS|EREQUIRETLS|wrong version|SSL|STARTTLS/i,
    'The server and the site found no encryption in common. Try the other kind.',
  ],
];

/** A failure of mail in plain words, for the owner who tries a mail server out. */
export function explainMailFailure(error: unknown): string {
  const { name = '', code = '', command = '' } = error as { name?: string; code?: string; command?: string };
  const told = `${name} ${code} ${command} ${describeError(error)}`;
  return meanings.find(([pattern]) => pattern.test(told))?.[1] ?? describeError(error);
}
