import { useState } from 'react';
import type { ImportSummary } from '../../../src/shared/content-file.ts';
import { describeFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { adminRequest, sendJson } from '../api.ts';

/** How far the owner has come with a file. */
export type ImportState =
  | { step: 'start' | 'sending' | 'undone' }
  | { step: 'checked' | 'applying'; summary: ImportSummary }
  | { step: 'applied'; batch: string; isUndoing: boolean };

/** The steps of bringing in a file, each with what the server said against it. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ step: 'start' });
  const [refusal, setRefusal] = useState<readonly string[]>([]);

  async function attempt(
    during: ImportState,
    afterwards: ImportState,
    work: () => Promise<ImportState>,
  ): Promise<void> {
    setRefusal([]);
    setState(during);
    try {
      setState(await work());
    } catch (error) {
      setRefusal(listReasons(error));
      setState(afterwards);
    }
  }

  return {
    state,
    refusal,
    receive: (file: File) =>
      attempt({ step: 'sending' }, { step: 'start' }, async () => {
        const body = new FormData();
        body.append('file', file);
        const response = await adminRequest('/api/admin/content-file', { method: 'POST', body });
        return { step: 'checked', summary: await response.json() };
      }),
    /** @param documents what is ticked */
    async apply(documents: readonly string[]): Promise<void> {
      if (state.step !== 'checked') return;
      const { summary } = state;
      await attempt({ step: 'applying', summary }, { step: 'checked', summary }, async () => {
        const path = `/api/admin/content-file/${summary.import}/application`;
        const { batch } = await sendJson<{ batch: string }>('POST', path, { documents });
        return { step: 'applied', batch, isUndoing: false };
      });
    },
    async undo(): Promise<void> {
      if (state.step !== 'applied') return;
      await attempt({ ...state, isUndoing: true }, { ...state, isUndoing: false }, async () => {
        await sendJson('POST', `/api/admin/batches/${state.batch}/reversal`);
        return { step: 'undone' };
      });
    },
    leave(): void {
      setRefusal([]);
      setState({ step: 'start' });
    },
  };
}

/** What stands in the way: each problem of a page or field, else the one sentence of the answer. */
function listReasons(error: unknown): string[] {
  const { problems, fields } = (error instanceof ResponseError && error.body) || {};
  const lines = [
    ...((problems as { document?: string; message: string }[] | undefined) ?? []).map(({ document, message }) =>
      document ? `${document}: ${message}` : message,
    ),
    ...Object.entries(fields ?? {}).flatMap(([field, messages]) =>
      messages.map((message) => `${field.replace(/^slugs\./, '')}: ${message}`),
    ),
  ];
  return lines.length > 0 ? [...new Set(lines)] : [describeFailure(error)];
}
