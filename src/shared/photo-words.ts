/** The messages for photos refused in the browser; the server uses the same. */
export const photoWords = {
  tooMany: 'A request takes at most 6 photos.',
  tooLarge: 'This file is too large. It may have at most 20 MB.',
  failed: 'This photo could not be stored right now.',
};
