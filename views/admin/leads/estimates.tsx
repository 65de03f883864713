import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CreatedEstimate, EstimateEntry } from '../../../src/shared/estimate/estimate.ts';
import { telling } from '../../islands/failure.ts';
import { sendJson } from '../api.ts';
import { EstimateRow } from '../estimates/row.tsx';
import { Button } from '../kit/button.tsx';

interface LeadEstimatesProps {
  leadId: number;
  hasPlan: boolean;
  estimates: readonly EstimateEntry[];
}

/** The estimates of a lead, and the button that starts one: from the fence plan, if there is one. */
export function LeadEstimates({ leadId, hasPlan, estimates }: LeadEstimatesProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function create(from: 'plan' | 'empty'): Promise<void> {
    setBusy(true);
    await telling('Not created', async () => {
      const { id } = await sendJson<CreatedEstimate>('POST', `/api/admin/leads/${leadId}/estimates`, { from });
      await navigate(`/admin/estimates/${id}`);
    });
    setBusy(false);
  }

  return (
    <section aria-labelledby="lead-estimates-title">
      <h2 id="lead-estimates-title">Estimates</h2>
      {estimates.length > 0 && (
        <ul className="card rows estimate-rows">
          {estimates.map((estimate) => (
            <EstimateRow key={estimate.id} estimate={estimate} />
          ))}
        </ul>
      )}
      <div className="cluster cluster-1">
        <Button quiet disabled={isBusy} onClick={() => void create(hasPlan ? 'plan' : 'empty')}>
          Create estimate
        </Button>
        {hasPlan && (
          <Button text disabled={isBusy} onClick={() => void create('empty')}>
            Start without the plan
          </Button>
        )}
      </div>
    </section>
  );
}
