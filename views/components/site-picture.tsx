import { useSite } from '../site.ts';
import { Picture, type PictureProps } from './picture.tsx';

/** A built-in picture by its name, or the owner's own in its place. */
export function SitePicture({ name, ...props }: Omit<PictureProps, 'picture'> & { name: string }) {
  const picture = useSite().pictures[name];
  return picture ? <Picture picture={picture} {...props} /> : null;
}
