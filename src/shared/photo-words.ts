/** The messages for photos refused in the browser; the server uses the same. */
export const photoWords = {
  tooMany: 'A request can have at most 6 photos.',
  tooLarge: 'This file is too large. The limit is 20 MB.',
  failed: 'We couldn’t save this photo right now.',
};
