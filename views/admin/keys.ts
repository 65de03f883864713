import { keySwitch, readChoice } from './kept.ts';

/**
 * Returns the dialog that a key opens. `/` moves the focus to the screen's search box instead, if there is one. A question that is
 * open keeps all keys.
 */
export function readKey(event: KeyboardEvent): 'jump' | 'keys' | undefined {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (altKey || document.querySelector('dialog[open]')) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'jump' : undefined;
  const isTyping = (target as Element).closest?.('input, textarea, select, [contenteditable]');
  if ((key !== '/' && key !== '?') || isTyping || readChoice(keySwitch)) return undefined;
  if (key === '?') return 'keys';
  const search = document.querySelector<HTMLElement>('main [type=search]');
  if (!search) return 'jump';
  event.preventDefault();
  search.focus();
  return undefined;
}
