import t from 'tap';
import { announcementWords } from '../../../../src/shared/content/header-footer-words.ts';
import { loadTestingLibrary } from '../../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen } = await loadTestingLibrary(t);
const { NewsPanel } = await import('../../../../views/desk/words/panels.tsx');

const before = { text: 'Old words.', on: false };
const after = { text: 'New words.', on: true };

t.test('statement 28: over words of the owner’s it shows what changed and only lets them stay', (t) => {
  t.teardown(cleanup);
  render(
    <NewsPanel
      schema={announcementWords}
      shipped={{ words: after, before }}
      isOwn
      isBusy={false}
      onAnswer={() => {}}
    />,
  );
  t.ok(screen.getByText('Visitors see your words, as before.'));
  t.ok([...document.querySelectorAll('ins')].some(({ textContent }) => textContent?.trim() === 'New'));
  t.strictSame(
    screen.getAllByRole('button').map(({ textContent }) => textContent),
    ['Keep as it is'],
  );
  t.end();
});

t.test('statement 28: a page without words of the owner’s shows what changed and keeps either', async (t) => {
  t.teardown(cleanup);
  const answers: string[] = [];
  const props = { schema: announcementWords, shipped: { words: after, before }, isBusy: false };
  const { rerender } = render(<NewsPanel {...props} isOwn={false} onAnswer={(answer) => answers.push(answer)} />);

  t.ok([...document.querySelectorAll('del')].some(({ textContent }) => textContent?.trim() === 'Old'));
  t.ok([...document.querySelectorAll('ins')].some(({ textContent }) => textContent?.trim() === 'New'));
  fireEvent.click(screen.getByRole('button', { name: 'Keep as it is' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep the words of before' }));
  t.strictSame(answers, ['keep', 'before']);

  rerender(<NewsPanel {...props} shipped={{ words: after }} isOwn={false} onAnswer={() => {}} />);
  t.ok(screen.getByText('The earlier words can no longer be shown.'));
  t.equal(screen.queryByRole('button', { name: 'Keep the words of before' }), null);
});
