import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { BucketError } from './failure.ts';

/** A pair of keys as the `age` program writes them: `AGE-SECRET-KEY-1...` and `age1...`. */
export interface KeyPair {
  identity: string;
  recipient: string;
}

/** Makes a pair of X25519 keys. */
export async function makeKeyPair(): Promise<KeyPair> {
  const { generateX25519Identity, identityToRecipient } = await loadAge();
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

const identityPattern = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/;

/** Reads a typed or pasted recovery key; `undefined` if it can't be one. Spaces and small letters are accepted. */
export function parseIdentity(text: string): string | undefined {
  const identity = text.replace(/\s+/g, '').toUpperCase();
  return identityPattern.test(identity) ? identity : undefined;
}

/** An encrypted file: its exact size, and its bytes. */
export interface EncryptedFile {
  bytes: number;
  pieces: AsyncIterable<Uint8Array>;
}

/** The size of a chunk of the `age` format, which is encrypted at once. */
const chunkBytes = 64 * 1024;

/** Encrypts a file on disk while it is read. Each recipient alone can open it. */
export async function encryptFile(path: string, size: number, recipients: readonly string[]): Promise<EncryptedFile> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const encrypted = await encrypter.encrypt(toWeb(createReadStream(path, { highWaterMark: chunkBytes })));
  return { bytes: encrypted.size(size), pieces: encrypted as unknown as ReadableStream<Uint8Array> };
}

/** Decrypts a copy while it arrives. @throws BucketError if no identity opens it, or a byte is wrong or missing */
export async function* decrypt(
  pieces: AsyncIterable<Uint8Array>,
  identities: readonly string[],
): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    yield* (await decrypter.decrypt(toWeb(Readable.from(pieces)))) as unknown as ReadableStream<Uint8Array>;
  } catch (error) {
    if (error instanceof BucketError) throw error;
    const { message } = error as Error;
    if (message.includes('no identity matched'))
      throw new BucketError('damaged', 'This key doesn’t open the copy. The copy was made with another key.');
    throw new BucketError('damaged', 'The copy in the bucket is damaged or incomplete.');
  }
}

const toWeb = (readable: Readable) => Readable.toWeb(readable) as unknown as globalThis.ReadableStream<Uint8Array>;

/** Loads the package when it is used, because most processes never need it. */
function loadAge() {
  return import('age-encryption');
}
