import * as z from 'zod/mini';
import { addressLimit, encodeAddress, hasControls } from './web-address.ts';

/** Said of an address with a control character. @param name of the field, which begins the sentence */
const controlsMessage = (name: string) => `${name} has characters that cannot be shown.`;

/**
 * A field that holds an address, which is stored as `encodeAddress` writes it.
 * @param name of the field, which begins the sentences about its length and its characters
 * @param isAllowed whether an address of this kind may stand there
 * @param message said of what may not
 */
export function addressField(name: string, isAllowed: (address: string) => boolean, message: string) {
  return z.string(message).check(
    z.trim(),
    z.refine<string>((text) => !hasControls(text), { message: controlsMessage(name), abort: true }),
    z.overwrite((text) => encodeAddress(text) ?? text),
    z.maxLength(addressLimit, `${name} has at most ${addressLimit} characters.`),
    z.refine<string>(isAllowed, message),
  );
}
