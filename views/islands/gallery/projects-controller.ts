import type { ProjectsProps } from '../../components/projects.tsx';
import { isPlainClick } from '../plain-click.ts';
import { connectBeforeAfter } from './before-after.ts';
import { connectLightbox } from './lightbox.ts';

/** A photo opens in the lightbox among those of its project; each pair of before and after gets its range. */
export function connectProjects(root: HTMLElement, { projects }: ProjectsProps): void {
  const lightbox = connectLightbox(root.querySelector('dialog') as HTMLDialogElement);
  for (const element of root.querySelectorAll<HTMLElement>('.before-after')) connectBeforeAfter(element);
  root.querySelectorAll('article').forEach((article, index) => {
    const { caption = '', pictures = [] } = projects[index] ?? {};
    const images = pictures.map(({ alt, picture }) => ({ src: `/images/${picture.name}`, alt, caption, picture }));
    for (const link of article.querySelectorAll<HTMLAnchorElement>('a[data-photo]'))
      link.addEventListener('click', (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        link.focus();
        lightbox.open(images, Number(link.dataset.photo));
      });
  });
}
