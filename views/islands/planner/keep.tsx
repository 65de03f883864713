import { type ComponentProps, type Dispatch, memo, useEffect, useRef, useState } from 'react';
import { formatDay } from '../../../src/shared/dates.ts';
import { encodePlan, type FencePlan } from '../../../src/shared/fence/plan.ts';
import { changesOf } from '../../../src/shared/fence/price.ts';
import type { PriceTable } from '../../../src/shared/fence/prices.ts';
import { LeadForm } from '../lead-form.tsx';
import type { Action } from './reduce.ts';

/** The site's public address and the planner's path. */
export interface PlannerAddress {
  origin: string;
  path: string;
}

/** Browsers refuse an address that changes too often; twice a second is enough. */
const pauseMs = 500;

/** Stores the plan in the address, so that reload, Back, and bookmarks restore it. */
export function usePlanAddress(path: string, code: string): void {
  const written = useRef({ code, atMs: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    if (written.current.code === code) return;
    const write = () => {
      written.current = { code, atMs: performance.now() };
      history.replaceState(history.state, '', `${path}?plan=${code}${location.hash}`);
    };
    const timer = setTimeout(write, written.current.atMs + pauseMs - performance.now());
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [path, code]);
}

/** Suggestions that change the price, each with a link to the changed plan. */
export const PlanChanges = memo(function PlanChanges(props: { plan: FencePlan; prices: PriceTable; path: string }) {
  const { plan, prices, path } = props;
  const changes = changesOf(plan, prices);
  return (
    <section className="price-changes" hidden={!changes.length} aria-labelledby="changes-heading">
      <h2 id="changes-heading">What would change the price</h2>
      <ul className="price-facts rows-below">
        {changes.map(({ text, plan }) => (
          <li key={text}>
            <a href={`${path}?plan=${encodePlan(plan)}#price`} rel="nofollow">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
});

interface PlanKeepProps {
  plan: FencePlan;
  address: PlannerAddress;
  /** The sentence about the purpose of the link. */
  intro: string;
  isAwake: boolean;
  dispatch: Dispatch<Action>;
}

/** The plan's own address, to copy, share or print. */
export const PlanKeep = memo(function PlanKeep({ plan, address, intro, isAwake, dispatch }: PlanKeepProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const link = `${isAwake ? location.origin : address.origin}${address.path}?plan=${encodePlan(plan)}`;

  /** Without https or permission, scripts can't copy. The visitor copies the selected text instead. */
  async function copy(): Promise<void> {
    let words = 'Link copied.';
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      field.current?.select();
      words = 'Link selected. Copy it now.';
    }
    setCopied(words);
    dispatch({ do: 'say', words });
  }

  return (
    <section className="price-keep" hidden={!plan.lines.length} aria-labelledby="keep-heading">
      <h2 id="keep-heading">Keep your plan</h2>
      <p>{intro}</p>
      <label className="field">
        <span className="field__label">Link to this plan</span>
        <input
          className="field__control"
          readOnly
          value={link}
          ref={field}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      {/* The visitor's date may differ from the server's. */}
      <p className="price-keep__printed" suppressHydrationWarning>
        {plan.lines.length > 0 && `${formatDay(new Date())}: ${link}`}
      </p>
      <div className="cluster price-keep__buttons" hidden={!isAwake}>
        <button className="button button--quiet" type="button" onClick={copy}>
          Copy link
        </button>
        <span>{copied}</span>
        <button
          className="button button--quiet"
          type="button"
          hidden={!isAwake || !('share' in navigator)}
          onClick={() => navigator.share({ url: link, title: document.title }).catch(() => {})}
        >
          Share
        </button>
        <button className="button button--quiet" type="button" onClick={() => window.print()}>
          Print
        </button>
      </div>
    </section>
  );
});

/** Parts that don't depend on the plan. The page's HTML contains them, so the script doesn't need to. */
export type RequestForm = ComponentProps<typeof LeadForm>;

interface SendFormProps {
  intro: string;
  request: RequestForm;
  /** The plan's code and the price version, sent as hidden fields. */
  code: string;
  version: number;
}

/** The request with the plan. It can be sent without a length too, by someone who wants a call. */
export const SendForm = memo(function SendForm({ intro, code, version, request }: SendFormProps) {
  return (
    <section className="price-send" id="send" aria-labelledby="send-heading">
      <h2 id="send-heading">Send us this plan</h2>
      <p>{intro}</p>
      <LeadForm {...request} hidden={{ plan: code, prices: version }} />
    </section>
  );
});
