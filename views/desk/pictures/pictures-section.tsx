import type { PictureOverview } from '../../../src/shared/pictures.ts';
import { useAdminJson } from '../admin-json.ts';
import { LoadFailure } from '../load-failure.tsx';
import { GalleryList } from './gallery-list.tsx';
import { SlotList } from './slot-list.tsx';

/** The gallery in the owner's order, and the pictures of the pages. */
export function PicturesSection() {
  const pictures = useAdminJson<PictureOverview>('/api/admin/images');
  if (pictures.error) return <LoadFailure what="The pictures" onReload={pictures.read} />;
  if (!pictures.value) return <p className="admin-loading">Loading...</p>;
  const { gallery, slots, uses } = pictures.value;
  return (
    <div className="pictures">
      <h1>Pictures</h1>
      <GalleryList
        images={gallery}
        uses={uses}
        onOrder={(images) => pictures.setValue((value) => value && { ...value, gallery: images })}
        onChanged={() => void pictures.read()}
      />
      <SlotList slots={slots} uses={uses} onChanged={() => void pictures.read()} />
    </div>
  );
}
