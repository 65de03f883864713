import { Fragment } from 'react';
import { Link } from 'react-router';
import type { PictureUse } from '../../../src/shared/pictures.ts';

/** Which pages show a picture, each with the way to its words. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  if (uses.length === 0) return null;
  return (
    <p className="picture-item__uses">
      Shown on{' '}
      {uses.map(({ id, name, state }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={`/admin/site/${id}`}>{name}</Link>
          {state !== 'live' && ` (${state})`}
        </Fragment>
      ))}
    </p>
  );
}
