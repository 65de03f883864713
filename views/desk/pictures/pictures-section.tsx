import { useRevalidator } from 'react-router';
import type { PictureOverview } from '../../../src/shared/pictures.ts';
import { defineData, readJson } from '../api.ts';
import { GalleryList } from './gallery-list.tsx';
import { SlotList } from './slot-list.tsx';

const [loader, usePictures] = defineData('The pictures', () => readJson<PictureOverview>('/api/admin/images'));

export { loader };

/** The gallery in the owner's order, and the pictures of the pages. */
export function Component() {
  const [pictures, replace] = usePictures();
  const { revalidate } = useRevalidator();
  const { gallery, slots, uses } = pictures;
  return (
    <div className="pictures">
      <h1>Pictures</h1>
      <GalleryList
        images={gallery}
        uses={uses}
        onOrder={(images) => replace({ ...pictures, gallery: [...images] })}
        onChanged={() => void revalidate()}
      />
      <SlotList slots={slots} uses={uses} onChanged={() => void revalidate()} />
    </div>
  );
}
