import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDateTime } from '../../../src/shared/dates.ts';
import type { LeadDetail, SamePerson } from '../../../src/shared/lead/lead.ts';
import { tellFailure } from '../../islands/failure.ts';
import { sendJson } from '../api.ts';
import { openDialog } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { describeMoment } from '../zoned-time.ts';

interface LeadDeletionProps {
  lead: LeadDetail;
  /** The customer has signed an estimate. */
  hasSigned: boolean;
}

/** Deletes all data about one person after listing exactly what will be deleted. */
export function LeadDeletion({ lead: detail, hasSigned }: LeadDeletionProps) {
  const { submission, samePerson, visit, timeZone } = detail;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const all: readonly SamePerson[] = [
    { ...submission, ...(visit?.isAwaited && { visitAt: visit.startsAt }) },
    ...samePerson,
  ];
  const [tellsVisitors, setTellsVisitors] = useState(true);
  const [keepsSigned, setKeepsSigned] = useState(true);
  const [chosen, setChosen] = useState<readonly number[]>(all.map(({ id }) => id));

  async function deleteChosen(): Promise<void> {
    try {
      await sendJson('DELETE', '/api/admin/leads', { ids: chosen, tellsVisitors, keepsSigned });
      await navigate('/admin');
    } catch (error) {
      // A notification would appear behind the question.
      setOpen(false);
      tellFailure('Not deleted', error);
    }
  }

  function choose(id: number, checked: boolean): void {
    setChosen(checked ? [...chosen, id] : chosen.filter((other) => other !== id));
  }

  const visits = all.flatMap(({ id, visitAt }) => (visitAt && chosen.includes(id) ? [visitAt] : []));
  return (
    <section className="lead-deletion">
      <Button danger onClick={() => setOpen(true)}>
        Delete this person's data
      </Button>
      {isOpen && (
        <dialog
          ref={openDialog}
          className="dialog card"
          aria-labelledby="deletion-title"
          onClose={() => setOpen(false)}
        >
          <h2 id="deletion-title">Delete permanently?</h2>
          <p>
            This deletes the request, its notes, photos, and appointment, and any message about it that hasn’t been sent
            yet. You can’t undo this. Earlier backups still contain the data.
          </p>
          <fieldset className="lead-deletion__list stack-0">
            <legend>Leads with this email address or phone number</legend>
            {all.map(({ id, name, createdAt }) => (
              <label key={id} className="field__choice">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={(event) => choose(id, event.target.checked)}
                />
                {name}, {formatDateTime(createdAt)}
              </label>
            ))}
          </fieldset>
          {visits.length > 0 && (
            <label className="field__choice">
              <input
                type="checkbox"
                checked={tellsVisitors}
                onChange={(event) => setTellsVisitors(event.target.checked)}
              />
              They were invited to an appointment on {visits.map((at) => describeMoment(at, timeZone)).join(' and ')}.
              Send a cancellation email.
            </label>
          )}
          {hasSigned && (
            <label className="field__choice">
              <input type="checkbox" checked={keepsSigned} onChange={(event) => setKeepsSigned(event.target.checked)} />
              Keep the signed estimate for your contract and tax records: its prices, the name, and the signature.
            </label>
          )}
          <div className="dialog__actions cluster cluster-1">
            <Button danger disabled={chosen.length === 0} onClick={deleteChosen}>
              Delete {chosen.length === 1 ? '1 lead' : `${chosen.length} leads`}
            </Button>
            <Button quiet onClick={() => setOpen(false)}>
              Keep everything
            </Button>
          </div>
        </dialog>
      )}
    </section>
  );
}
