import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { fieldAt, isSame, type Problem, setAt, valueAt } from '../../../src/shared/content/walk.ts';
import { findNote, type Note } from '../../../src/shared/field.ts';
import { checkPaths, type FieldMessages } from '../../../src/shared/fields.ts';
import { describeFailure, tellFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { keep, readKept } from '../kept.ts';
import { openAround } from './ask.tsx';
import type { Difference } from './conflict.tsx';
import { readTyped, type Typed, toTyped } from './values.ts';

interface FormOptions<Schema extends z.ZodMiniType, Draft extends object> {
  /** The form's and record's name: the key of its draft in this tab, and the prefix of its control ids. */
  name: string;
  schema: Schema;
  /** The version of `initial` that a save replaces. */
  version?: number;
  /** Fields that no storage may hold, such as passwords. */
  secret?: readonly (keyof Draft & string)[];
  /** The part of the draft that the tab may keep, if it isn't all of it. */
  toKeep?(draft: Draft): Draft;
  /**
   * Sends the checked values, and passes the stored result back as `initial`. If it throws, nothing typed is lost.
   * @param draft the typed values that `value` was read from
   */
  send(value: z.infer<Schema>, version: number, draft: Draft): Promise<unknown>;
  /** Saved by `useAutosave` while the owner types: a problem never moves the focus, and a failed request shows no toast. */
  isAutosaved?: boolean;
  /** The title of the failure toast. */
  failure?: string;
  /** Loads another window's values into `initial` and `version`, so that the conflict can be resolved here. */
  reread?(): Promise<unknown>;
  /** The message for that conflict; by default the server's message. */
  conflictTitle?: string;
  /** The differences between the typed and the stored values; by default field by field. */
  compare?(mine: Draft, theirs: Draft): readonly Difference[];
}

/** A form with its schema's fields. Numbers are typed as text and read as the schema expects. */
interface SchemaForm<Stored extends object> {
  /** The stored values, or the initial values of an empty form. */
  initial: Stored;
  toInput?: undefined;
}

/** A form with its own fields. */
interface OwnForm<Draft extends object> {
  initial: Draft;
  /**
   * Builds the value to check and send.
   * @param version the version being replaced
   * @param base the values before typing
   */
  toInput(draft: Draft, version: number, base: Draft): object;
}

/** The draft, and the base values and version it was started from. */
interface TypedOver<Draft> {
  draft: Draft;
  base: Draft;
  version?: number | undefined;
}

/** The state and actions of a form, for its fields and its screen. */
export interface FormState<Draft extends object> {
  name: string;
  schema: z.ZodMiniType;
  element: RefObject<HTMLFormElement | null>;
  draft: Draft;
  /** The stored values. */
  stored: Draft;
  messages: FieldMessages;
  isChanged: boolean;
  isSending: boolean;
  /** The reason why the last autosave failed, if its fields aren't the reason. */
  failure: string | undefined;
  change(part: Partial<Draft> | ((draft: Draft) => Partial<Draft>)): void;
  discard(): void;
  /**
   * @param more extra values to send with the fields
   * @returns true if everything is stored
   */
  submit(more?: object): Promise<boolean>;
  /** A conflict with another window: its message, the differences, and how to resolve it. */
  conflict?: { title: string; differences: readonly Difference[]; settle(theirs: readonly string[]): void } | undefined;
}

/**
 * A form that keeps unsaved values in this tab, so that they survive a reload, a discarded page, and the end of the session. It
 * is checked with the server's own schema and sent once. Problems are shown at their fields or in a toast.
 */
export function useForm<Schema extends z.ZodMiniType, Draft extends object>(
  options: FormOptions<Schema, Draft> & OwnForm<Draft>,
): FormState<Draft>;
export function useForm<Schema extends z.ZodMiniType, Stored extends object>(
  options: FormOptions<Schema, Typed<Stored> & object> & SchemaForm<Stored>,
): FormState<Typed<Stored> & object>;
export function useForm<Schema extends z.ZodMiniType, Draft extends object>(
  options: FormOptions<Schema, Draft> & (SchemaForm<object> | OwnForm<Draft>),
): FormState<Draft> {
  const { name, schema, version = 0, secret = [], failure = 'Not saved', isAutosaved = false } = options;
  const stored = (options.toInput ? options.initial : toTyped(options.initial)) as Draft;
  const [held, setTyped] = useState(() => readTab<Draft>(name, stored));
  const typed = held && isSame(held.draft, stored) ? undefined : held;
  const [messages, setMessages] = useState<FieldMessages>({});
  const [isSending, setIsSending] = useState(false);
  const [refused, setRefused] = useState<{ title: string; more: object }>();
  const [unsaved, setUnsaved] = useState<string>();
  const element = useRef<HTMLFormElement>(null);
  const running = useRef<Promise<boolean>>(undefined);
  // A second change, or a response, can arrive before the screen shows the first change.
  const latest = useRef<{ typed: TypedOver<Draft> | undefined; stored: Draft; version: number }>({
    typed,
    stored,
    version,
  });
  useLayoutEffect(() => {
    latest.current = { typed, stored, version };
  });
  const now = (): TypedOver<Draft> => {
    const { typed, stored, version } = latest.current;
    return typed ?? { draft: stored, base: stored, version };
  };

  function put(next: TypedOver<Draft> | undefined): void {
    const typed = next && !isSame(next.draft, next.base) ? next : undefined;
    latest.current.typed = typed;
    setTyped(typed);
    const toKeep = options.toKeep ?? ((draft) => ({ ...draft, ...hidden(secret) }));
    const kept = typed && { ...typed, draft: toKeep(typed.draft) };
    keep(name, kept && !isSame(kept.draft, kept.base) ? kept : undefined);
  }

  function show(messages: FieldMessages): void {
    // Rendered synchronously, so that the first field with a problem can get the focus.
    flushSync(() => setMessages(messages));
    if (isAutosaved) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
    openAround(wrong);
    wrong?.focus();
  }

  function discard(): void {
    put(undefined);
    setMessages({});
    setRefused(undefined);
  }

  async function submit(more: object = {}): Promise<boolean> {
    if (!isAutosaved) return submitOnce(more);
    // A second request would be refused as a conflict with the first one.
    while (running.current) await running.current;
    if (!latest.current.typed) return true;
    running.current = submitOnce(more).finally(() => {
      running.current = undefined;
    });
    return running.current;
  }

  async function submitOnce(more: object): Promise<boolean> {
    const { draft, base, version: over = latest.current.version } = now();
    const input = options.toInput?.(draft, over, base) ?? (readTyped(schema, { ...draft, version: over }) as object);
    const { value, fields } = checkPaths(schema, { ...input, ...more });
    if (fields) show(fields);
    if (!value) return false;
    setMessages({});
    setIsSending(true);
    try {
      await options.send(value, over, draft);
      setUnsaved(undefined);
      // Rebase text typed during the request onto what was sent.
      const { typed } = latest.current;
      put(typed && typed.draft !== draft ? { draft: typed.draft, base: draft } : undefined);
      setRefused(undefined);
      return true;
    } catch (error) {
      await explain(error, more);
      return false;
    } finally {
      setIsSending(false);
    }
  }

  async function explain(error: unknown, more: object): Promise<void> {
    if (error instanceof Refusal) return show(error.fields);
    const { status, body } = error instanceof ResponseError ? error : {};
    if (status === 409) await options.reread?.();
    if (status === 409 && options.reread && latest.current.typed) {
      const title = options.conflictTitle ?? body?.message?.replace(/\.$/, '') ?? 'This was changed in another window';
      return setRefused({ title, more });
    }
    const problems = (body?.problems ?? []) as readonly Problem[];
    show({ ...body?.fields, ...Object.fromEntries(problems.map(({ path, message }) => [path, [message]])) });
    if (isAutosaved) setUnsaved(describeFailure(error));
    else tellFailure(failure, error);
  }

  /** Continues from the stored values, keeps my fields that weren't given up, and saves them at once. */
  function settle(theirs: readonly string[]): void {
    const mine = now().draft;
    setRefused(undefined);
    put({
      draft: theirs.reduce((draft, path) => setAt(draft, path, valueAt(stored, path)), mine),
      base: stored,
      version,
    });
    if (latest.current.typed) void submit(refused?.more);
  }

  const { draft, base } = typed ?? { draft: stored, base: stored };
  const compare = options.compare ?? ((mine, theirs) => compareFields(schema, mine, theirs));
  return {
    name,
    schema,
    element,
    draft,
    stored,
    messages,
    isSending,
    failure: typed && unsaved,
    submit,
    discard,
    isChanged: typed !== undefined,
    change: (part) => {
      const { draft, ...over } = now();
      const next = { ...draft, ...(typeof part === 'function' ? part(draft) : part) };
      put({ ...over, draft: next });
      // Messages about an earlier value are removed.
      const isStill = ([path]: [string, unknown]) => isSame(valueAt(draft, path), valueAt(next, path));
      setMessages((messages) => Object.fromEntries(Object.entries(messages).filter(isStill)));
    },
    conflict:
      refused && typed
        ? {
            title: refused.title,
            settle,
            differences: compare(draft, stored).map((each) => ({
              ...each,
              // Values that only the other window changed are already chosen.
              isTheirs: isSame(valueAt(draft, each.path), valueAt(base, each.path)),
            })),
          }
        : undefined,
  };
}

/** Thrown by `send` for problems of fields that weren't shown yet. */
export class Refusal extends Error {
  fields: FieldMessages;
  constructor(fields: FieldMessages) {
    super('The fields were refused.');
    this.fields = fields;
  }
}

const hidden = (secret: readonly string[]) => Object.fromEntries(secret.map((field) => [field, '']));

/** Reads this tab's draft of a form with the same fields. A draft that was stored although its response was lost is deleted. */
function readTab<Draft extends object>(name: string, stored: Draft): TypedOver<Draft> | undefined {
  const kept = readKept<Partial<TypedOver<Draft>>>(name);
  const hasFields = kept?.base && Object.keys(stored).every((field) => field in (kept.draft ?? {}));
  if (hasFields && !isSame(kept.draft, stored)) return kept as TypedOver<Draft>;
  if (kept !== undefined) keep(name, undefined);
  return undefined;
}

/** Returns the fields that differ, with their values as texts. */
function compareFields(schema: z.ZodMiniType, mine: object, theirs: object): Difference[] {
  return Object.keys(theirs).flatMap((path) => {
    const [one, other] = [valueAt(mine, path), valueAt(theirs, path)];
    if (isSame(one, other)) return [];
    const { label = path, options = {}, kind } = askedAs(schema, path);
    const show = (value: unknown) =>
      typeof value === 'boolean' ? (value ? 'On' : 'Off') : (options[String(value)] ?? String(value));
    return kind === 'password' ? [] : [{ path, label, mine: show(one), theirs: show(other) }];
  });
}

/** Returns the note of the field at a path. */
function askedAs(schema: z.ZodMiniType, path: string): Partial<Note> {
  const field = fieldAt(schema, path);
  return (field && findNote(field)) ?? {};
}
