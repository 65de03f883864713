import { InputField } from './field.tsx';

/** Says where the setup code is, and takes one that was copied without its address, such as from the log of another machine. */
export function SetupCode({ messages }: { messages?: readonly string[] }) {
  return (
    <>
      <p>
        Choose a password first. The address with your code is in the window or log where the site was started. Open
        that address, or enter the code here.
      </p>
      <form className="form" aria-label="Setup code" action="/admin/set-up" method="get">
        <InputField
          id="setup-code"
          name="code"
          label="Code"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          messages={messages}
        />
        <button className="button" type="submit">
          Continue
        </button>
      </form>
    </>
  );
}
