import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { EstimateDetail } from '../shared/estimate/estimate.ts';
import { visitSourceHeader } from '../shared/lead/form-signs.ts';
import {
  type Ago,
  type StoryEstimate,
  type StoryLead,
  type StoryProject,
  storyLeads,
  storyProjects,
  type WeekDay,
} from './story.ts';

export interface StoryOptions {
  /** The owner's password. */
  password: string;
  /** The folder of the built-in pictures. */
  staticDir: string;
  /** Sets the clock of the site; `undefined` for the real one. */
  setClock(nowMs: number | undefined): void;
  /** Now, in milliseconds since 1970. */
  nowMs?: number;
}

/** One thing that happens in the story. */
interface Scene {
  atMs: number;
  play(): Promise<unknown>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Tells the story in its order, through the routes that visitors and the owner use. So its data can't drift from the product's.
 * @returns a function that adds the projects, whose photos take as long as everything else together
 * @throws Error if the site refuses a part of it
 */
export async function fillStory(app: FastifyInstance, options: StoryOptions): Promise<() => Promise<void>> {
  const stage = await openStage(app, options);
  const scenes = storyLeads.flatMap((lead, index) => scenesOf(stage, lead, index));
  for (const { atMs, play } of scenes.toSorted((a, b) => a.atMs - b.atMs)) {
    options.setClock(atMs);
    await play();
  }
  options.setClock(undefined);
  return () => addProjects(stage, options.staticDir, storyProjects);
}

/** The visitors' and the owner's calls, and the calendar of the story. */
async function openStage(app: FastifyInstance, { password, nowMs = Date.now() }: StoryOptions) {
  const login = await app.inject({ method: 'POST', url: '/api/admin/login', payload: { password } });
  if (login.statusCode !== 200) throw new Error(`the login was answered ${login.statusCode}: ${login.body}`);
  const cookie = login.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const today = Temporal.Instant.fromEpochMilliseconds(nowMs)
    .toZonedDateTimeISO(app.site.current.profile.timeZone)
    .startOfDay();

  async function send(options: InjectOptions) {
    const { statusCode, body } = await app.inject(options);
    if (statusCode >= 300)
      throw new Error(`${options.method} ${String(options.url)} was answered ${statusCode}: ${body}`);
    return body ? JSON.parse(body) : undefined;
  }

  return {
    call: (method: Method, url: string, payload?: object) =>
      send({ method, url, headers: { cookie }, ...(payload && { payload }) }),
    upload: (payload: Buffer, headers: Record<string, string>) =>
      send({ method: 'POST', url: '/api/upload', payload, headers: { ...headers, cookie } }),
    /** Each visitor has an address of their own, as the limit of posts expects. */
    visit: (visitor: number, url: string, payload: object, source = '') =>
      send({
        method: 'POST',
        url,
        payload,
        remoteAddress: `198.51.100.${visitor % 250}`,
        headers: { [visitSourceHeader]: source },
      }),
    at(ago: Ago): number {
      if ('hours' in ago) return nowMs - ago.hours * 3600_000;
      return today.subtract({ days: ago[0] }).withPlainTime(ago[1]).epochMilliseconds;
    },
    on: (day: WeekDay, time: string) =>
      today
        .add({ days: day === 'today' ? 0 : day - today.dayOfWeek })
        .withPlainTime(time)
        .toInstant()
        .toString(),
    dayIn: (days: number) => today.add({ days }).toPlainDate().toString(),
    monthBefore: (months: number) => today.toPlainDate().subtract({ months }).toString().slice(0, 7),
  };
}

type Stage = Awaited<ReturnType<typeof openStage>>;

function scenesOf(stage: Stage, lead: StoryLead, index: number): Scene[] {
  let id = 0;
  const path = () => `/api/admin/leads/${id}`;
  const version = async () => (await stage.call('GET', path())).submission.version;
  const scenes: Scene[] = [];
  const add = (ago: Ago, play: () => Promise<unknown>) => scenes.push({ atMs: stage.at(ago), play });

  add(lead.at, async () => {
    id = (await receive(stage, lead, index)).id;
  });
  if (lead.contacted) {
    const [at, channel] = lead.contacted;
    add(at, () => stage.call('POST', `${path()}/contacts`, { channel }));
  }
  for (const [at, text] of lead.notes ?? []) add(at, () => stage.call('POST', `${path()}/notes`, { text }));
  if (lead.visit) {
    const { at, day, time, minutes, note = '' } = lead.visit;
    add(at, async () =>
      stage.call('PUT', `${path()}/visit`, {
        startsAt: stage.on(day, time),
        minutes,
        note,
        version: await version(),
      }),
    );
  }
  if (lead.nextStep) {
    const { at, text, inDays } = lead.nextStep;
    add(at, async () =>
      stage.call('PUT', `${path()}/next-step`, { text, dueOn: stage.dayIn(inDays), version: await version() }),
    );
  }
  if (lead.status) {
    const [at, status] = lead.status;
    add(at, async () => stage.call('PATCH', path(), { status, version: await version() }));
  }
  if (lead.estimate) scenes.push(...estimateScenes(stage, lead, lead.estimate, index, path));
  return scenes;
}

/** Sends the visitor's form, or adds the lead as the owner does. */
function receive(stage: Stage, lead: StoryLead, index: number): Promise<{ id: number }> {
  const { came, name, phone, email = '', address = '', service, message, referredBy = '', from } = lead;
  const [referrer = '', landingPage = ''] = from ?? [];
  const source = new URLSearchParams({ landingPage, referrer }).toString();
  const send = (url: string, payload: object) => stage.visit(index, url, { name, phone, ...payload }, source);
  if (came === 'contact') return send('/api/contact', { email, address, service, message, referredBy });
  if (came === 'estimate') return send('/api/estimate', { service, details: message, page: landingPage });
  if (came === 'planner') return send('/api/price-request', { address, details: message, plan: lead.plan, prices: 0 });
  const typed = { name, phone, email, address, service, message, referredBy, came, contacted: true };
  return stage.call('POST', '/api/admin/leads', typed);
}

function estimateScenes(
  stage: Stage,
  lead: StoryLead,
  { at, content, sent, asked, accepted, declined }: StoryEstimate,
  index: number,
  leadPath: () => string,
): Scene[] {
  let id = 0;
  let link = '';
  const scenes: Scene[] = [];
  const add = (ago: Ago, play: () => Promise<unknown>) => scenes.push({ atMs: stage.at(ago), play });
  const read = (): Promise<EstimateDetail> => stage.call('GET', `/api/admin/estimates/${id}`);
  const answer = (form: string, payload: object) => stage.visit(index, `${link}/${form}`, payload);

  add(at, async () => {
    const draft = await stage.call('POST', `${leadPath()}/estimates`, { from: 'empty' });
    id = draft.id;
    const validUntil = stage.dayIn(30);
    await stage.call('PUT', `/api/admin/estimates/${id}`, {
      version: draft.version,
      content: { ...content, validUntil },
    });
  });
  if (sent)
    add(sent, async () => {
      const { version } = await read();
      const answered = await stage.call('POST', `/api/admin/estimates/${id}/send`, { version, by: 'link' });
      link = new URL(answered.link).pathname;
    });
  if (asked) add(asked.at, () => answer('question', { text: asked.question }));
  if (accepted) {
    add(accepted.at, async () => {
      const { sentVersion, totals } = await read();
      const total = totals[accepted.option]?.total;
      const choice = { version: sentVersion, option: accepted.option, addOns: [], total };
      return answer('accept', { ...choice, name: lead.name, agree: true });
    });
    if (accepted.scheduled)
      add(accepted.scheduled, async () => {
        const { submission } = await stage.call('GET', leadPath());
        return stage.call('DELETE', `${leadPath()}/next-step`, { version: submission.version });
      });
  }
  if (declined)
    add(declined.at, async () => {
      const { sentVersion } = await read();
      const { reason, text } = declined;
      return answer('decline', { version: sentVersion, reason, text, name: lead.name });
    });
  return scenes;
}

async function addProjects(stage: Stage, staticDir: string, projects: readonly StoryProject[]): Promise<void> {
  for (const { photos, monthsAgo, ...project } of projects) {
    const pictures: object[] = [];
    for (const [file, alt] of photos)
      pictures.push({ id: await uploadPhoto(stage, join(staticDir, 'images', file)), alt });
    const month = stage.monthBefore(monthsAgo);
    await stage.call('POST', '/api/admin/projects', { ...project, month, pictures, published: true });
  }
}

/** Uploads a photo of a project. @returns its number */
async function uploadPhoto(stage: Stage, path: string): Promise<number> {
  const form = new FormData();
  form.append('project', 'yes');
  form.append('image', new Blob([await readFile(path)], { type: 'image/jpeg' }), 'photo.jpg');
  const request = new Response(form);
  const type = request.headers.get('content-type') ?? '';
  const { image } = await stage.upload(Buffer.from(await request.arrayBuffer()), { 'content-type': type });
  return image.id;
}
