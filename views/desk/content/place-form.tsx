import type { ReactNode } from 'react';

interface PlaceFormProps {
  onSubmit(): Promise<void>;
  children: ReactNode;
}

/** A form about where a page is; it is sent without leaving the screen, and its checks are the server's. */
export function PlaceForm({ onSubmit, children }: PlaceFormProps) {
  return (
    <form
      className="words-place__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </form>
  );
}
