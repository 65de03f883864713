import { useCallback, useEffect, useState } from 'react';
import type { Session } from '../../../src/shared/login.ts';
import { request } from '../../islands/request.ts';

/** The result of the session call: `session` or `error`, neither while it is pending. */
interface SessionState {
  session?: Session;
  error?: unknown;
}

/**
 * Asks who is signed in when the component appears; never again by itself (docs/product.md, "Calls").
 * The old answer is cleared meanwhile, so that no lead stays visible after a logout.
 * @returns the state and a function that asks again
 */
export function useSession(): [SessionState, () => Promise<void>] {
  const [state, setState] = useState<SessionState>({});

  const read = useCallback(async () => {
    setState({});
    setState(await readSession());
  }, []);

  useEffect(() => {
    void read();
  }, [read]);

  return [state, read];
}

async function readSession(): Promise<SessionState> {
  try {
    const response = await request('/api/admin/session');
    return { session: await response.json() };
  } catch (error) {
    return { error };
  }
}
