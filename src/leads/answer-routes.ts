import type { FastifyInstance } from 'fastify';
import { changesOf } from '../http/change-rule.ts';
import { InvalidFieldsError, NoEmailAddressError, NoMailServerError } from '../http/errors.ts';
import { recordParams, requireFields, requireRecord, type ZodApp } from '../http/validation.ts';
import {
  fillTemplate,
  type LeadTemplates,
  replySchema,
  reviewRequestSchema,
  type TemplateValues,
} from '../shared/admin/templates.ts';
import { textOf } from '../shared/content/documents.ts';
import type { Lead } from '../shared/lead/lead.ts';
import { describeAppointment } from '../shared/moments.ts';
import { textLink } from '../shared/telephone.ts';
import { findLeadDetail, type StoredDetail } from './admin-store.ts';
import { saveReply, saveReviewRequest } from './answer-store.ts';
import { keyOf } from './post.ts';

/** The owner's messages to a customer: replies, and the single review request. Each one is sent only when the owner taps Send. */
export async function answerRoutes(app: ZodApp): Promise<void> {
  const params = recordParams;

  app.get('/api/admin/leads/:id/templates', { role: 'office', schema: { params } }, async ({ params: { id } }) =>
    readTemplates(app, requireRecord(await findLeadDetail(app.db, id, app.now()))),
  );

  const reply = { ...changes('reply'), schema: { params } };
  app.post('/api/admin/leads/:id/replies', { role: 'office', ...reply }, async (request, answer) => {
    const { id } = request.params;
    const detail = requireRecord(await findLeadDetail(app.db, id, app.now()));
    const { text, subject } = requireFields(replySchema(valuesOf(app, detail)), request.body);
    const lead = detail.submission;
    if (!lead.email) throw new NoEmailAddressError();
    await requireMail(app);
    const mail = { subject: subject || subjectOf(app, lead), text };
    const edit = { by: request.author.name, nowMs: app.now() };
    const note = requireRecord(await saveReply(app.db, id, mail, keyOf(request, 'owner'), edit));
    app.outbox.wake();
    return answer.code(201).send(note);
  });

  const request = { ...changes('review'), schema: { params } };
  app.post(
    '/api/admin/leads/:id/review-request',
    { role: 'office', ...request },
    async ({ params: { id }, body: asks, author }, answer) => {
      const { profile } = app.site.current;
      const detail = requireRecord(await findLeadDetail(app.db, id, app.now()));
      const body = requireFields(reviewRequestSchema(valuesOf(app, detail), profile.reviewLinks), asks);
      const text = body.text ?? (await beginRequest(app, detail, body.link));
      const asked = { ...body, text, subject: `A review of ${profile.name}` };
      if (body.by === 'mail' && !detail.submission.reviewRequest) await requireMail(app);
      const lead = requireRecord(
        await saveReviewRequest(app.db, id, asked, profile, { by: author.name, nowMs: app.now() }),
      );
      app.outbox.wake();
      const { version, reviewRequest, phone } = lead;
      return answer
        .code(201)
        .send({ version, reviewRequest, ...(body.by === 'text' && { textLink: textLink(phone, text) }) });
    },
  );
}

/** The log contains only the lead's number: it outlives a lead, so it must not name a visitor. */
const changes = changesOf('leads');

async function requireMail(app: FastifyInstance): Promise<void> {
  if (await app.outbox.mail.isSet()) return;
  throw new NoMailServerError();
}

function valuesOf({ site }: FastifyInstance, { submission, visit }: StoredDetail): TemplateValues {
  const { profile } = site.current;
  return {
    name: submission.name,
    business: profile.name,
    appointment: visit && describeAppointment(visit.startsAt, profile.timeZone),
  };
}

/** Returns the templates filled in for this lead, with the other data of the message screen. */
async function readTemplates(app: FastifyInstance, detail: StoredDetail): Promise<LeadTemplates> {
  const { documents, profile } = app.site.current;
  const { submission } = detail;
  const values = valuesOf(app, detail);
  return {
    templates: textOf(documents, 'templates').templates.map((template) => ({
      ...template,
      text: template.kind === 'review' ? template.text : fillTemplate(template.text, values),
    })),
    values,
    reviewLinks: profile.reviewLinks,
    subject: subjectOf(app, submission),
    mail: await app.outbox.mail.isSet(),
  };
}

const subjectOf = ({ site }: FastifyInstance, { reference }: Lead) =>
  `Your request to ${site.current.profile.name} (${reference})`;

/** @throws InvalidFieldsError if the owner has deleted the template */
async function beginRequest(app: FastifyInstance, detail: StoredDetail, reviewLink: string): Promise<string> {
  const { templates, values } = await readTemplates(app, detail);
  const template = templates.find(({ kind }) => kind === 'review');
  if (!template) throw new InvalidFieldsError({ text: ['Text is required.'] });
  return fillTemplate(template.text, { ...values, reviewLink });
}
