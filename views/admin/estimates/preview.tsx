import { useEffect, useRef, useState } from 'react';
import { adminRequest } from '../api.ts';
import { morph } from '../content/morph.ts';
import { ScaledFrame } from '../content/preview.tsx';

/** The width in which the customer's page is laid out, in pixels: options side by side. */
const pageWidth = 768;

/** The customer's page as it would be sent now. It is reloaded after each save, and never counts as opened. */
export function EstimatePreview({ id, version }: { id: number; version: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const address = `/admin/estimates/${id}/preview`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each saved version is another page
  useEffect(() => {
    if (!isLoaded) return;
    const aborter = new AbortController();
    void show(aborter.signal);
    return () => aborter.abort();

    async function show(signal: AbortSignal): Promise<void> {
      try {
        const response = await adminRequest(address, { signal });
        const next = new DOMParser().parseFromString(await response.text(), 'text/html');
        const shown = frame.current?.contentDocument;
        if (shown && !signal.aborted) morph(shown.body, next.body);
      } catch {
        // The next save tries again. The bar reports what couldn't be saved.
      }
    }
  }, [address, version]);

  return (
    <section className="text-preview stack-0" aria-label="Preview">
      <ScaledFrame width={pageWidth}>
        <iframe
          ref={frame}
          className="text-preview__frame"
          src={address}
          title="The customer’s page"
          onLoad={() => setLoaded(true)}
        />
      </ScaledFrame>
      <a className="tap small" href={address} target="_blank" rel="noopener">
        Open the preview in a new tab
      </a>
    </section>
  );
}
