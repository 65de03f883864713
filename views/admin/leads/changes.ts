import type { ChangedLead, ContactChannel, Lead, LeadStatus } from '../../../src/shared/lead/lead.ts';
import { tellFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { addToast } from '../../islands/toast.ts';
import { adminRequest, sendJson } from '../api.ts';
import { type LeadChanges, statusLabels } from './status.tsx';

interface Listener {
  onChanged(lead: Lead): unknown;
  /** The lead was deleted in another window. */
  onGone(id: number): unknown;
}

/** Returns the one-tap actions on a lead, shared by the lists and the lead's page. */
export function leadChanges({ onChanged, onGone }: Listener): LeadChanges {
  return { changeStatus: (lead, status) => changeStatus(lead, status, true), recordContact };

  async function changeStatus(lead: Lead, status: LeadStatus, undoable: boolean): Promise<void> {
    try {
      const { id, version } = lead;
      const changed = await sendJson<ChangedLead>('PATCH', `/api/admin/leads/${id}`, { status, version });
      onChanged(changed);
      let latest: Lead = changed;
      const undo = { label: 'Undo', onSelect: () => void changeStatus(latest, lead.status, false) };
      addToast({ title: statusLabels[status], description: lead.name, ...(undoable && { action: undo }) });
      if (!changed.visit) return;
      // Rarely needed, so the list of leads loads it on demand.
      const { offerCancellation } = await import('./invitation.ts');
      latest = { ...changed, version: await offerCancellation(changed) };
      onChanged(latest);
    } catch (error) {
      await tell(lead, error);
    }
  }

  async function recordContact(lead: Lead, channel: ContactChannel): Promise<void> {
    try {
      // The phone or mail app now opens over this page, so the request must survive the page.
      const response = await adminRequest(`/api/admin/leads/${lead.id}/contacts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ channel }),
        keepalive: true,
      });
      onChanged(await response.json());
    } catch (error) {
      await tell(lead, error);
    }
  }

  async function tell(lead: Lead, error: unknown): Promise<void> {
    tellFailure('Not saved', error);
    if (!(error instanceof ResponseError)) return;
    if (error.status === 404) onGone(lead.id);
    if (error.status === 409) onChanged(await readLead(lead));
  }
}

/** Returns the lead's current state from the server, or the shown one if the server can't be reached. */
async function readLead(lead: Lead): Promise<Lead> {
  try {
    const response = await adminRequest(`/api/admin/leads/${lead.id}`);
    return (await response.json()).submission;
  } catch {
    return lead;
  }
}
