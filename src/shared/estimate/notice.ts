import type { Profile } from '../profile.ts';
import type { CancellationDates } from './view.ts';

/** The business in a notice of cancellation. */
export type Seller = Pick<Profile, 'name' | 'street' | 'city' | 'state' | 'zip'>;

const blank = '____________________';

/** The sentence near the signature (16 CFR 429.1(a)). */
export const cancellationSentence =
  'You, the buyer, may cancel this transaction at any time prior to midnight of the third business day after the date of this transaction. See the attached notice of cancellation form for an explanation of this right.';

/** Returns the paragraphs of the notice of cancellation, in the words of 16 CFR 429.1(b). Before the acceptance its dates are blank. */
export function noticeParagraphs({ signedOn, cancelBy }: CancellationDates, seller: Seller): string[] {
  const { name, street, city, state, zip } = seller;
  return [
    `Date of transaction: ${signedOn || blank}`,
    'You may CANCEL this transaction, without any Penalty or Obligation, within THREE BUSINESS DAYS from the above date.',
    'If you cancel, any property traded in, any payments made by you under the contract or sale, and any negotiable instrument executed by you will be returned within TEN BUSINESS DAYS following receipt by the seller of your cancellation notice, and any security interest arising out of the transaction will be cancelled.',
    'If you cancel, you must make available to the seller at your residence, in substantially as good condition as when received, any goods delivered to you under this contract or sale, or you may, if you wish, comply with the instructions of the seller regarding the return shipment of the goods at the seller’s expense and risk.',
    'If you do make the goods available to the seller and the seller does not pick them up within 20 days of the date of your Notice of Cancellation, you may retain or dispose of the goods without any further obligation. If you fail to make the goods available to the seller, or if you agree to return the goods to the seller and fail to do so, then you remain liable for performance of all obligations under the contract.',
    `To cancel this transaction, mail or deliver a signed and dated copy of this Cancellation Notice or any other written notice, or send a telegram, to ${name}, at ${street}, ${city}, ${state} ${zip}, NOT LATER THAN MIDNIGHT OF ${signedOn ? cancelBy : blank}.`,
    'I HEREBY CANCEL THIS TRANSACTION.',
    `Date: ${blank} Buyer’s signature: ${blank}`,
  ];
}
