import { useCallback, useEffect, useState } from 'react';
import { request } from './request.ts';

/** What a read of the API has come to: `value` or `error`, or neither while it loads. */
export interface JsonState<Value> {
  value?: Value;
  error?: unknown;
}

/**
 * Reads JSON once when the component appears; never again by itself (specification, section 7).
 * @returns the state and a function that reads again
 */
export function useJson<Value>(path: string): [JsonState<Value>, () => Promise<void>] {
  const [state, setState] = useState<JsonState<Value>>({});

  const read = useCallback(async () => {
    setState({});
    setState(await readJson<Value>(path));
  }, [path]);

  useEffect(() => {
    void read();
  }, [read]);

  return [state, read];
}

async function readJson<Value>(path: string): Promise<JsonState<Value>> {
  try {
    const response = await request(path);
    return { value: (await response.json()) as Value };
  } catch (error) {
    return { error };
  }
}
