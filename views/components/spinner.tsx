/** Something is on its way: a ring that turns, or rests where motion is not wanted. The words beside it tell what. */
export function Spinner({ className = '' }: { className?: string }) {
  return <span className={`spinner ${className}`.trim()} aria-hidden="true" />;
}
