import type { Thing } from '../structured-data.ts';

/** What search engines read (JSON-LD). A `<` is written as an escape, so that no text can end the element. */
export function StructuredData({ data }: { data: Thing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
