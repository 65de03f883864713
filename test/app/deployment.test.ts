import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import t, { type Test } from 'tap';
import { parse, parseAllDocuments } from 'yaml';
import { loadConfig, variableNames } from '../../src/config.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { startCommand } from '../fixtures/start-command.ts';

interface Service {
  environment: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
  ports?: string[];
  networks?: string[];
}

type Compose = { services: Record<string, Service>; networks: Record<string, { internal?: boolean }> };

interface KubernetesObject {
  apiVersion: string;
  kind: string;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: the test checks what it reads
  spec?: any;
}

const read = (file: string) => readFileSync(file, 'utf8');
const composeFiles = ['compose.yaml', 'docs/compose.cluster.yaml'] as const;
const [alone, cluster] = composeFiles.map((file): Compose => parse(read(file))) as [Compose, Compose];
const single = alone.services.site as Service;
// Merged copies are aliases in the file.
const replicas = ['site-1', 'site-2'].map((name) => cluster.services[name] as Service);
const kubernetes = parseAllDocuments(read('docs/kubernetes.yaml')).map(
  (document) => document.toJS() as KubernetesObject,
);
const pod = kubernetes.find(({ kind }) => kind === 'Deployment')?.spec.template.spec;
const variables = Object.assign({}, ...kubernetes.map(({ data, stringData }) => ({ ...data, ...stringData })));

t.test('deployments set only variables that the site reads, and the docs explain each', async (t) => {
  const set = [single, ...replicas].flatMap(({ environment }) => Object.keys(environment));
  const known = [...set, ...Object.keys(variables)].filter((name) => !variableNames.includes(name));
  t.strictSame(known, []);
  const explained = ['README.md', 'docs/operations.md', 'docs/cluster.md'].flatMap(listExplained);
  t.strictSame([...new Set(explained)].toSorted(), variableNames.toSorted());
});

t.test('the site starts with the variables of each deployment', async (t) => {
  for (const environment of [single.environment, replicas[0]?.environment ?? {}, variables])
    t.ok(loadConfig(fillIn(environment)).publicUrl);
});

t.test('each deployment allows as much time for a stop as its variables set', async (t) => {
  for (const { environment, stop_grace_period: grace } of replicas)
    t.ok(Number.parseInt(grace ?? '', 10) > secondsOf(environment), `${grace} is more than draining and stopping take`);
  t.ok(pod.terminationGracePeriodSeconds > secondsOf(variables));
});

t.test('a process in a cluster is as restricted as a single one', async (t) => {
  const { read_only, cap_drop, security_opt } = single;
  for (const site of replicas) t.match(site, { read_only, cap_drop, security_opt });
  t.strictSame(pod.containers[0].securityContext, {
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  });
});

t.test('the database can’t be reached from outside, and balancers ask /servez', async (t) => {
  const { db, caddy } = cluster.services;
  t.strictSame([db?.ports, db?.networks, cluster.networks.database], [undefined, ['database'], { internal: true }]);
  t.notOk(caddy?.networks?.includes('database'));
  t.match(read('docs/compose.cluster.yaml'), /health_uri \/servez/);
  t.match(pod.containers[0], {
    readinessProbe: { httpGet: { path: '/servez' } },
    livenessProbe: { httpGet: { path: '/healthz' } },
  });
});

t.test('the Docker Compose files use only keys from the specification', async (t) => {
  // The `$schema` URL of this file isn't one that Ajv knows.
  const { $schema: _language, ...schema } = JSON.parse(read('node_modules/dclint/schemas/compose.schema.json'));
  const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(schema);
  for (const file of composeFiles) {
    validate(parse(read(file)));
    t.strictSame(validate.errors, null, file);
  }
  t.notOk(validate({ services: { site: { image: 'site', stop_grace: '70s' } } }));
});

t.test('the Kubernetes objects use only fields from the Kubernetes API', async (t) => {
  const misspelled = { apiVersion: 'v1', kind: 'Service', spec: { selectors: {} } };
  const told = checkTypes(t, [...kubernetes, misspelled]).trimEnd();
  t.match(told, /"selectors"' does not exist/);
  t.equal(told.match(/error TS/g)?.length, 1, told);
});

t.test('`npm start`, the image, and the docs name the same start settings', async (t) => {
  const settings = Object.entries(startCommand.environment).map((setting) => setting.join('='));
  const flags = startCommand.arguments.slice(0, -1);
  const started = JSON.parse(read('package.json')).scripts.start.split(' && ').at(-1);
  t.equal(started, [...settings, 'exec node', ...startCommand.arguments].join(' '));
  const dockerfile = read('Dockerfile');
  const environment = /^ENV (.*)$/m.exec(dockerfile)?.[1]?.split(' ');
  t.strictSame(
    environment?.filter((setting) => setting.startsWith('MALLOC_')),
    settings,
  );
  t.strictSame(JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]'), ['node', ...startCommand.arguments]);
  const sentences = {
    'docs/operations.md': read('docs/operations.md').split('## Performance\n')[1]?.split('\n## ')[0],
    'docs/decisions.md': /^\| settings of the start.*$/m.exec(read('docs/decisions.md'))?.[0],
  };
  for (const [file, text = ''] of Object.entries(sentences)) {
    const named = Array.from(text.matchAll(/`(MALLOC_\w+(?:=\d+)?|--[\w-]+(?:=\d+)?)`/g), ([, setting]) => setting);
    t.strictSame(named, [...settings, ...flags], file);
  }
});

/** Compares objects with the types of Kubernetes. @returns the compiler's errors */
function checkTypes(t: Test, objects: readonly KubernetesObject[]): string {
  const lines = objects.map((object, index) => {
    const { apiVersion, kind } = object;
    const room = apiVersion.includes('/') ? apiVersion : `core/${apiVersion}`;
    return `export const object${index}: import('kubernetes-types/${room}').${kind} = ${JSON.stringify(object)};`;
  });
  const file = join(makeDirectory(t, { 'objects.ts': lines.join('\n') }), 'objects.ts');
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--types', ''];
  try {
    // Runs without the tests' loader, which the runner gives to every process.
    const command = ['-i', `PATH=${process.env.PATH}`, 'node_modules/.bin/tsc', ...options, file];
    return execFileSync('env', command, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

/** Returns the names in the first column of a page's tables of variables. */
function listExplained(page: string): string[] {
  const tables = readFileSync(page, 'utf8').split('\n| variable |').slice(1);
  const rows = tables.flatMap((table) => table.split('\n\n', 1)[0]?.split('\n').slice(2) ?? []);
  return rows.flatMap((row) => Array.from(row.split('|')[1]?.matchAll(/`([A-Z_]+)`/g) ?? [], ([, name = '']) => name));
}

/** Fills in variables like Compose: required ones with a word, and all others with nothing. */
function fillIn(environment: Record<string, string>): Record<string, string> {
  const fill = (value: string) =>
    value.replace(/\$\{(\w+):?([?-])[^}]*\}/g, (_all, _name, kind) => (kind === '?' ? 'fences.example' : ''));
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]));
}

function secondsOf({ DRAIN_SECONDS, STOP_SECONDS }: Record<string, string>): number {
  return Number(DRAIN_SECONDS) + Number(STOP_SECONDS);
}
