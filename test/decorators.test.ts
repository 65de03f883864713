import { globSync, readFileSync } from 'node:fs';
import t from 'tap';
import { isDownward, partOf } from './fixtures/ranks.ts';

/**
 * Decorators of higher features that a feature uses, with reasons. `imports.test.ts` can't see them, because they are reached through
 * Fastify. The list must be complete, so that each addition is a decision.
 */
const upward: Record<string, string> = {
  'src/accounts uses site': 'every feature reads what the site shows from one snapshot',
  'src/accounts uses page': 'the login form is answered with a page where no script runs',
  'src/catalog uses site': 'a new catalog makes a new snapshot',
  'src/content uses site': 'a change of the words makes a new snapshot',
  'src/estimates uses page': "the customer's page of an estimate is rendered for each request",
  'src/estimates uses site': 'every feature reads what the site shows from one snapshot',
  'src/http uses diskReserve': 'the answer to what could not be saved says that the disk is full',
  'src/http uses findSessionId': 'uploads are limited by session, where there is one',
  'src/http uses page': 'an error is answered with a page',
  'src/http uses sendElsewhere': 'an unknown address may be a former one',
  'src/leads uses formCheck': "the post of the daily form check is told from a visitor's",
  'src/leads uses page': 'a form is answered with its page where no script runs',
  'src/leads uses receiveForm': 'the photos of a form are received as any upload is',
  'src/leads uses receiveUpload': 'the photos of a form are received as any upload is',
  'src/leads uses site': 'every feature reads what the site shows from one snapshot',
  'src/outbox uses person': 'each person manages their own devices',
  'src/outbox uses site': 'mails name the business as the profile does',
  'src/pictures uses content': 'a deleted picture must not be in use',
  'src/pictures uses page': 'the upload form is answered with a page where no script runs',
  'src/pictures uses site': 'a new picture makes a new snapshot',
  'src/prices uses page': "the planner's form is answered with a page where no script runs",
  'src/prices uses site': 'every feature reads what the site shows from one snapshot',
  'src/projects uses site': 'a changed project makes a new snapshot',
};

const files = globSync('src/**/*.ts').map((file) => ({ file, code: codeOf(file) }));

t.test('each Fastify decorator that a feature uses from above is listed with its reason', async (t) => {
  const providers = new Map(
    files.flatMap(({ file, code }) => listDecorators(code).map((name) => [name, file] as const)),
  );
  t.ok(providers.size > 40);
  const found = new Set<string>();
  for (const { file, code } of files)
    for (const name of listUses(code)) {
      const provider = providers.get(name);
      if (!provider || partOf(provider) === partOf(file) || isDownward(partOf(file), partOf(provider))) continue;
      found.add(`${partOf(file)} uses ${name}`);
    }
  t.strictSame([...found].sort(), Object.keys(upward).sort());
});

/** Returns the names that a file adds to Fastify's instance, request, or reply. */
function listDecorators(code: string): string[] {
  const blocks = code.matchAll(/interface Fastify(?:Instance|Request|Reply) \{\n([\s\S]*?)\n {2}\}/g);
  return Array.from(blocks, ([, block = '']) =>
    Array.from(block.matchAll(/^ {4}(?:readonly )?(\w+)\??[:(]/gm), ([, name = '']) => name),
  ).flat();
}

/** Returns the names that a file reads from an instance, a request, or a reply, including by destructuring. */
function listUses(code: string): string[] {
  const read = Array.from(
    code.matchAll(/\b(?:app|request|reply|server)(?:\.code\([^)]*\))*\.(\w+)/g),
    ([, name = '']) => name,
  );
  const apart = code.matchAll(
    /\{([^{}]*)\}(?:: (?:FastifyInstance|FastifyRequest|FastifyReply|ZodApp)\b| = (?:app|request\.server|request|reply);)/g,
  );
  return [...read, ...Array.from(apart, ([, names = '']) => names.match(/\w+/g) ?? []).flat()];
}

function codeOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
}
