import type { ReactNode, Ref } from 'react';
import { Form, type FormState } from './form.tsx';

interface SettingsProps<Draft extends object> {
  id: string;
  title: string;
  /** One sentence below the title. */
  about?: ReactNode;
  /** The title, which may take the focus. */
  heading?: Ref<HTMLHeadingElement>;
  /** The form, if the fields are saved together. */
  form?: FormState<Draft>;
  children: ReactNode;
}

/** One topic of a settings screen. From 1024 px, the title is to the left of the fields. */
export function Settings<Draft extends object>({ id, title, about, heading, form, children }: SettingsProps<Draft>) {
  const content = (
    <>
      <header className="settings__about">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {about && <p className="hint">{about}</p>}
      </header>
      <div className="settings__fields stack-2">{children}</div>
    </>
  );
  if (!form)
    return (
      <section className="settings" aria-labelledby={id}>
        {content}
      </section>
    );
  return (
    <Form form={form} className="settings" aria-labelledby={id}>
      {content}
    </Form>
  );
}
