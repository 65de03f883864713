declare module 'autocannon' {
  namespace autocannon {
    interface Options {
      url: string;
      connections: number;
      /** Seconds. */
      duration: number;
      headers?: Record<string, string>;
      /** The requests, sent in rotation. */
      requests?: { path: string; headers?: Record<string, string> }[];
    }

    interface Result {
      /** Per second. */
      requests: { average: number };
      non2xx: number;
      errors: number;
    }
  }

  function autocannon(options: autocannon.Options): Promise<autocannon.Result> & { stop(): void };
  export = autocannon;
}
