import { useEffect, useRef } from 'react';
import { pageTimeHeader, stampHeader } from '../../src/shared/form-stamp.ts';
import { request } from './request.ts';

/**
 * What tells the server how long the visitor has had the page. Nothing here is ever waited for:
 * a stamp that has not come by the time of sending is simply missing.
 */
export function useStamp() {
  const stamp = useRef<string>(undefined);

  useEffect(() => {
    void requestStamp().then((value) => {
      stamp.current = value;
    });
  }, []);

  return {
    carry: (): Record<string, string> => ({
      [pageTimeHeader]: String(Math.floor(performance.now())),
      ...(stamp.current && { [stampHeader]: stamp.current }),
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
