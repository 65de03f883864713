import * as z from 'zod/mini';
import { fieldNotes } from '../field.ts';
import { onOneLine } from '../text-rules.ts';

const domainMessage = 'Enter your domain, like fences.example.';

/** The body of `POST /api/admin/domain`. */
export const domainSchema = z.object({
  /** Accepts a copied address, with or without the scheme and a path. */
  domain: z
    .string(domainMessage)
    .check(
      onOneLine(),
      z.overwrite((text) =>
        text
          .replace(/^https?:\/\//i, '')
          .replace(/[/?#].*$/, '')
          .replace(/\.$/, '')
          .toLowerCase(),
      ),
      z.regex(/^(?=.{4,253}$)[^\s.@:]+(\.[^\s.@:]+)+$/, domainMessage),
    )
    .register(fieldNotes, { label: 'Your domain', autoComplete: 'off', autoCapitalize: 'none' }),
  address: z
    .string('Enter the IP address of your machine.')
    .check(onOneLine(), z.minLength(1, 'Enter the IP address of your machine.'), z.maxLength(60))
    .register(fieldNotes, { label: 'IP address of your machine', autoComplete: 'off' }),
});

export type DomainQuestion = z.infer<typeof domainSchema>;

/** The one DNS record to change. */
export interface AddressRecord {
  action: 'add' | 'change' | 'delete';
  type: 'A' | 'AAAA';
  name: string;
  /** The address of the machine; absent for a record to delete. */
  value?: string;
  /** The present values. */
  now: readonly string[];
}

/** The response of `POST /api/admin/domain`. */
export interface DomainAnswer {
  domain: string;
  pointsHere: boolean;
  /** The record to change: the domain's own. If the domain already points here, the record of the same name with or without `www.` */
  record?: AddressRecord;
  /** Set if no name server responds. */
  problem?: string;
}
