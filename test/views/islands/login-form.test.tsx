import t, { type Test } from 'tap';
import { adminPassword, build, listen } from '../../fixtures/app.ts';
import { connect, listenTo } from '../../fixtures/connection.ts';
import { loadTestingLibrary } from '../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen } = await loadTestingLibrary(t);
const { Desk } = await import('../../../views/desk/main.tsx');
const { Toaster } = await import('../../../views/islands/toaster.tsx');

const json = (body: object) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

t.test('a wrong password is refused in words, the right one opens the panel, and Logout closes it', async (t) => {
  connect(t, await listen(await build(t)));
  await openDesk(t);

  await enterPassword('not the password');
  await screen.findByText('Login Failed');

  await enterPassword(adminPassword);
  await screen.findByText('Logged in successfully');
  fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));

  t.ok(await screen.findByRole('button', { name: 'Login' }));
});

t.test('a login that was accepted counts, whatever its answer carries', async (t) => {
  for (const body of ['', 'welcome', '{"authenticated":true}']) {
    let signedIn = false;
    await answer(t, (path) => {
      if (path === '/api/admin/session') return json({ authenticated: signedIn });
      if (path !== '/api/admin/login') return deskOf(path);
      signedIn = true;
      return new Response(body);
    });
    const view = await openDesk(t);

    await enterPassword();

    await screen.findByText('Logged in successfully');
    t.ok(await screen.findByRole('button', { name: 'Logout' }), `the session is fetched again after "${body}"`);
    view.unmount();
  }
});

t.test('a refusal without words is an invalid password', async (t) => {
  for (const body of ['', '{}', '{"message":""}']) {
    await answer(t, (path) =>
      path === '/api/admin/session' ? json({ authenticated: false }) : new Response(body, { status: 401 }),
    );
    const view = await openDesk(t);

    await enterPassword();

    await screen.findByText('Login Failed');
    t.ok(await screen.findByText('Invalid password'), body);
    view.unmount();
  }
});

t.test("a logout that fails tells the server's words, not its JSON", async (t) => {
  await answer(t, (path) => {
    if (path === '/api/admin/session') return json({ authenticated: true, role: 'admin' });
    if (path !== '/api/admin/logout') return deskOf(path);
    return new Response('{"message":"Something went wrong on our side."}', { status: 500 });
  });
  await openDesk(t, 'Logout');

  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));

  t.ok(await screen.findByText('Something went wrong on our side.'));
});

/** What a desk without leads asks for: a finished set-up and empty lists. */
const deskOf = (path: string) => json(path === '/api/admin/set-up' ? { steps: [], tasks: [] } : []);

/** Answers that the server itself never gives, and that the panel has to bear. */
async function answer(t: Test, respond: (path: string) => Response): Promise<void> {
  const address = await listenTo(t, async (request, response) => {
    const { status, headers, body } = respond(request.url ?? '');
    response.writeHead(status, Object.fromEntries(headers)).end(body && (await new Response(body).bytes()));
  });
  connect(t, address);
}

async function openDesk(t: Test, button = 'Login') {
  t.teardown(cleanup);
  window.history.replaceState(null, '', '/admin');
  const view = render(
    <>
      <Desk product="Longleaf" />
      <Toaster />
    </>,
  );
  await screen.findByRole('button', { name: button });
  return view;
}

async function enterPassword(password = 'a password'): Promise<void> {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
}
