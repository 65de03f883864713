import { useState } from 'react';
import { flushSync } from 'react-dom';
import t from 'tap';
import * as z from 'zod/mini';
import { fieldNotes } from '../../../../src/shared/field.ts';
import { loadTestingLibrary } from '../../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen, waitFor } = await loadTestingLibrary(t);
const { Fields, Form, useForm } = await import('../../../../views/admin/kit/form.tsx');
const { SavedState, useAutosave } = await import('../../../../views/admin/kit/autosave.tsx');
const { ResponseError } = await import('../../../../views/islands/request.ts');

const noteSchema = z.object({
  text: z.string().check(z.maxLength(20, 'Too long.')).register(fieldNotes, { label: 'Text' }),
});

/** Creates a server that stores a text and counts its versions. */
function makeServer() {
  const stored = { text: '', version: 1, requests: [] as string[] };
  return Object.assign(stored, {
    async save(text: string, version: number): Promise<number> {
      stored.requests.push(text);
      if (version !== stored.version) throw new ResponseError(409, JSON.stringify({ message: 'Changed.' }), '');
      stored.text = text.trim();
      stored.version += 1;
      return stored.version;
    },
  });
}

function NoteForm({ server }: { server: ReturnType<typeof makeServer> }) {
  const [shown, setShown] = useState({ text: server.text, version: server.version });
  const form = useForm({
    name: 'note:1',
    schema: noteSchema,
    initial: { text: shown.text },
    version: shown.version,
    toInput: (draft) => draft,
    isAutosaved: true,
    async send(value, version, draft) {
      const saved = await server.save(value.text, version);
      flushSync(() => setShown({ text: draft.text, version: saved }));
    },
    async reread() {
      flushSync(() => setShown({ text: server.text, version: server.version }));
    },
    conflictTitle: 'Someone else changed this',
  });
  useAutosave(form);
  return (
    <Form form={form}>
      <Fields of="text" />
      <SavedState />
    </Form>
  );
}

const type = (text: string) => fireEvent.change(screen.getByLabelText('Text'), { target: { value: text } });
const shown = () => (screen.getByLabelText('Text') as HTMLInputElement).value;
const hears = (text: string) => waitFor(() => screen.getByText(text));

t.afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

t.test('typed text is stored after a pause and stays as it was typed', async (t) => {
  const server = makeServer();
  render(<NoteForm server={server} />);
  type('Cedar');
  type('Cedar ');
  await hears('Saving...');
  await hears('Saved');
  t.same(server.requests, ['Cedar '], 'one request for both changes');
  t.equal(shown(), 'Cedar ', 'the blank at the end is still there for the next word');
  type('Cedar fence');
  await hears('Saved');
  t.equal(server.text, 'Cedar fence');
  t.equal(sessionStorage.length, 0);
});

t.test('a problem is shown at its field, nothing is sent, and the focus stays', async (t) => {
  const server = makeServer();
  render(<NoteForm server={server} />);
  type('x'.repeat(21));
  await hears('Not saved: check the highlighted fields.');
  t.equal(screen.getByText('Too long.').id, 'note-1-text-message');
  t.same(server.requests, []);
  t.equal(document.activeElement, document.body);
});

t.test('a failed save says so, and another tap sends it', async (t) => {
  const server = makeServer();
  const { save } = server;
  server.save = async () => {
    throw new TypeError('offline');
  };
  render(<NoteForm server={server} />);
  type('Cedar');
  await hears('Not saved: The server could not be reached. Please check your connection and try again.');
  server.save = save;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await hears('Saved');
  t.equal(server.text, 'Cedar');
});

t.test('another person’s text is shown beside the typed text, and neither is lost', async (t) => {
  const server = makeServer();
  render(<NoteForm server={server} />);
  Object.assign(server, { text: 'Vinyl', version: 2 });
  type('Cedar');
  await hears('Someone else changed this');
  t.ok(screen.getByLabelText('Theirs: Vinyl'));
  t.ok(screen.getByLabelText('Mine: Cedar'));
  fireEvent(document, new window.Event('visibilitychange'));
  await new Promise(setImmediate);
  t.same(server.requests, ['Cedar'], 'nothing is sent before the choice');
  fireEvent.click(screen.getByRole('button', { name: 'Keep all of mine' }));
  await hears('Saved');
  t.equal(server.text, 'Cedar');
});
