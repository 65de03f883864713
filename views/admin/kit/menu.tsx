import { type FocusEvent, type KeyboardEvent, type ReactNode, Suspense, useState } from 'react';

interface MenuProps {
  /** The text of the button. */
  label: ReactNode;
  /** The look of the button. */
  look: string;
  className?: string;
  /** The panel's content, shown once it is open. Its script may load only then. */
  children: ReactNode;
}

/** A button with a panel below it. Escape, or moving the focus out, closes it. */
export function Menu({ label, look, className = '', children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);

  function closeByKey({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    currentTarget.querySelector('summary')?.focus();
  }

  const closeByLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) =>
    !currentTarget.contains(relatedTarget) && setOpen(false);

  return (
    <details
      className={`pop ${className}`.trim()}
      open={isOpen}
      onKeyDown={closeByKey}
      onBlur={closeByLeaving}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={look}>{label}</summary>
      {/* The panel takes the focus when it is pressed outside its controls, so that it stays open. */}
      {isOpen && (
        <div className="pop__panel card" tabIndex={-1}>
          <Suspense>{children}</Suspense>
        </div>
      )}
    </details>
  );
}
