import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { findMark, markedPaths, withoutMarks } from '../../../src/shared/content/marks.ts';
import type { Field } from '../../../src/shared/field.ts';
import { adminRequest } from '../api.ts';
import { keepChoice, readChoice } from '../kept.ts';
import { Button } from '../kit/button.tsx';
import { morph } from './morph.ts';

/** Delay between the last keystroke and the update of the preview. */
const quietMs = 250;
/** In pixels. */
const widths = { Phone: 390, Tablet: 768, Desktop: 1280 } as const;
type WidthName = keyof typeof widths;
const widthNames = Object.keys(widths) as WidthName[];
const widthKey = 'preview-width';

export interface PreviewFrameProps {
  id: string;
  name: string;
  schema: Field;
  words: unknown;
  /** The page on which a part of pages is shown. */
  page?: string | undefined;
  /** The field that has the focus. */
  focused: string | undefined;
  onPick(path: string): void;
}

/** The real page with the text from the editor. A tap on text opens its field. No script runs inside. */
export function PreviewFrame({ id, name, schema, words, page, focused, onPick }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** The number of pages that the frame has loaded. */
  const [loads, setLoads] = useState(0);
  // Tablet width is the default: it shows everything, unscaled, beside the form.
  const [width, setWidth] = useState(() => widthNames.find((name) => name === readChoice(widthKey)) ?? 'Tablet');
  const pick = useEffectEvent(onPick);
  const typed = JSON.stringify({ words, page });

  useEffect(() => {
    if (loads === 0) return;
    const aborter = new AbortController();
    const timer = setTimeout(() => void show(aborter.signal), quietMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };

    async function show(signal: AbortSignal): Promise<void> {
      try {
        const response = await adminRequest(`/api/admin/content/${id}/preview`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: typed,
          signal,
        });
        const next = readPreview(await response.text(), markedPaths(schema, JSON.parse(typed).words));
        const shown = frame.current?.contentDocument;
        if (!shown || signal.aborted) return;
        takeAccent(shown, next);
        morph(shown.body, next.body);
      } catch {
        // The next change tries again. The bar reports text that couldn't be saved.
      }
    }
  }, [id, schema, typed, loads]);

  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (!document || loads === 0) return;
    for (const old of document.querySelectorAll<HTMLElement>('[data-field]')) old.style.outline = '';
    if (!focused) return;
    const shown = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(focused)}"]`);
    if (!shown) return;
    shown.style.outline = '3px solid oklch(0.55 0.16 250)';
    shown.style.outlineOffset = '3px';
    shown.scrollIntoView({ block: 'center' });
  }, [focused, loads]);

  useEffect(() => {
    if (loads === 0) return;
    // Links inside the preview don't navigate. A click selects the nearest text that has a field.
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      const summary = target.closest('summary');
      if (!summary) event.preventDefault();
      const path = target.closest('[data-field]')?.getAttribute('data-field');
      if (path) pick(path);
    };
    const document = frame.current?.contentDocument;
    document?.addEventListener('click', onClick, true);
    return () => document?.removeEventListener('click', onClick, true);
  }, [loads]);

  return (
    <div className="text-preview stack-0" data-width={width}>
      <fieldset className="text-preview__widths">
        <legend className="unseen">Width of the preview</legend>
        {widthNames.map((name) => (
          <Button
            text
            key={name}
            aria-pressed={name === width}
            onClick={() => {
              setWidth(name);
              keepChoice(widthKey, name);
            }}
          >
            {name}
          </Button>
        ))}
      </fieldset>
      <ScaledFrame width={widths[width]}>
        <iframe
          ref={frame}
          className="text-preview__frame"
          src={`/admin/preview/${id}${page ? `?page=${page}` : ''}`}
          title={`Preview: ${name}`}
          onLoad={() => setLoads((before) => before + 1)}
        />
      </ScaledFrame>
    </div>
  );
}

/**
 * Shows its content in a chosen width, scaled down if there is less room. If page and form are shown one at a time, it uses the full width.
 */
export function ScaledFrame({ width, children }: { width: number; children: ReactNode }) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const measure = useCallback((box: HTMLDivElement) => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const shown = useIsPhone() ? room.width : width;
  const scale = Math.min(1, room.width / shown || 1);
  return (
    <div className="text-preview__room card" ref={measure}>
      <div
        className="text-preview__scaled"
        style={{ inlineSize: shown, blockSize: room.height / scale, transform: `scale(${scale})` }}
      >
        {children}
      </div>
    </div>
  );
}

/** Minimum width for the page and its form side by side. */
const wide = '(width >= 64rem)';

/** True if the page and its form are shown one at a time. Updates when a phone is turned or a window is resized. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribeToWidth, () => !window.matchMedia(wide).matches);
}

function subscribeToWidth(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Copies the new accent color into the shown page. That style sheet comes after the site's own. */
function takeAccent(to: Document, { head }: Document): void {
  const accent = 'link[href^="/assets/accent-"]';
  const [old, sheet] = [to.head.querySelector(accent), head.querySelector(accent)];
  if (old?.getAttribute('href') === sheet?.getAttribute('href')) return;
  old?.remove();
  if (sheet) to.head.append(sheet);
}

/**
 * Turns the marks of a preview into `data-field` attributes.
 * @param html the response of the preview request
 * @param paths the field of each mark
 * @returns the page; the content of `<noscript>` is unwrapped, because no script runs in a preview
 */
function readPreview(html: string, paths: readonly string[]): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  for (const plain of body.querySelectorAll('noscript')) plain.replaceWith(...plain.childNodes);
  for (const script of body.querySelectorAll('script, link')) script.remove();
  const named = new Set<Element>();
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element || node.nodeType === Node.ELEMENT_NODE) readAttributes(node as Element, paths);
    else readText(node as Text, paths, named);
  }
  return page;
}

/** @param named the elements whose text already has a field; another marked text inside them gets its own element */
function readText(text: Text, paths: readonly string[], named: Set<Element>): void {
  const mark = findMark(text.data);
  const parent = text.parentElement;
  if (mark === undefined || !parent) return;
  text.data = withoutMarks(text.data);
  if (!named.has(parent)) name(parent, paths[mark]);
  else {
    const own = text.ownerDocument.createElement('span');
    text.replaceWith(own);
    own.append(text);
    name(own, paths[mark]);
  }
  named.add(parent);
}

function readAttributes(element: Element, paths: readonly string[]): void {
  for (const attribute of element.attributes) {
    const mark = findMark(attribute.value);
    if (mark === undefined) continue;
    name(element, paths[mark]);
    attribute.value = withoutMarks(attribute.value);
  }
}

/** Visible text takes precedence over text in an attribute. */
function name(element: Element | null, path: string | undefined): void {
  if (path) element?.setAttribute('data-field', path);
}
