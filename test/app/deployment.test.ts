import { readFileSync } from 'node:fs';
import t from 'tap';
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
const cluster: Compose = parse(readFileSync('compose.cluster.yaml', 'utf8'));
// The merged copies of one text are aliases in it.
const sites = ['site-1', 'site-2'].map((name) => cluster.services[name] as Service);

interface KubernetesObject {
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
  const explained = ['README.md', 'docs/cluster.md'].flatMap(listExplained);
  for (const name of new Set([...set, ...Object.keys(variables), ...explained]))
    t.ok(variableNames.includes(name), `${name} is no variable of src/config.ts`);
  t.ok(explained.includes('DATABASE_URL'));
});

t.test('every variable that the site reads is explained', async (t) => {
  const explained = new Set(['README.md', 'docs/cluster.md'].flatMap(listExplained));
  for (const name of variableNames)
    t.ok(explained.has(name), `${name} stands in no table of README.md or docs/cluster.md`);
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
  t.match(readFileSync('compose.cluster.yaml', 'utf8'), /health_uri \/servez/);
  const container = kubernetes.find(({ kind }) => kind === 'Deployment')?.spec.template.spec.containers[0];
  t.equal(container.readinessProbe.httpGet.path, '/servez');
  t.equal(container.livenessProbe.httpGet.path, '/healthz');
});

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
