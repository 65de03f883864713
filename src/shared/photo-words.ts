/** The words for what a browser can refuse by itself; the server says the same. */
export const photoWords = {
  tooMany: 'A request takes at most 6 photos.',
  tooLarge: 'This file is too large. It may have at most 20 MB.',
  failed: 'This photo could not be stored right now.',
};
