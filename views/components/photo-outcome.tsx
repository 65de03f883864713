import { describePhotos, type PhotoOutcome as Outcome } from '../../src/shared/lead-photos.ts';

/** What became of the photos of a request that was stored: how many came through, and which did not. */
export function PhotoOutcome({ outcome: { sent, refused } }: { outcome: Outcome }) {
  return (
    <div className="photos" role="status">
      <p className="photos__count">{describePhotos(sent, sent + refused.length)}</p>
      {refused.length > 0 && (
        <ul className="photos__list">
          {refused.map(({ name, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two photos may have one name, and the list never changes
            <li key={index} className="photo photo--refused">
              <span className="photo__name">{name}</span>
              <span className="photo__problem">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
