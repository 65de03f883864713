import { useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import {
  type CurrentPrices,
  labelOfPrice,
  listPriceChanges,
  type PriceHistoryEntry,
  type PriceOverview,
  type PriceVersion,
  priceEditSchema,
} from '../../../src/shared/admin/price-versions.ts';
import { valueAt } from '../../../src/shared/content/walk.ts';
import { formatDateTime, formatDay } from '../../../src/shared/dates.ts';
import { decodePlan } from '../../../src/shared/fence/plan-schema.ts';
import { pricePlan } from '../../../src/shared/fence/price.ts';
import { type PriceTable, priceTableSchema } from '../../../src/shared/fence/prices.ts';
import { rangeOf, summarize } from '../../../src/shared/fence/sentences.ts';
import { checkPaths } from '../../../src/shared/fields.ts';
import { telling } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { LeaveGuard } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import type { Difference } from '../kit/conflict.tsx';
import { useForm } from '../kit/form.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { readTyped, type Typed, toTyped } from '../kit/values.ts';
import { type PriceDraft, PriceForm } from './form.tsx';

const [loader, usePrices] = defineData('The prices', () => readJson<PriceOverview>('/api/admin/prices'));

export { loader };

const formSchema = z.object({ prices: priceTableSchema, version: z.int(), note: priceEditSchema.shape.note });

/**
 * The owner's prices (docs/product.md, "Price my fence"): checked, shown on three examples, and live as soon as they are saved.
 */
export function Component() {
  const saved = usePrices();
  const { revalidate } = useRevalidator();

  async function send(method: 'PUT' | 'POST', path: string, body: object, title: string): Promise<void> {
    await sendJson<PriceOverview>(method, path, body);
    await revalidate();
    addToast({ title, description: '“Price my fence” now uses these prices.' });
  }

  const form = useForm({
    name: 'prices',
    schema: formSchema,
    initial: { prices: saved.prices, note: '' },
    version: saved.version,
    reread: revalidate,
    compare: comparePrices,
    send: (value) => send('PUT', '/api/admin/prices', value, 'Saved'),
  });

  const confirm = () =>
    telling('Not saved', () =>
      send('POST', '/api/admin/prices/checked', { version: saved.version }, 'Checked today').finally(revalidate),
    );

  const restore = (version: number) =>
    telling('Not restored', async () => {
      const { prices } = await readJson<PriceVersion>(`/api/admin/prices/${version}`);
      form.change({
        prices: toTyped(prices),
        note: version ? `Version ${version} restored` : 'Typical prices restored',
      });
      addToast({ title: 'Loaded into the form', description: 'Save the prices to use them.' });
    });

  return (
    <div className="prices stack-2">
      <LeaveGuard changed={form.isChanged} />
      <PageHeader
        title="Prices"
        about="The prices that Price my fence uses, their history, and the fences you offer."
      />
      <PriceState current={saved} disabled={form.isChanged || form.isSending} onChecked={confirm} />
      <div className="prices__columns stack">
        <PriceForm form={form} />
        <PriceExamples saved={saved.prices} draft={form.draft.prices} />
      </div>
      <PriceHistory history={saved.history} onRestore={restore} />
    </div>
  );
}

/** Lists the prices that differ from another window's. Notes aren't compared: this window's note is kept. */
function comparePrices({ prices: mine }: PriceDraft, { prices: theirs }: PriceDraft): Difference[] {
  return listPriceChanges(mine, theirs).map((path) => ({
    path: `prices.${path}`,
    label: labelOfPrice(path),
    mine: String(valueAt(mine, path)),
    theirs: String(valueAt(theirs, path)),
  }));
}

function PriceState({
  current: { version, checkedAt },
  disabled,
  onChecked,
}: {
  current: CurrentPrices;
  disabled: boolean;
  onChecked(): void;
}) {
  return (
    <div className={`cluster cluster-1${checkedAt ? '' : ' price-state--notice card'}`}>
      <p>
        {checkedAt
          ? `Price my fence uses these prices. You last checked them on ${formatDay(new Date(checkedAt))}.`
          : 'These are typical 2025 prices for the Piedmont, not your own, and the planner says so. Review them, then save your own or confirm these.'}
      </p>
      <Button quiet disabled={disabled} onClick={onChecked}>
        Prices are still correct
      </Button>
      {version > 0 && <span className="hint">Version {version}</span>}
    </div>
  );
}

/** Every saved version, newest first; restoring loads one into the editor and saves nothing. */
function PriceHistory({
  history,
  onRestore,
}: {
  history: readonly PriceHistoryEntry[];
  onRestore(version: number): void;
}) {
  return (
    <section className="stack-2" aria-labelledby="price-history-title">
      <h2 id="price-history-title">History</h2>
      <ol className="rows-below">
        {history.map(({ version, savedAt, savedBy, note, changes }, index) => (
          <li key={version} className="entry">
            <p>
              <strong>{formatDateTime(savedAt)}</strong>, version {version}:{' '}
              {changes === 1 ? '1 change' : `${changes} changes`}
              {savedBy && <span className="wraps"> by {savedBy}</span>}
              {note && <span className="block quiet wraps">{note}</span>}
            </p>
            {index === 0 ? <span>In use</span> : <RestoreButton version={version} onRestore={onRestore} />}
          </li>
        ))}
        <li className="entry">
          <p>Typical prices (original)</p>
          {history.length === 0 ? <span>In use</span> : <RestoreButton version={0} onRestore={onRestore} />}
        </li>
      </ol>
    </section>
  );
}

function RestoreButton({ version, onRestore }: { version: number; onRestore(version: number): void }) {
  return (
    <Button
      text
      aria-label={version ? `Restore version ${version}` : 'Restore the typical prices'}
      onClick={() => onRestore(version)}
    >
      Restore
    </Button>
  );
}

/** Three plans of everyday work: a backyard, a front and side yard, and a commercial lot. */
const examples = [
  '1.wp72p.hlnp.0.x0y0r50r80t90r50t90g48a23',
  '1.vp72w.hlnp.0.x0y0r30g48a0.x0y40r12r60t90r40t90',
  '1.cl72g.blrt.0.x0y0r200r150t90r200t90r150t90g192a67z',
].flatMap((code) => decodePlan(code) ?? []);

/** The same plans priced with the saved and with the typed prices, as visitors would see them. */
function PriceExamples({ saved, draft }: { saved: PriceTable; draft: Typed<PriceTable> }) {
  const { value: typed, fields = {} } = checkPaths(priceTableSchema, readTyped(priceTableSchema, draft));
  const [wrong] = Object.keys(fields);
  return (
    <aside className="price-examples stack-2 dashed" aria-labelledby="price-examples-title">
      <h2 id="price-examples-title">What visitors see</h2>
      {wrong && <p>The new ranges will show once you fix this: {labelOfPrice(wrong)}.</p>}
      {examples.map((plan) => {
        const [before, after] = [shown(plan, saved), typed ? shown(plan, typed) : '—'];
        return (
          <section key={plan.kind} className="price-example">
            <h3>{summarize(plan)}</h3>
            <dl>
              <dt>Now</dt>
              <dd>{before}</dd>
              <dt>After you save</dt>
              <dd className={!typed || after === before ? undefined : 'strong'}>{after}</dd>
            </dl>
          </section>
        );
      })}
    </aside>
  );
}

function shown(plan: (typeof examples)[number], prices: PriceTable): string {
  const price = pricePlan(plan, prices);
  return price.status === 'priced' ? rangeOf(price) : 'No price shown';
}
