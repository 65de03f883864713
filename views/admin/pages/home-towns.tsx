import * as z from 'zod/mini';
import type { PagePlan } from '../../../src/shared/content/page-plan.ts';
import type { DocumentEntry, SiteOverview } from '../../../src/shared/content/versions.ts';
import { fieldNotes } from '../../../src/shared/field.ts';
import { isSameTown } from '../../../src/shared/town-name.ts';
import { announce } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { Field, Form, Refusal, Submit, useForm } from '../kit/form.tsx';
import { SortableList } from '../kit/sortable.tsx';
import { moveEntry } from './places.ts';
import type { PlanEditing } from './plan-editing.tsx';

/** The maximum number of home page towns, as in the schema of the page plan. */
const room = 24;

/** The towns on the home page in their order: those with a page, and others by name alone. */
export function TownStrip({ overview, editing }: { overview: SiteOverview; editing: PlanEditing }) {
  const { homeTowns } = editing.plan;
  const towns = overview.documents.filter(({ kind }) => kind === 'town');
  const nameOf = (entry: string) => towns.find(({ id }) => id === entry)?.name ?? entry;
  const toPlan = (work: (homeTowns: PagePlan['homeTowns']) => readonly string[]) => (plan: PagePlan) => ({
    ...plan,
    homeTowns: [...work(plan.homeTowns)],
  });
  return (
    <section className="stack-2" aria-label="Towns on the home page">
      <h2>Towns on the home page</h2>
      {homeTowns.length === 0 && <p className="empty">No towns yet. Add the first one below.</p>}
      <SortableList
        className="site-list__pages card rows"
        rowClass="page-row"
        entries={homeTowns}
        keyOf={(entry) => entry}
        nameOf={(entry) => `${nameOf(entry)} on the home page`}
        say={(name, index, count) =>
          `${name.replace(' on the home page', '')}: now ${index + 1} of ${count} on the home page`
        }
        onMove={(order, entry) =>
          void editing.changeOrTell(toPlan((homeTowns) => moveEntry(homeTowns, entry, order.indexOf(entry))))
        }
      >
        {(entry, { handle, buttons }) => (
          <>
            {handle}
            <div className="page-row__text">
              <span className="strong wraps">{nameOf(entry)}</span>
              <span className="hint wraps">{describeTown(towns.find(({ id }) => id === entry))}</span>
            </div>
            <div className="cluster page-row__buttons">
              {buttons}
              <Button
                text
                about={nameOf(entry)}
                onClick={() => {
                  void editing.changeOrTell(toPlan((homeTowns) => homeTowns.filter((other) => other !== entry)));
                  announce(`${nameOf(entry)} removed from the home page`);
                }}
              >
                Remove
              </Button>
            </div>
          </>
        )}
      </SortableList>
      {homeTowns.length >= room ? (
        <p>The list is full ({room} towns).</p>
      ) : (
        <HomeTownsForm
          suggestions={towns.filter(({ id }) => !homeTowns.includes(id)).map(({ name }) => name)}
          onAdd={async (name) => {
            const town = towns.find((town) => isSameTown(town.name, name));
            const entry = town?.id ?? name;
            const isThere = homeTowns.some((each) =>
              isSameTown(towns.find(({ id }) => id === each)?.name ?? each, name),
            );
            if (isThere) throw new Refusal({ name: ['This town is already on the home page.'] });
            await editing.changeFor(
              'name',
              toPlan((homeTowns) => [...homeTowns, entry]),
            );
            announce(`${name} is on the home page`);
          }}
        />
      )}
    </section>
  );
}

function describeTown(town: DocumentEntry | undefined): string {
  if (!town) return 'Without a page';
  return town.path ? 'Links to its page' : 'Hidden until its page is published';
}

const homeTownsSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter the name of a town.'), z.maxLength(60))
    .register(fieldNotes, { label: 'Another town for the home page', limit: 'stops' }),
});

interface HomeTownsFormProps {
  /** Towns with a page that are not in the home page towns. */
  suggestions: readonly string[];
  onAdd(name: string): Promise<unknown>;
}

function HomeTownsForm({ suggestions, onAdd }: HomeTownsFormProps) {
  const form = useForm({
    name: 'home-town',
    schema: homeTownsSchema,
    initial: { name: '' },
    send: ({ name }) => onAdd(name),
  });
  return (
    <Form form={form} className="text-place__form stack-1">
      <Field of="name" list="home-town-suggestions" />
      <datalist id="home-town-suggestions">
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
      <Submit quiet>Add to home page</Submit>
    </Form>
  );
}
