import { pageTimeHeader, stampHeader, tooFastMs } from '../../src/shared/lead/form-signs.ts';
import { request } from './request.ts';

/** The headers that tell the server how long the visitor has had the page. */
export interface Stamp {
  carry(): Promise<Record<string, string>>;
}

/** An assistant that fills in a form at once waits so long for the stamp that speaks for it. */
const patienceMs = 3000;

/** Requests a stamp. Sending waits for it only within the seconds in which a post without one looks like a program's. */
export function startStamp(): Stamp {
  let stamp: string | undefined;
  const answered = requestStamp().then((value) => {
    stamp = value;
  });
  return {
    async carry() {
      const elapsedMs = Math.floor(performance.now());
      if (!stamp && elapsedMs < tooFastMs)
        await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
      return { [pageTimeHeader]: String(elapsedMs), ...(stamp && { [stampHeader]: stamp }) };
    },
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
