import type { PageKind, TownQuestion } from '../../../src/shared/content/new-page.ts';

/** A new page as its form holds it: every field a text. */
export type NewPageDraft = { kind: PageKind; name: string; place: string; copyOf: string } & Partial<
  Record<TownQuestion, string>
> & {
    /** `undefined` while it follows the name. */
    slug?: string | undefined;
  };

const key = (kind: PageKind) => `new-page:${kind}`;
const openKey = 'new-page';

/** What this tab kept of a form of before, else an empty one. */
export function readDraft(kind: PageKind): NewPageDraft {
  const empty: NewPageDraft = { kind, name: '', place: kind === 'service' ? 'residential' : 'other', copyOf: '' };
  const kept = read(key(kind));
  return kept ? { ...empty, ...JSON.parse(kept) } : empty;
}

/** Keeps what was typed in this tab, so that it outlives a reload and a session that ends. */
export function keepDraft(draft: NewPageDraft): void {
  write(key(draft.kind), JSON.stringify(draft));
}

/** Forgets the draft of a page that was added or given up. */
export function forgetDraft(kind: PageKind): void {
  write(key(kind), undefined);
  keepKind(undefined);
}

/** Notes which form is open. */
export function keepKind(kind: PageKind | undefined): void {
  write(openKey, kind);
}

/** The form that was open in this tab. */
export function keptKind(): PageKind | undefined {
  const kind = read(openKey);
  return kind === 'service' || kind === 'town' ? kind : undefined;
}

function read(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // A browser that refuses its storage has no room for it; the form works all the same.
  }
}
