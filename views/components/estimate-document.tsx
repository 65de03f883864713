import type { ReactNode } from 'react';
import type { EstimateContent } from '../../src/shared/estimate/content.ts';
import { formatCents } from '../../src/shared/estimate/money.ts';
import { cancellationSentence, noticeParagraphs, type Seller } from '../../src/shared/estimate/notice.ts';
import type { CancellationDates } from '../../src/shared/estimate/view.ts';
import type { FencePlan } from '../../src/shared/fence/plan.ts';
import { drawSketch } from '../../src/shared/fence/sketch.ts';
import { Drawing } from './drawing.tsx';
import { EstimateLines, EstimateSums } from './estimate-figures.tsx';

/** The options of an estimate as cards. @param choose renders the control that chooses an option, at the end of its card */
export function EstimateOptions({
  content,
  chosen,
  choose,
}: {
  content: EstimateContent;
  /** The index of the accepted option; the others are left out. */
  chosen?: { option: number; addOns: number[] } | undefined;
  choose?: ((index: number) => ReactNode) | undefined;
}) {
  return (
    <div className="estimate-options">
      {content.options.map(({ name, description, lines }, index) =>
        chosen && chosen.option !== index ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: options are told apart by their place, and it never changes here.
          <section className="estimate-option card stack-2" key={index}>
            {(name || content.options.length > 1) && <h3 className="wraps">{name || `Option ${index + 1}`}</h3>}
            {description && <p className="lines wraps">{description}</p>}
            <EstimateLines lines={[...lines, ...chosenAddOns(content, chosen?.addOns)]} />
            <div className="estimate-option__end stack-2">
              <EstimateSums content={content} option={index} addOns={chosen?.addOns ?? []} />
              {choose?.(index)}
            </div>
          </section>
        ),
      )}
    </div>
  );
}

function chosenAddOns({ addOns }: EstimateContent, chosen: readonly number[] = []) {
  return addOns
    .filter((_addOn, index) => chosen.includes(index))
    .map(({ text, price, taxable }) => ({ text, quantity: 100, unit: 'job' as const, unitPrice: price, taxable }));
}

/** The add-ons with their prices, if they can't be chosen. */
export function EstimateAddOns({ addOns }: Pick<EstimateContent, 'addOns'>) {
  if (addOns.length === 0) return null;
  return (
    <section className="stack-1">
      <h2>Add-ons</h2>
      <ul className="estimate-lines rows">
        {addOns.map(({ text, price }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two add-ons may be equal, and the list never changes its order.
          <li className="estimate-lines__line" key={index}>
            <span className="wraps">{text}</span>
            <span className="estimate-lines__amount">{formatCents(price)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Included and excluded work, notes, and terms. Parts without text are left out. */
export function EstimateTerms({ content }: { content: EstimateContent }) {
  const { included, notIncluded, notes, terms } = content;
  return (
    <>
      {(included.length > 0 || notIncluded.length > 0) && (
        <div className="estimate-lists">
          <TextList heading="What’s included" items={included} />
          <TextList heading="What’s not included" items={notIncluded} />
        </div>
      )}
      <TextBlock heading="Notes" text={notes} />
      <TextBlock heading="Terms" text={terms} />
    </>
  );
}

function TextList({ heading, items }: { heading: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section className="stack-1">
      <h2>{heading}</h2>
      <ul className="estimate-list stack-1">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may be equal, and the list never changes its order.
          <li className="wraps" key={index}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

function TextBlock({ heading, text }: { heading: string; text: string }) {
  if (!text) return null;
  return (
    <section className="stack-1">
      <h2>{heading}</h2>
      <p className="lines wraps">{text}</p>
    </section>
  );
}

/** The fence from above. */
export function EstimateDrawing({ plan }: { plan: FencePlan }) {
  return (
    <section className="estimate-drawing stack-1">
      <h2>Your fence</h2>
      <Drawing drawing={drawSketch(plan)} id="estimate-drawing" />
    </section>
  );
}

/**
 * The notice of cancellation. It is printed twice, on a page of its own, because the customer keeps one copy and sends the other
 * (16 CFR 429.1).
 */
export function CancellationNotice({ dates, seller }: { dates: CancellationDates; seller: Seller }) {
  return (
    <section className="estimate-notice stack-2" id="cancellation">
      <h2>Your right to cancel</h2>
      <p>{cancellationSentence}</p>
      {!dates.signedOn && <p>If you accept today, you can cancel through {dates.cancelBy}.</p>}
      <div className="estimate-notice__copies">
        <NoticeCopy dates={dates} seller={seller} />
        <div className="estimate-notice__second" aria-hidden="true">
          <NoticeCopy dates={dates} seller={seller} />
        </div>
      </div>
    </section>
  );
}

function NoticeCopy({ dates, seller }: { dates: CancellationDates; seller: Seller }) {
  return (
    <div className="stack-1">
      <h3>Notice of Cancellation</h3>
      {noticeParagraphs(dates, seller).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
