import t, { type Test } from 'tap';
import { connectIslands, listenTo } from '../../fixtures/connection.ts';
import { loadTestingLibrary } from '../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen } = await loadTestingLibrary(t);
const { Admin } = await import('../../../views/admin/main.tsx');
const { Toaster } = await import('../../../views/islands/toaster.tsx');
t.afterEach(cleanup);

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const session = { authenticated: true, person: { id: 1, name: 'The owner', role: 'owner' } };

t.test('an accepted login signs in, whatever its response contains', async (t) => {
  for (const body of ['', 'welcome', '{"authenticated":true}']) {
    let signedIn = false;
    await openAdmin(t, (path) => {
      if (path === '/api/admin/session') return json(signedIn ? session : { authenticated: false });
      if (path !== '/api/admin/login') return undefined;
      signedIn = true;
      return new Response(body);
    });
    await enterPassword();
    await screen.findByText('Logged in successfully');
    t.ok(await screen.findByRole('button', { name: 'Logout' }), `the session is fetched again after "${body}"`);
  }
});

t.test('a refusal without a message says that the password is invalid', async (t) => {
  for (const body of ['', '{}', '{"message":""}']) {
    await openAdmin(t, (path) =>
      path === '/api/admin/session' ? json({ authenticated: false }) : new Response(body, { status: 401 }),
    );
    await enterPassword();
    await screen.findByText('Login Failed');
    t.ok(screen.getByText('Invalid password'), body);
  }
});

t.test('a failed logout shows the server’s message, not its JSON', async (t) => {
  const message = 'Something went wrong on our side.';
  await openAdmin(t, (path) => {
    if (path === '/api/admin/session') return json(session);
    return path === '/api/admin/logout' ? json({ message }, 500) : undefined;
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  t.ok(await screen.findByText(message));
});

/** Opens the admin on a server that sends responses the site itself never sends. */
async function openAdmin(t: Test, respond: (path: string) => Response | undefined): Promise<void> {
  cleanup();
  /** Responses for an admin without leads: a finished setup and empty lists. */
  const answer = (path: string) => respond(path) ?? json(path === '/api/admin/set-up' ? { steps: [], tasks: [] } : []);
  const address = await listenTo(t, async (request, response) => {
    const { status, headers, body } = answer(request.url ?? '');
    response.writeHead(status, Object.fromEntries(headers)).end(body && (await new Response(body).bytes()));
  });
  connectIslands(t, address);
  window.history.replaceState(null, '', '/admin');
  render(
    <>
      <Admin product="Longleaf" />
      <Toaster />
    </>,
  );
}

async function enterPassword(): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'a password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
}
