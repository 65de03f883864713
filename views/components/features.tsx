import type { HomeContent } from '../../src/shared/content.ts';
import { useSite } from '../site.ts';
import { PriceLink } from './price-link.tsx';
import { SitePicture } from './site-picture.tsx';
import { Words } from './words.tsx';

/** What speaks for the business, as cards. */
export function Features({ label, features }: { label: string; features: HomeContent['features'] }) {
  return (
    <section className="section" aria-label={label}>
      <ul className="features frame">
        {features.map(({ title, text, picture }) => (
          <li key={title}>
            <SitePicture {...picture} sizes="(min-width: 64rem) 30rem, (min-width: 48rem) 30vw, 60vw" />
            <h2 className="features__title">{title}</h2>
            <p>
              <Words text={text} />
            </p>
            {picture.name === licensePicture && <License />}
            {picture.name === pricingPicture && <PriceLink>Price my fence</PriceLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The card about prices. */
const pricingPicture = 'feature-pricing.jpg';

/** The picture of the card that shows the license. */
const licensePicture = 'feature-licensed.jpg';

/** The license board and number, if the owner has entered both. */
function License() {
  const { licenseBoard, licenseNumber } = useSite().profile;
  if (!licenseBoard || !licenseNumber) return null;
  return (
    <p className="features__license">
      {licenseBoard}, license {licenseNumber}
    </p>
  );
}
