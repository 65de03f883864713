import type { ProjectGalleryProps } from '../../components/project-gallery.tsx';
import { isPlainClick } from '../plain-click.ts';
import { connectLightbox } from './lightbox.ts';

/** A click on a card opens the lightbox at its picture; the caption reads "{title} - {location}" (docs/product.md, "Lightbox"). */
export function connectProjectGallery(root: HTMLElement, { projects }: ProjectGalleryProps): void {
  const lightbox = connectLightbox(root.querySelector('dialog') as HTMLDialogElement);
  const images = projects.map(({ title, location, alt, picture }) => ({
    src: `/images/${picture.name}`,
    alt,
    caption: `${title} - ${location}`,
    picture,
  }));
  root.querySelectorAll('a').forEach((card, index) => {
    card.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      card.focus();
      lightbox.open(images, index);
    });
  });
}
