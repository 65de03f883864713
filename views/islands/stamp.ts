import { pageTimeHeader, stampHeader } from '../../src/shared/form-stamp.ts';
import { request } from './request.ts';

/** The headers that tell the server how long the visitor has had the page. */
export interface Stamp {
  carry(): Record<string, string>;
}

/** Requests a stamp. Sending never waits for it; a late stamp is left out. */
export function startStamp(): Stamp {
  let stamp: string | undefined;
  void requestStamp().then((value) => {
    stamp = value;
  });
  return {
    carry: () => ({
      [pageTimeHeader]: String(Math.floor(performance.now())),
      ...(stamp && { [stampHeader]: stamp }),
    }),
  };
}

async function requestStamp(): Promise<string | undefined> {
  try {
    const response = await request('/api/form-stamp');
    const { stamp } = await response.json();
    return typeof stamp === 'string' ? stamp : undefined;
  } catch {
    return undefined;
  }
}
