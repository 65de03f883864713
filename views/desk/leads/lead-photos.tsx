import type { LeadPhoto } from '../../../src/shared/lead-photos.ts';

/** The photos that came with a lead; each opens in full size. */
export function LeadPhotos({ leadId, photos }: { leadId: number; photos: readonly LeadPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="lead-photos-title">
      <h2 id="lead-photos-title">Photos</h2>
      <ul className="lead-photos">
        {photos.map(({ id, width, height }, index) => (
          <li key={id}>
            <a className="lead-photos__link" href={photoAddress(leadId, id, 1600)} target="_blank" rel="noreferrer">
              <img
                className="lead-photos__picture"
                src={photoAddress(leadId, id, 400)}
                width={width}
                height={height}
                loading="lazy"
                alt={`${index + 1} of ${photos.length}, opens in full size`}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function photoAddress(leadId: number, id: number, width: 400 | 1600): string {
  return `/api/admin/leads/${leadId}/photos/${id}?w=${width}`;
}
