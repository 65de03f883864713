import { useState } from 'react';
import t from 'tap';
import * as z from 'zod/mini';
import { fieldNotes } from '../../../../src/shared/field.ts';
import { loadTestingLibrary } from '../../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen, waitFor } = await loadTestingLibrary(t);
const { Discard, Fields, Form, Submit, useForm } = await import('../../../../views/admin/kit/form.tsx');
const { ResponseError } = await import('../../../../views/islands/request.ts');

// A form with six fields in 45 lines: the screen declares the fields and their rules, and the kit does the rest.
const appointmentSchema = z.object({
  version: z.int(),
  street: z
    .string()
    .check(z.minLength(1, 'Please enter the street.'), z.maxLength(120))
    .register(fieldNotes, { label: 'Street', required: true, limit: 'stops', autoComplete: 'street-address' }),
  day: z.string().register(fieldNotes, { label: 'Day', kind: 'date' }),
  by: z.enum(['phone', 'email']).register(fieldNotes, {
    label: 'We answer by',
    options: { phone: 'Phone', email: 'Email' },
  }),
  feet: z.nullable(z.int('Write a number of feet.')).register(fieldNotes, { label: 'Length in feet' }),
  dog: z.boolean().register(fieldNotes, { label: 'There is a dog' }),
  code: z.optional(z.string()).register(fieldNotes, { label: 'Gate code', kind: 'password', autoComplete: 'off' }),
});

interface AppointmentProps {
  visit: { street: string; day: string; by: 'phone' | 'email'; feet: number | null; dog: boolean };
  version: number;
  send(visit: z.infer<typeof appointmentSchema>): Promise<void>;
  reread(): Promise<void>;
}

function VisitForm({ visit, version, send, reread }: AppointmentProps) {
  const form = useForm({
    name: 'visit:7',
    schema: appointmentSchema,
    initial: { ...visit, code: '' },
    version,
    send,
    reread,
    secret: ['code'],
  });
  return (
    <Form form={form} aria-label="Visit">
      <Fields of="street day by feet dog code" />
      <Submit>Save the visit</Submit>
      <Discard />
    </Form>
  );
}
// End of the 45 lines.

type Visit = z.infer<typeof appointmentSchema>;
const first = { street: '218 Mill Creek Road', day: '2027-03-01', by: 'phone' as const, feet: 120, dog: false };

/** Opens the form with a server that stores what it receives, and refuses text typed over an older version. */
function open(stored: { visit: typeof first; version: number } = { visit: first, version: 1 }) {
  cleanup();
  const sent: Visit[] = [];
  function Screen() {
    const [shown, setShown] = useState({ ...stored });
    const reread = async () => setShown({ ...stored });
    async function send(visit: Visit): Promise<void> {
      sent.push(visit);
      const { version, code: _code, ...fields } = visit;
      const message = 'The visit was changed in another window.';
      if (version !== stored.version) throw new ResponseError(409, JSON.stringify({ message }), '');
      Object.assign(stored, { visit: fields, version: version + 1 });
      await reread();
    }
    return <VisitForm {...shown} send={send} reread={reread} />;
  }
  render(<Screen />);
  return { stored, sent };
}

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shown = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;
/** Nothing is left to save. */
const stored = () =>
  waitFor(() => {
    if (sessionStorage.length > 0) throw new Error('not stored yet');
  });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

t.afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

t.test('a field is rendered from its schema', async (t) => {
  open();
  const street = { type: 'text', maxLength: 120, required: false, autocomplete: 'street-address' };
  for (const [label, attributes] of [
    [/^Street/, street],
    [/^Day/, { type: 'date' }],
    [/^We answer by/, { tagName: 'SELECT' }],
    [/^Length in feet/, { type: 'text', inputMode: 'numeric' }],
    [/^There is a dog/, { type: 'checkbox' }],
    [/^Gate code/, { type: 'password' }],
  ] as const)
    t.match(screen.getByLabelText(label), attributes, `${label}`);
  t.equal(screen.getByLabelText(/^Street/).getAttribute('aria-required'), 'true');
  t.equal(shown(/^Length in feet/), '120');
});

t.test('input is checked, parsed by its schema, and sent with the version it began with', async (t) => {
  const { sent } = open();
  type(/^Street/, '');
  type(/^Length in feet/, 'many');
  click('Save the visit');
  await screen.findByText('Please enter the street.');
  await screen.findByText('Write a number of feet.');
  t.strictSame(sent, []);

  type(/^Street/, '1 Elm Street');
  type(/^Length in feet/, '1,200');
  click('Save the visit');
  await stored();
  t.strictSame(sent, [{ ...first, street: '1 Elm Street', feet: 1200, version: 1 }]);

  type(/^Length in feet/, ' ');
  click('Save the visit');
  await stored();
  t.match(sent.at(-1), { feet: null, version: 2 });
  t.equal(screen.queryByRole('button', { name: 'Discard changes' }), null);
});

t.test('the tab keeps changed fields over a reload, and never a secret', async (t) => {
  open();
  type(/^Gate code/, 'sesame');
  t.equal(sessionStorage.length, 0);
  type(/^Street/, '1 Elm Street');
  open();

  t.equal(shown(/^Street/), '1 Elm Street');
  t.equal(shown(/^Gate code/), '');
  t.notMatch(JSON.stringify({ ...sessionStorage }), /sesame/);
  click('Discard changes');
  t.equal(shown(/^Street/), first.street);
  t.equal(sessionStorage.length, 0);
});

t.test('a conflict is settled by field, and the other window’s changes are preselected', async (t) => {
  const { stored: server, sent } = open();
  type(/^Street/, '1 Elm Street');
  type(/^Length in feet/, '80');
  Object.assign(server, { visit: { ...first, day: '2027-04-02', feet: 99 }, version: 5 });
  click('Save the visit');
  await screen.findByRole('heading', { name: 'The visit was changed in another window' });

  screen.getByText(/These differ: Street; Day; Length in feet\./);
  fireEvent.click(screen.getByLabelText('Theirs: 99'));
  click('Save my choices');
  await stored();
  t.strictSame(sent.at(-1), { ...first, street: '1 Elm Street', day: '2027-04-02', feet: 99, version: 5 });
  t.equal(screen.queryByRole('alert'), null);
});

t.test('a conflict can be settled as a whole, even if it began before a reload', async (t) => {
  const { stored: server } = open();
  type(/^Street/, '1 Elm Street');
  Object.assign(server, { visit: { ...first, feet: 99 }, version: 5 });
  click('Save the visit');
  await screen.findByRole('alert');
  click('Keep all of theirs');
  t.equal(shown(/^Street/), first.street);
  t.equal(shown(/^Length in feet/), '99');
  t.equal(sessionStorage.length, 0);

  type(/^Street/, '1 Elm Street');
  const { sent } = open({ visit: { ...first, feet: 98 }, version: 9 });
  click('Save the visit');
  await screen.findByRole('heading', { name: 'The visit was changed in another window' });
  click('Keep all of mine');
  await stored();
  t.match(sent.at(-1), { street: '1 Elm Street', feet: 99, version: 9 }, 'all of mine');
});

t.test('a save whose response was lost is forgotten and causes no later conflict', async (t) => {
  open();
  type(/^Street/, '1 Elm Street');
  open({ visit: { ...first, street: '1 Elm Street' }, version: 2 });
  t.equal(screen.queryByRole('button', { name: 'Discard changes' }), null);
  t.equal(sessionStorage.length, 0);
});
