import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** Looks like a link; the other three looks are boxes. */
  text?: boolean;
  quiet?: boolean;
  danger?: boolean;
  /** The object of the action, on screens where several buttons have the same text. Screen readers then read "Remove: Pool Fencing". */
  about?: string | undefined;
}

/** A button of the admin. */
export function Button({ text, quiet, danger, about, className = '', ...button }: ButtonProps) {
  const look = text ? 'text-button' : `button${quiet ? ' button--quiet' : ''}${danger ? ' button--danger' : ''}`;
  return (
    <button
      type="button"
      aria-label={about && `${button.children}: ${about}`}
      {...button}
      className={`${look} ${className}`.trim()}
    />
  );
}
