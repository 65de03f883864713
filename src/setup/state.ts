import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { findSecondFactor, type Person, readPassword } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import { listLegalPages, listUnpublishedPages, shippedDocuments, type UndoListener } from '../content/index.ts';
import { requireReadable, setting } from '../database/index.ts';
import { countLeads } from '../leads/index.ts';
import { listSlotPictures } from '../pictures/index.ts';
import {
  type LaunchNotice,
  type LegalPage,
  launchNotices,
  projectPicture,
  projectPictures,
  type Setup,
  type SetupFields,
  type SetupStep,
  setupSteps,
} from '../shared/admin/setup.ts';
import { defaultAccent } from '../shared/content/color.ts';
import { listHomeTowns, shownTowns, textOf } from '../shared/content/documents.ts';
import { type PagePlan, serviceLists, townLists } from '../shared/content/page-plan.ts';
import { kindOf, type Material, materialNames } from '../shared/fence/kinds.ts';
import { decodePlan } from '../shared/fence/plan-schema.ts';
import { offeredKinds } from '../shared/fence/price.ts';
import { findUsualWeek } from '../shared/hours.ts';
import type { Site } from '../shared/page.ts';
import { defaultProfile, type Profile } from '../shared/profile.ts';

/** Marks a step as done although the data hasn't changed: kept as it was, or saved, with the batch that undoes it. */
const mark = z.union([z.enum(['kept', 'saved']), z.object({ batch: z.string() })]);
type Mark = z.infer<typeof mark>;
type Marks = Partial<Record<SetupStep, Mark>>;
const marksSchema: z.ZodMiniType<Marks> = z.partialRecord(z.enum(setupSteps), mark);
const marksKey = 'set-up';
const marksSetting = setting(marksKey, marksSchema);

/** Returns the state of the setup, with the initial values of each screen, all read from the data. */
export async function readSetUp(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
  person: Person,
): Promise<Setup> {
  const site = app.site.current;
  const drafts = (await listUnpublishedPages(app.db, site.documents)).filter(({ kind }) => kind === 'town');
  const own = Object.keys(await listSlotPictures(app.db));
  const fields = await readFields(app, site, {
    own,
    drafts: drafts.map(({ name }) => name),
    asksWebsite: !config.publicUrl,
    person,
  });
  const stored = await marksSetting.read(app.db);
  requireReadable(marksKey, stored);
  const marks = stored.value ?? {};
  return {
    steps: setupSteps.map((name) => ({ name, done: marks[name] !== undefined || isShownByData(name, fields, site) })),
    tasks: listTasks(site, own, drafts.length),
    hasLeads: (await countLeads(app.db, {})).all > 0,
    fields,
    seen: {
      ...(Object.fromEntries(pageSteps.map((name) => [name, seenOf(name, site.profile, site.documents.plan)])) as Seen),
      password: hashOf(fields.password),
      mail: hashOf(fields.mail.version),
      legal: seenOfLegal(fields.legal.pages),
    },
  };
}

/** Records that a step is done if the data doesn't show it. */
export async function markDone(app: FastifyInstance, step: SetupStep, mark: Mark): Promise<void> {
  await marksSetting.update(app.db, (marks) => ({ ...marks, [step]: mark }));
}

/** Opens a step again whose save is undone. @returns whether there was one */
export const undoMark: UndoListener = async (transaction, { batch }) => {
  const written = await marksSetting.update(transaction, (marks = {}) => {
    const kept = Object.entries(marks).filter(([, mark]) => typeof mark === 'string' || mark.batch !== batch);
    return kept.length < Object.keys(marks).length ? (Object.fromEntries(kept) as Marks) : undefined;
  });
  return written !== undefined;
};

interface FieldContext {
  own: readonly string[];
  drafts: readonly string[];
  asksWebsite: boolean;
  /** The owner, whose own password the setup shows. */
  person: Person;
}

async function readFields(
  { db, outbox }: FastifyInstance,
  site: Site,
  { own, drafts, asksWebsite, person }: FieldContext,
): Promise<SetupFields> {
  const { profile } = site;
  const { name, phone, email, since, brandInitials, website, zip, street, city, state, region, timeZone } = profile;
  const { concern } = await readPassword(db, person.id);
  return {
    business: { name, phone, email, since, brandInitials, website, asksWebsite },
    place: { zip: zip.slice(0, 5), street, city, state, region, timeZone },
    hours: { week: profile.hours },
    services: listServices(site),
    towns: listTowns(site, drafts),
    look: { accent: profile.accent, hasLogo: own.includes('logo.png') },
    password: { ...(concern && { reason: concern.reason }), asksCode: (await findSecondFactor(db, person.id)).enabled },
    mail: { ...(await outbox.mail.accounts.view()), proposedTo: email === defaultProfile.email ? '' : email },
    legal: { pages: await listLegalPages(db, site.documents.plan) },
  };
}

function listServices({ documents }: Site): SetupFields['services'] {
  const frame = textOf(documents, 'frame');
  const groups = serviceLists.map((list) => ({
    title: frame[list].title,
    services: documents.plan[list].flatMap((id) => {
      const document = documents.byId.get(id);
      if (document?.kind !== 'service') return [];
      return { id, name: document.words.menuName, shown: !Object.hasOwn(documents.plan.hidden, id) };
    }),
  }));
  return { groups };
}

/** Lists the home page towns, then other towns with a page. */
function listTowns({ documents, profile }: Site, drafts: readonly string[]): SetupFields['towns'] {
  const withPage = [...shownTowns(documents).map(({ words }) => words.town), ...drafts];
  return { zip: profile.zip.slice(0, 5), chosen: [...new Set([...listHomeTowns(documents), ...withPage])], withPage };
}

/** The parts of the pages that each step overwrites. */
const overwritten = {
  business: ({ name, phone, email, since, brandInitials: initials, website }: Profile) =>
    JSON.stringify([name, phone, email, since, initials, website]),
  place: ({ zip, street, city, state, region, timeZone }: Profile) => ({
    zip,
    street,
    city,
    state,
    region,
    timeZone,
  }),
  hours: ({ hours }: Profile) => JSON.stringify(hours),
  services: (_profile: Profile, { hidden, ...plan }: PagePlan) =>
    serviceLists.map((list) => plan[list].map((id) => [id, hidden[id]])),
  towns: (_profile: Profile, { hidden, homeTowns, ...plan }: PagePlan) => [
    homeTowns,
    townLists.map((list) => plan[list].map((id) => [id, hidden[id]])),
  ],
  look: ({ accent }: Profile) => accent,
};
export type PageStep = keyof typeof overwritten;
type Seen = Record<PageStep, string>;
const pageSteps = Object.keys(overwritten) as PageStep[];

/** Returns a hash of the data that a step would overwrite, so that its save can detect a change since its screen was filled. */
export function seenOf(step: PageStep, profile: Profile, plan: PagePlan): string {
  return hashOf(overwritten[step](profile, plan));
}

/** Returns the same kind of hash for the step that publishes the legal pages. */
export const seenOfLegal = (pages: readonly LegalPage[]): string => hashOf(pages);

function hashOf(fields: unknown): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16);
}

/** True if the data shows that a step of the setup is done: none of its fields has the default value. */
function isShownByData(step: SetupStep, fields: SetupFields, site: Pick<Site, 'profile' | 'documents'>): boolean {
  return rules[step](fields, site);
}

type Rule = (fields: SetupFields, site: Pick<Site, 'profile' | 'documents'>) => boolean;

const rules: Record<SetupStep, Rule> = {
  business: (_fields, { profile }) =>
    (['name', 'phone', 'email'] as const).every((field) => profile[field] !== defaultProfile[field]),
  place: (_fields, { profile }) => profile.street !== defaultProfile.street,
  hours: (_fields, { profile }) => findUsualWeek(profile.hours) !== findUsualWeek(defaultProfile.hours),
  services: (_fields, { documents: { plan } }) =>
    serviceLists.some(
      (list) =>
        plan[list].join() !== shippedDocuments.plan[list].join() ||
        plan[list].some((id) => Object.hasOwn(plan.hidden, id)),
    ),
  // In another region only the home town is listed until others are chosen.
  towns: ({ towns }, { documents: { plan } }) =>
    plan.region === 'any' ? towns.chosen.length > 1 : plan.homeTowns.join() !== shippedDocuments.plan.homeTowns.join(),
  look: ({ look }) => look.hasLogo || look.accent !== defaultAccent,
  password: ({ password }) => password.reason === undefined,
  mail: ({ mail }) => mail.host !== '',
  legal: ({ legal }) => legal.pages.every(({ isPublished }) => isPublished),
};

/**
 * Lists what the owner still has to do before customers see the site, based on the data.
 * @param own the names of the owner's pictures in the site's slots
 * @param townDrafts how many town pages still need text
 */
function listTasks(site: Site, own: readonly string[], townDrafts: number): LaunchNotice[] {
  const { profile, publicUrl, gallery } = site;
  const samplePictures = projectPictures - own.filter((name) => projectPicture.test(name)).length;
  const tasks = launchNotices(profile, samplePictures, privacyPageOf(site));
  if (profile.years < 3)
    tasks.push({
      text: `Your pages say “${profile.years}+ Years” and “over ${profile.years} years”. If your crew has worked longer than the business, raise the years of experience. If not, change this text.`,
      link: { path: '/admin/profile', label: 'Profile' },
    });
  const silent = gallery.filter(({ alt }) => alt === '').length;
  if (silent > 0)
    tasks.push({
      text: `${silent === 1 ? 'A photo in your gallery has no description' : `${silent} photos in your gallery have no descriptions`} yet. Describe what each photo shows.`,
      link: { path: '/admin/pictures', label: 'Photos' },
    });
  if (townDrafts > 0)
    tasks.push({
      text: `${townDrafts === 1 ? 'A town page needs' : `${townDrafts} town pages need`} your own text. Visitors can’t see them until you publish.`,
      link: { path: '/admin/site', label: 'Pages' },
    });
  const materials = listPricedOnly(site).map((material) => materialNames[material].toLowerCase());
  if (materials.length > 0)
    tasks.push({
      text: `“Price my fence” offers ${new Intl.ListFormat('en-US').format(materials)} fences, but none of your service pages does. If you don’t build them, turn them off.`,
      link: { path: '/admin/prices', label: 'Prices' },
    });
  if (publicUrl === defaultProfile.website)
    tasks.push({
      text: 'Your website’s address is still the example address. Search engines see it on every page.',
      link: { path: '/admin/profile', label: 'Profile' },
    });
  return tasks;
}

function privacyPageOf({ map, documents }: Site): Parameters<typeof launchNotices>[2] {
  if (map.paths.has('privacy-policy')) return 'shown';
  return documents.byId.has('privacy-policy') ? 'hidden' : 'unpublished';
}

/** Lists the materials that the price planner offers and no visible service page has. The owner's price table alone decides about the planner. */
function listPricedOnly({ documents, prices: { prices } }: Site): Material[] {
  if (!prices.enabled) return [];
  const materialOf = (id: string) => {
    const { pricePreset = '' } = (documents.byId.get(id)?.words ?? {}) as { pricePreset?: string };
    const plan = decodePlan(pricePreset);
    return plan && kindOf(plan.kind).material;
  };
  const { plan } = documents;
  const shown = serviceLists.flatMap((list) => plan[list]).filter((id) => !Object.hasOwn(plan.hidden, id));
  const onPages = new Set(shown.map(materialOf));
  const offered = new Set(offeredKinds(prices).map((kind) => kindOf(kind).material));
  return [...offered].filter((material) => !onPages.has(material));
}
