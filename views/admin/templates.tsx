import { useRevalidator } from 'react-router';
import { listPlaceholders, type Template, templateKinds, templatesSchema } from '../../src/shared/admin/templates.ts';
import { type TextOf, templateTexts } from '../../src/shared/content/documents.ts';
import type { OpenDocument } from '../../src/shared/content/versions.ts';
import type { EstimateSettingsView } from '../../src/shared/estimate/content.ts';
import { addToast } from '../islands/toast.ts';
import { defineData, readJson, sendJson } from './api.ts';
import { compareAs, useHistory } from './content/at-once.tsx';
import { EstimateDefaults, useEstimateDefaults } from './estimates/defaults.tsx';
import { LeaveGuard } from './kit/ask.tsx';
import { Entries } from './kit/entries.tsx';
import { SaveBar, useForm } from './kit/form.tsx';
import { PageHeader } from './kit/page-header.tsx';
import { Settings } from './kit/settings.tsx';
import { readTyped } from './kit/values.ts';

const [loader, useStored] = defineData('The templates', async () => {
  const [document, estimates] = await Promise.all([
    readJson<OpenDocument>('/api/admin/content/templates'),
    readJson<EstimateSettingsView>('/api/admin/estimates/settings'),
  ]);
  return { document, estimates };
});

export { loader };

const blank = { name: '', kind: 'reply', text: '' };

/** The texts that replies, text messages, and review requests start with. */
export function Component() {
  const { document, estimates } = useStored();
  const { revalidate } = useRevalidator();
  const form = useForm({
    name: 'templates',
    schema: templatesSchema,
    initial: document.words as TextOf<'templates'>,
    version: document.draftVersion,
    reread: revalidate,
    conflictTitle: 'The templates were changed in another window',
    compare: compareAs(templateTexts),
    async send(words, version) {
      await sendJson('PUT', '/api/admin/templates', { ...words, version });
      await revalidate();
      addToast({ title: 'Saved', description: 'Your next message will start with it.' });
    },
  });
  const defaults = useEstimateDefaults(estimates, revalidate);
  const history = useHistory({
    document,
    schema: templateTexts,
    words: readTyped(templatesSchema, form.draft),
    effect: 'Your next message will start with it.',
    onRestored() {
      form.discard();
      return revalidate();
    },
  });
  return (
    <div className="stack-2">
      <LeaveGuard changed={form.isChanged || defaults.isChanged} />
      <PageHeader
        title={document.name}
        about="Start a message to a customer with one of these, and edit it before you send. Nothing is sent automatically."
      >
        {history.button}
      </PageHeader>
      {history.panel}
      <Settings id="messages-title" title="Messages" about={<Placeholders />} form={form}>
        <Entries of="templates" title="Templates" isTitled one="template" blank={blank} keyed="id" limit={30} />
        {form.draft.templates.length === 0 && <p className="hint">No templates yet. Messages start empty.</p>}
        <SaveBar />
      </Settings>
      <EstimateDefaults form={defaults} />
    </div>
  );
}

/** The placeholders of each kind of message, a line each. */
function Placeholders() {
  return (Object.keys(templateKinds) as Template['kind'][]).map((kind) => (
    <span key={kind} className="block">
      {templateKinds[kind]}: {listPlaceholders(kind)} are filled in.
    </span>
  ));
}
