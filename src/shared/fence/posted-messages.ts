/** What only a post, a call or a link can get wrong: in the browser these are chosen from lists, so it does not fetch the words. */
export const postedMessages = {
  turn: 'Please choose how the fence turns here.',
  kind: 'Please choose one of the fences.',
  width: 'Please choose one of the widths.',
  answer: 'Please choose one of the answers.',
  link: 'This link is damaged or comes from a newer page, so the plan could not be read. Nothing was sent.',
} as const;
