import { InputField } from './field.tsx';

/** Says where the setup code is, and accepts a code that was copied without its address, such as from another machine's log. */
export function SetupCode({ messages }: { messages?: readonly string[] }) {
  return (
    <>
      <p>
        Choose a password first. The link with your code is in the terminal window or log where you started the site.
        Open that link, or enter the code here.
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
