import { Link, useRevalidator } from 'react-router';
import { formatDateTime } from '../../../src/shared/dates.ts';
import type { EstimateDetail, PlanOptions } from '../../../src/shared/estimate/estimate.ts';
import { defineData, readJson } from '../api.ts';
import { PageHeader } from '../kit/page-header.tsx';
import { EstimateActions } from './actions.tsx';
import { EstimateEditor } from './editor.tsx';
import { EstimatePreview } from './preview.tsx';
import { EstimateAnswers } from './record.tsx';
import { EstimateState, formatValidity, nameEstimate } from './state.tsx';

const [loader, useEstimate] = defineData(
  'The estimate',
  async ({ params: { id } }) => {
    const detail = await readJson<EstimateDetail>(`/api/admin/estimates/${id}`);
    // Absent if they couldn't be loaded; options are then typed by hand.
    const options =
      detail.hasDraft && detail.hasPlan
        ? await readJson<PlanOptions>(`/api/admin/estimates/${id}/options`).catch(() => undefined)
        : undefined;
    return { detail, planned: options?.options ?? [] };
  },
  { title: 'This estimate does not exist', list: '/admin/estimates', all: 'All estimates' },
);

export { loader };

/** One estimate: its draft in the editor, or what was sent, with the customer's answers. */
export function Component() {
  const { detail, planned } = useEstimate();
  const { revalidate } = useRevalidator();
  const { id, number, leadId, customer, hasDraft, sentVersion } = detail;
  return (
    <article className="stack-2">
      <PageHeader
        title={nameEstimate(number)}
        about={
          <>
            <EstimateState estimate={detail} />{' '}
            {leadId === null ? customer.name : <Link to={`/admin/leads/${leadId}`}>{customer.name}</Link>}
            {describe(detail).map((fact) => (
              <span key={fact}> · {fact}</span>
            ))}
          </>
        }
      >
        <EstimateActions key={id} detail={detail} onChanged={revalidate} />
      </PageHeader>
      {hasDraft && sentVersion !== null && (
        <p className="notice">Your customer sees version {sentVersion} until you send this one.</p>
      )}
      <EstimateAnswers detail={detail} />
      {hasDraft ? (
        <EstimateEditor key={`${id} ${sentVersion}`} detail={detail} planned={planned} onSent={revalidate} />
      ) : (
        <EstimatePreview id={id} version={detail.version} />
      )}
    </article>
  );
}

function describe({ sent, openedAt, opens, content, state }: EstimateDetail): string[] {
  const facts: string[] = [];
  if (content.validUntil && (state === 'sent' || state === 'draft')) facts.push(formatValidity(content.validUntil));
  if (sent) facts.push(`Sent ${formatDateTime(sent.at)}${sent.sender ? ` by ${sent.sender}` : ''}`);
  if (openedAt)
    facts.push(`Opened ${formatDateTime(openedAt)}${opens > 1 ? `, ${opens} times` : ''} (may be an email filter)`);
  return facts;
}
