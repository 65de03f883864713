/** The sentence of a demo's sign-in card. */
export function DemoPassword() {
  return (
    <p>
      The password of this demo is <strong>demo</strong>.
    </p>
  );
}
