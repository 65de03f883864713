import { useCallback, useEffect, useState } from 'react';
import { adminRequest } from './admin-request.ts';

export interface AdminJson<Value> {
  value: Value | undefined;
  error: unknown;
  /** Reads again; the old value stays until the answer arrives. */
  read(): Promise<void>;
  /** Replaces the value after a change that the server confirmed. */
  setValue(change: Value | ((value: Value | undefined) => Value | undefined)): void;
}

/** Reads JSON behind the login once, when the component appears; a session that ended is asked for in place. */
export function useAdminJson<Value>(path: string): AdminJson<Value> {
  const [value, setValue] = useState<Value>();
  const [error, setError] = useState<unknown>();

  const read = useCallback(async () => {
    setError(undefined);
    try {
      const response = await adminRequest(path);
      setValue(await response.json());
    } catch (failure) {
      setError(failure);
    }
  }, [path]);

  useEffect(() => {
    void read();
  }, [read]);

  return { value, error, read, setValue };
}
