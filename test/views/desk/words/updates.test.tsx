import t from 'tap';
import { announcementWords } from '../../../../src/shared/content/header-footer-words.ts';
import { loadTestingLibrary } from '../../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen } = await loadTestingLibrary(t);
const { NewsPanel } = await import('../../../../views/desk/words/updates.tsx');

const before = { text: 'Old words.', on: false };
const after = { text: 'New words.', on: true };

t.test('statement 28: over words of the owner’s each change is taken and put back by itself', async (t) => {
  t.teardown(cleanup);
  const taken: unknown[] = [];
  const props = { schema: announcementWords, before, after, isOwn: true, isBusy: false, onAnswer: () => {} };
  const onTake = (path: string, value: unknown) => taken.push([path, value]);
  const mine = { text: 'Mine.', on: true };
  const { rerender } = render(<NewsPanel {...props} words={mine} onTake={onTake} />);

  t.equal(screen.queryByRole('button', { name: 'Keep the words of before' }), null);
  t.ok(screen.getByText('Your words say the same.'), 'of the one that is no difference to his');
  const [take] = screen.getAllByRole('button', { name: /^Take it over/ });
  fireEvent.click(take as HTMLElement);
  rerender(<NewsPanel {...props} words={{ ...mine, text: 'New words.' }} onTake={onTake} />);
  fireEvent.click(screen.getByRole('button', { name: /^Put mine back/ }));
  t.strictSame(taken, [
    ['text', 'New words.'],
    ['text', 'Mine.'],
  ]);
});

t.test('statement 28: a page without words of the owner’s shows what changed and keeps either', async (t) => {
  t.teardown(cleanup);
  const answers: string[] = [];
  const props = { schema: announcementWords, before, after, words: after, isBusy: false, onTake: () => {} };
  const { rerender } = render(<NewsPanel {...props} isOwn={false} onAnswer={(answer) => answers.push(answer)} />);

  t.ok([...document.querySelectorAll('del')].some(({ textContent }) => textContent?.trim() === 'Old'));
  t.ok([...document.querySelectorAll('ins')].some(({ textContent }) => textContent?.trim() === 'New'));
  fireEvent.click(screen.getByRole('button', { name: 'Keep as it is' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep the words of before' }));
  t.strictSame(answers, ['keep', 'before']);

  rerender(<NewsPanel {...props} before={undefined} isOwn={false} onAnswer={() => {}} />);
  t.ok(screen.getByText('The earlier words can no longer be shown.'));
  t.equal(screen.queryByRole('button', { name: 'Keep the words of before' }), null);
});
