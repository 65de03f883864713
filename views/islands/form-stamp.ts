import { useEffect, useRef } from 'react';
import { type Stamp, startStamp } from './stamp.ts';

/** The stamp of a React form, requested when the form wakes. */
export function useStamp(): Stamp {
  const stamp = useRef<Stamp>(undefined);
  useEffect(() => {
    stamp.current = startStamp();
  }, []);
  return { carry: async () => (await stamp.current?.carry()) ?? {} };
}
