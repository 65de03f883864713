import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import t, { type Test } from 'tap';
import { parse, parseAllDocuments } from 'yaml';
import { loadConfig, variableNames } from '../../src/config.ts';

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

const alone: Compose = parse(readFileSync('compose.yaml', 'utf8'));
const cluster: Compose = parse(readFileSync('docs/compose.cluster.yaml', 'utf8'));
// The merged copies of one text are aliases in it.
const sites = ['site-1', 'site-2'].map((name) => cluster.services[name] as Service);

interface KubernetesObject {
  apiVersion: string;
  kind: string;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: what is read of it is checked by the reading
  spec?: any;
}
const kubernetes = parseAllDocuments(readFileSync('docs/kubernetes.yaml', 'utf8')).map(
  (document) => document.toJS() as KubernetesObject,
);
const variables = Object.assign({}, ...kubernetes.map(({ data, stringData }) => ({ ...data, ...stringData })));

t.test('every variable that a deployment sets, and that a page explains, is one that the site reads', async (t) => {
  const set = [alone.services.site, ...sites].flatMap((service) => Object.keys(service?.environment ?? {}));
  const explained = ['README.md', 'docs/operations.md', 'docs/cluster.md'].flatMap(listExplained);
  for (const name of new Set([...set, ...Object.keys(variables), ...explained]))
    t.ok(variableNames.includes(name), `${name} is no variable of src/config.ts`);
  t.ok(explained.includes('DATABASE_URL'));
});

t.test('every variable that the site reads is explained', async (t) => {
  const explained = new Set(['README.md', 'docs/operations.md', 'docs/cluster.md'].flatMap(listExplained));
  for (const name of variableNames)
    t.ok(explained.has(name), `${name} stands in no table of README.md, docs/operations.md or docs/cluster.md`);
});

t.test('the site starts with the variables of each deployment', async (t) => {
  for (const environment of [alone.services.site?.environment ?? {}, sites[0]?.environment ?? {}, variables])
    t.ok(loadConfig(fillIn(environment)).publicUrl);
});

t.test('a stop gets the time that its variables name', async (t) => {
  for (const { environment, stop_grace_period: grace } of sites)
    t.ok(Number.parseInt(grace ?? '', 10) > secondsOf(environment), `${grace} is more than draining and stopping take`);
  const { spec } = kubernetes.find(({ kind }) => kind === 'Deployment') ?? {};
  t.ok(spec.template.spec.terminationGracePeriodSeconds > secondsOf(variables));
});

t.test('a process in a cluster is shut in as one alone is', async (t) => {
  const { read_only, cap_drop, security_opt } = alone.services.site ?? ({} as Service);
  for (const site of sites) t.match(site, { read_only, cap_drop, security_opt });
  const container = kubernetes.find(({ kind }) => kind === 'Deployment')?.spec.template.spec.containers[0];
  t.strictSame(container.securityContext, {
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  });
});

t.test('nobody outside reaches the database, and balancers ask what does not ask it', async (t) => {
  const { db, caddy } = cluster.services;
  t.strictSame([db?.ports, db?.networks, cluster.networks.database], [undefined, ['database'], { internal: true }]);
  t.notOk(caddy?.networks?.includes('database'));
  t.match(readFileSync('docs/compose.cluster.yaml', 'utf8'), /health_uri \/servez/);
  const container = kubernetes.find(({ kind }) => kind === 'Deployment')?.spec.template.spec.containers[0];
  t.equal(container.readinessProbe.httpGet.path, '/servez');
  t.equal(container.livenessProbe.httpGet.path, '/healthz');
});

t.test('the files of Docker Compose hold what its specification knows, and nothing else', async (t) => {
  // It names its own language by an address that the validator knows under another one.
  const { $schema: _language, ...schema } = JSON.parse(
    readFileSync('node_modules/dclint/schemas/compose.schema.json', 'utf8'),
  );
  const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(schema);
  for (const file of ['compose.yaml', 'docs/compose.cluster.yaml']) {
    validate(parse(readFileSync(file, 'utf8')));
    t.strictSame(validate.errors, null, file);
  }
  t.notOk(validate({ services: { site: { image: 'site', stop_grace: '70s' } } }));
});

t.test('the objects for Kubernetes hold what its interface knows, and nothing else', async (t) => {
  t.equal(checkTypes(t, kubernetes), '');
  const misspelled = [{ apiVersion: 'v1', kind: 'Service', spec: { selectors: {} } }];
  t.match(checkTypes(t, misspelled), /"selectors"' does not exist/);
});

/** Has the compiler compare objects with the types of Kubernetes. @returns what it says */
function checkTypes(t: Test, objects: readonly KubernetesObject[]): string {
  const lines = objects.map((object, index) => {
    const { apiVersion, kind } = object;
    const room = apiVersion.includes('/') ? apiVersion : `core/${apiVersion}`;
    return `export const object${index}: import('kubernetes-types/${room}').${kind} = ${JSON.stringify(object)};`;
  });
  const file = join(t.testdir({ 'objects.ts': lines.join('\n') }), 'objects.ts');
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--types', ''];
  try {
    // Without the loader of the tests, which the runner gives to every process.
    const command = ['-i', `PATH=${process.env.PATH}`, 'node_modules/.bin/tsc', ...options, file];
    return execFileSync('env', command, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

/** The names in the first column of a page's tables of variables. */
function listExplained(page: string): string[] {
  const tables = readFileSync(page, 'utf8').split('\n| variable |').slice(1);
  const rows = tables.flatMap((table) => table.split('\n\n', 1)[0]?.split('\n').slice(2) ?? []);
  return rows.flatMap((row) => Array.from(row.split('|')[1]?.matchAll(/`([A-Z_]+)`/g) ?? [], ([, name = '']) => name));
}

/** As compose does, with a word for what the owner must set and nothing for the rest. */
function fillIn(environment: Record<string, string>): Record<string, string> {
  const fill = (value: string) =>
    value.replace(/\$\{(\w+):?([?-])[^}]*\}/g, (_all, _name, kind) => (kind === '?' ? 'fences.example' : ''));
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]));
}

function secondsOf({ DRAIN_SECONDS, STOP_SECONDS }: Record<string, string>): number {
  return Number(DRAIN_SECONDS) + Number(STOP_SECONDS);
}
