import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusOn } from './ask.tsx';
import { Button } from './button.tsx';
import { Form, type FormState, Submit } from './form.tsx';

/** State of a form that a button opens. */
interface Opening {
  /** `undefined` until first opened. After it closes, the focus returns to the button. */
  isOpen: boolean | undefined;
  set(isOpen: boolean): void;
}

/** The state of a form that a button opens, and that a save or Cancel closes. */
export function useOpening(): Opening {
  const [isOpen, set] = useState<boolean>();
  return { isOpen, set };
}

interface OpenButtonProps<Draft extends object> {
  opening: Opening;
  form: FormState<Draft>;
  /** Returns the selector of the control to focus: the first one in the form. */
  focus?: string;
  children: ReactNode;
}

/** The button that opens the form. */
export function OpenButton<Draft extends object>({ opening, form, focus = 'input', children }: OpenButtonProps<Draft>) {
  function open(): void {
    flushSync(() => opening.set(true));
    form.element.current?.querySelector<HTMLElement>(focus)?.focus();
  }
  return (
    <Button quiet ref={opening.isOpen === false ? focusOn : undefined} onClick={open}>
      {children}
    </Button>
  );
}

interface OpenedFormProps<Draft extends object> {
  opening: Opening;
  form: FormState<Draft>;
  /** The labels of the submit button, before and during the request. */
  submit: string;
  working?: string;
  children: ReactNode;
}

/** The open form with a Cancel button, which discards what was typed. */
export function OpenedForm<Draft extends object>({ opening, form, children, submit, working }: OpenedFormProps<Draft>) {
  function cancel(): void {
    form.discard();
    opening.set(false);
  }
  return (
    <Form form={form}>
      {children}
      <div className="cluster cluster-1">
        <Submit {...(working && { working })}>{submit}</Submit>
        <Button quiet onClick={cancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
