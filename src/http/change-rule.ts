import type { FastifyRequest } from 'fastify';

/** Reports a change to the activity log (docs/product.md, "Activity"). */
export type ChangeRule =
  | WrittenChange
  /** The route writes the line itself, in the transaction of its change. */
  | 'in its transaction'
  /** The route writes no line, for this reason. */
  | { none: string };

/** One line, written once the request has succeeded and before its response is sent. */
export interface WrittenChange {
  action: string;
  subject: string;
  /** If absent, the detail is the parameters of the address. */
  detail?(request: FastifyRequest): string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required for every writing route below `/api/admin/`; the app doesn't start without it. */
    change?: ChangeRule;
  }
}

/** The options of a route that writes one line to the activity log. */
export interface ChangeOptions {
  config: { change: WrittenChange };
}

/**
 * Creates the options of a feature's writing routes.
 * @param subject the part of the admin that the lines are about, such as `leads`
 * @returns a function that makes the options of one route from the action and, if the address doesn't contain it, its detail
 */
export function changesOf(subject: string) {
  return (action: string, detail?: WrittenChange['detail']): ChangeOptions => ({
    config: { change: { action, subject, ...(detail && { detail }) } },
  });
}

/** For a route whose store writes the line. */
export const inItsTransaction = { change: 'in its transaction' } as const;
