import * as z from 'zod/mini';
import { onOneLine } from './clean-line.ts';
import { shownText } from './shown-text.ts';
import { addressLimit, encodeAddress } from './web-address.ts';

/**
 * A field that holds an address, which is stored as `encodeAddress` writes it.
 * @param name of the field, which begins the sentences about its length and its characters
 * @param isAllowed whether an address of this kind may stand there
 * @param message said of what may not
 */
export function addressField(name: string, isAllowed: (address: string) => boolean, message: string) {
  return z.string(message).check(
    onOneLine(),
    shownText(name),
    z.overwrite((text) => encodeAddress(text) ?? text),
    z.maxLength(addressLimit, `${name} has at most ${addressLimit} characters.`),
    z.refine<string>(isAllowed, message),
  );
}
