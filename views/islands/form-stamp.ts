import { useEffect, useRef } from 'react';
import { type Stamp, startStamp } from './stamp.ts';

/** The stamp of a form that React draws, asked for when the form has come to life. */
export function useStamp(): Stamp {
  const stamp = useRef<Stamp>(undefined);
  useEffect(() => {
    stamp.current = startStamp();
  }, []);
  return { carry: () => stamp.current?.carry() ?? {} };
}
