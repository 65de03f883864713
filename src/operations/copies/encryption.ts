import { open } from 'node:fs/promises';
import { ReadableStream } from 'node:stream/web';
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

/**
 * Encrypts a file on disk while it is read. Each recipient alone can open it. The file is opened with the first piece: an upload that fails
 * before that leaves no open file behind, which Node would end the process for.
 */
export async function encryptFile(path: string, size: number, recipients: readonly string[]): Promise<EncryptedFile> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const { promise: isWanted, resolve: want } = Promise.withResolvers<void>();
  const encrypted = await encrypter.encrypt(toWeb(readChunks(path, isWanted)));
  async function* pieces(): AsyncGenerator<Uint8Array> {
    want();
    yield* encrypted as unknown as ReadableStream<Uint8Array>;
  }
  return { bytes: encrypted.size(size), pieces: pieces() };
}

/**
 * Reads a file into two alternating buffers: a new buffer for each chunk would create as much garbage as the file is long. The encryption
 * copies a chunk before it asks for the chunk after the next.
 * @param isWanted settles when somebody reads the encrypted file
 */
async function* readChunks(path: string, isWanted: Promise<void>): AsyncGenerator<Uint8Array> {
  await isWanted;
  const file = await open(path, 'r');
  try {
    const buffers = [Buffer.allocUnsafeSlow(chunkBytes), Buffer.allocUnsafeSlow(chunkBytes)] as const;
    for (let turn = 0; ; turn = 1 - turn) {
      const buffer = buffers[turn === 0 ? 0 : 1];
      const { bytesRead } = await file.read(buffer, 0, chunkBytes);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
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
    yield* (await decrypter.decrypt(toWeb(pieces))) as unknown as ReadableStream<Uint8Array>;
  } catch (error) {
    if (error instanceof BucketError) throw error;
    const { message } = error as Error;
    if (message.includes('no identity matched'))
      throw new BucketError('damaged', 'This key doesn’t open the copy. The copy was made with another key.');
    throw new BucketError('damaged', 'The copy in the bucket is damaged or incomplete.');
  }
}

const toWeb = (pieces: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(pieces) as unknown as globalThis.ReadableStream<Uint8Array>;

/** Loads the package when it is used, because most processes never need it. */
function loadAge() {
  return import('age-encryption');
}
