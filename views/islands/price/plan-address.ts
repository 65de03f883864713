import { formatDay } from '../../../src/shared/day.ts';
import { encodePlan } from '../../../src/shared/fence/encode.ts';
import { afterFrame } from './after-frame.ts';
import type { Announcer } from './announcer.ts';
import type { PageParts } from './page-parts.ts';
import type { Planner } from './planner.ts';

/** Browsers refuse an address that changes too often; twice a second is enough. */
const pauseMs = 500;

/** Keeps the plan in the address, where reload, Back and bookmarks find it; copies, shares and prints it. */
export function connectAddress({ root, find }: PageParts, planner: Planner, announcer: Announcer): void {
  const link = find<HTMLInputElement>('link');
  const code = root.querySelector('[name="plan"]') as HTMLInputElement;
  let isPaused = false;
  let isBehind = false;
  const writeLater = afterFrame(write);

  planner.onChange(() => {
    const { origin, pathname } = location;
    code.value = encodePlan(planner.plan);
    link.value = `${origin}${pathname}?plan=${code.value}`;
    find('printed').textContent = `${formatDay(new Date())}: ${link.value}`;
    isBehind = true;
    if (!isPaused) writeLater();
  });
  window.addEventListener('pagehide', write);
  find('keep-buttons').hidden = false;
  find('keep-buttons').addEventListener('click', ({ target }) => press(target as HTMLElement));
  const share = root.querySelector('[data-do="share"]') as HTMLElement;
  share.hidden = !('share' in navigator);
  link.addEventListener('focus', () => link.select());

  function write(): void {
    if (!isBehind) return;
    isBehind = false;
    isPaused = true;
    history.replaceState(history.state, '', `?plan=${code.value}${location.hash}`);
    setTimeout(() => {
      isPaused = false;
      write();
    }, pauseMs);
  }

  function press({ dataset }: HTMLElement): void {
    if (dataset.do === 'print') window.print();
    else if (dataset.do === 'share') navigator.share({ url: link.value, title: document.title }).catch(() => {});
    else if (dataset.do === 'copy') copy().then((words) => announcer.say(words, 0));
  }

  /** Without the clipboard the visitor copies the selected link. */
  async function copy(): Promise<string> {
    try {
      await navigator.clipboard.writeText(link.value);
      find('copied').textContent = 'Link copied.';
      return 'Link copied.';
    } catch {
      link.focus();
      link.select();
      return 'The link is selected.';
    }
  }
}
