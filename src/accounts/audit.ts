import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { NotSignedInError } from '../http/errors.ts';
import { type Author, authors, recordChange } from './changes.ts';

/** How the audit log learns of what a call writes. */
export type ChangeRule =
  /** One line, written once the call has succeeded and before its answer leaves. Without `detail` the address's parameters are it. */
  | { action: string; subject: string; detail?(request: FastifyRequest): string }
  /** The call writes the line itself, in the transaction of its change. */
  | 'in its transaction'
  /** The call leaves no line, for this reason. */
  | { none: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of every call that writes below `/api/admin/`; the app does not start without it. */
    change?: ChangeRule;
  }
  interface FastifyRequest {
    /** Who is signed in, once the guard has let the request pass. */
    author: Author;
  }
}

/** Sees to it that every call of the desk that writes leaves a line in the audit log (docs/product.md, "Activity"). */
export const audit = fp(
  async (app) => {
    app.decorateRequest('author', {
      getter(this: FastifyRequest) {
        if (!this.role) throw new NotSignedInError();
        return authors[this.role];
      },
    });
    app.addHook('onRoute', (route) => {
      const rule = route.config?.change;
      if (rule === undefined) return requireNoWrite(route);
      if (typeof rule === 'object' && 'action' in rule)
        route.onSend = [async (request, reply) => record(request, reply, rule), ...[route.onSend ?? []].flat()];
    });
  },
  { name: 'audit', dependencies: ['clock', 'database'], fastify: '5.x' },
);

function requireNoWrite({ method, url }: RouteOptions): void {
  const writes = [method].flat().some((each) => each !== 'GET' && each !== 'HEAD');
  if (writes && url.startsWith('/api/admin/'))
    throw new Error(
      `${method} ${url} writes, so its config.change must say what the audit log says (src/accounts/audit.ts)`,
    );
}

async function record(
  request: FastifyRequest,
  { statusCode }: FastifyReply,
  { action, subject, detail = namesOf }: Extract<ChangeRule, { action: string }>,
): Promise<void> {
  if (statusCode >= 400) return;
  const { db, now } = request.server;
  await recordChange(db, request.author, new Date(now()).toISOString(), { action, subject, detail: detail(request) });
}

const namesOf = ({ params }: FastifyRequest) => Object.values(params ?? {}).join(' ');
