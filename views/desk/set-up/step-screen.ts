import type { ComponentType } from 'react';
import type { SetUp } from '../../../src/shared/desk/set-up.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';

/** What the fields of a step get. */
export interface StepProps<Draft> {
  draft: Draft;
  setUp: SetUp;
  messages: FieldMessages;
  /** Takes the next draft, or what makes it out of the newest one: for a change that does not follow from what is on the screen. */
  onDraft(draft: Draft | ((newest: Draft) => Draft)): void;
  /** Called after a change that was saved by a call of its own, such as an upload. */
  onChanged(): void;
}

/** One screen of the set-up: what it asks, what it begins with, what it sends. */
export interface StepScreen<Draft> {
  /** In the list of steps. */
  label: string;
  /** The one thought of the screen. */
  title: string;
  text: string;
  /** The page on which the answer shows. */
  page?: string;
  begin(setUp: SetUp): Draft;
  toBody(draft: Draft, setUp: SetUp): object;
  /** What this tab may keep over a reload; passwords are left out. */
  toKeep?(draft: Draft): Partial<Draft>;
  Fields: ComponentType<StepProps<Draft>>;
}

/** A screen whose draft only its own parts know. */
export function defineScreen<Draft>(screen: StepScreen<Draft>): StepScreen<unknown> {
  return screen as unknown as StepScreen<unknown>;
}

/** The props of a step's text fields, by name. */
export function textField<Draft extends object>({
  draft,
  messages,
  onDraft,
}: Pick<StepProps<Draft>, 'draft' | 'messages' | 'onDraft'>) {
  return <Name extends keyof Draft & string>(name: Name) => ({
    id: `set-up-${name}`,
    name,
    value: draft[name],
    messages: messages[name],
    onChange: ({ target }: { target: { value: string } }) => onDraft({ ...draft, [name]: target.value }),
  });
}
