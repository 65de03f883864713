import type { FastifyRequest } from 'fastify';

/** How the audit log learns of what a call writes (docs/product.md, "Activity"). */
export type ChangeRule =
  | WrittenChange
  /** The call writes the line itself, in the transaction of its change. */
  | 'in its transaction'
  /** The call leaves no line, for this reason. */
  | { none: string };

/** One line, written once the call has succeeded and before its answer leaves. */
export interface WrittenChange {
  action: string;
  subject: string;
  /** Without it, the parameters of the address are the detail. */
  detail?(request: FastifyRequest): string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of every call that writes below `/api/admin/`; the app does not start without it. */
    change?: ChangeRule;
  }
}

/** The options of a route that leaves one line in the audit log. */
export interface ChangeOptions {
  config: { change: WrittenChange };
}

/**
 * The options of a feature's writing routes.
 * @param subject the part of the admin that the lines are about, such as `leads`
 * @returns makes the options of one route from the action and, where the address does not say it, its detail
 */
export function changesOf(subject: string) {
  return (action: string, detail?: WrittenChange['detail']): ChangeOptions => ({
    config: { change: { action, subject, ...(detail && { detail }) } },
  });
}

/** Of a route whose store writes the line. */
export const inItsTransaction = { change: 'in its transaction' } as const;
