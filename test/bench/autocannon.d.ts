declare module 'autocannon' {
  namespace autocannon {
    interface Options {
      url: string;
      connections: number;
      /** Seconds. */
      duration: number;
      headers?: Record<string, string>;
      /** The requests, sent in turns. */
      requests?: { path: string; headers?: Record<string, string> }[];
    }

    interface Result {
      /** In a second. */
      requests: { average: number };
      non2xx: number;
      errors: number;
    }
  }

  function autocannon(options: autocannon.Options): Promise<autocannon.Result> & { stop(): void };
  export = autocannon;
}
