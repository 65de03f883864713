import { useEffect, useRef, useState } from 'react';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import type { SavedStep, SetUpStep } from '../../../src/shared/set-up.ts';
import { describeFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { sendJson } from '../api.ts';

/** `waiting`: the line is down, and the step is sent again by itself. */
type SaveState = 'idle' | 'saving' | 'waiting';

/** How often a step that could not be sent is tried again. */
const retryMs = 4000;

/** Saves a step; a line that is down for a moment costs nothing, because the step is sent again once it is back. */
export function useStepSave(step: SetUpStep, onSaved: (saved: SavedStep) => void, onConflict: () => Promise<void>) {
  const [state, setState] = useState<SaveState>('idle');
  const [messages, setMessages] = useState<FieldMessages>({});
  const [failure, setFailure] = useState('');
  const waiting = useRef<object>(undefined);

  async function send(body: object): Promise<void> {
    waiting.current = body;
    setState((now) => (now === 'waiting' ? now : 'saving'));
    setFailure('');
    setMessages({});
    try {
      const saved = await sendJson<SavedStep>('PUT', `/api/admin/set-up/${step}`, body);
      setState('idle');
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof ResponseError)) return setState('waiting');
      // What stands now is read first, so that the next try goes out over it.
      if (error.status === 409) await onConflict();
      setState('idle');
      const fields = error.body?.fields ?? {};
      setMessages(fields);
      if (Object.keys(fields).length === 0) setFailure(describeFailure(error));
    }
  }

  useEffect(() => {
    if (state !== 'waiting') return;
    const again = () => waiting.current && void send(waiting.current);
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  });

  return { state, messages, failure, send };
}
