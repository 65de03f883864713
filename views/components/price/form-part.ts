import type { Typed } from '../../../src/shared/fence/typed-plan.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';

/** What every part of the planner's form is made from: what stands in its controls, and what is wrong with it. */
export interface FormPartProps {
  typed: Typed;
  fields: FieldMessages;
}
