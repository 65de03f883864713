import { useCallback, useEffect, useRef } from 'react';
import { stampHeader, tooFastMs } from '../../src/shared/stamp.ts';
import { request } from './request.ts';

/** When the form of this page came to life, in the server's words. */
interface Stamp {
  value: string;
  /** By the browser's own clock, in milliseconds. */
  receivedAtMs: number;
}

/** A form's stamp; never waited for: one that has not come by the time of sending is simply missing. */
export function useStamp() {
  const stamp = useRef<Stamp>(undefined);

  const renew = useCallback(async () => {
    stamp.current = await requestStamp();
  }, []);

  useEffect(() => {
    void renew();
  }, [renew]);

  return { renew, carry: () => carryStamp(stamp.current) };
}

async function requestStamp(): Promise<Stamp | undefined> {
  try {
    const response = await request('/api/form-stamp');
    const { stamp } = await response.json();
    return typeof stamp === 'string' ? { value: stamp, receivedAtMs: performance.now() } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The header that carries the stamp. A telephone can fill in a whole form in an instant;
 * nobody is taken for a program because of that, so the little that is missing to two seconds is waited for.
 */
async function carryStamp(stamp: Stamp | undefined): Promise<Record<string, string>> {
  if (!stamp) return {};
  const missingMs = tooFastMs - (performance.now() - stamp.receivedAtMs);
  if (missingMs > 0) await new Promise((resolve) => setTimeout(resolve, missingMs));
  return { [stampHeader]: stamp.value };
}
