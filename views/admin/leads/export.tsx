import { useState } from 'react';
import { Link } from 'react-router';
import type { LeadFilter } from '../../../src/shared/lead/lead-schemas.ts';
import { tellFailure } from '../../islands/failure.ts';
import { adminRequest } from '../api.ts';
import { Button } from '../kit/button.tsx';

/** Downloads the shown leads as a CSV file, and links to the import of customers. */
export default function LeadExport({ filter }: { filter: LeadFilter }) {
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const response = await adminRequest(`/api/admin/leads.csv?${new URLSearchParams(filter)}`);
      download(await response.blob(), `leads-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      tellFailure('Not exported', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button quiet disabled={busy} onClick={save}>
        {busy ? 'Exporting...' : 'Export CSV'}
      </Button>
      <Link className="button button--quiet" to="/admin/leads/import">
        Import
      </Link>
    </>
  );
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the address when it starts the download, some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
