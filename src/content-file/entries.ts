/** The first entry of the tar. */
export const contentName = 'content.json';

const pictureFolder = 'pictures/';

/** The entry of a picture's original. */
export const pictureEntry = (name: string) => `${pictureFolder}${name}`;

/** The picture's name of an entry; empty where it is none. */
export const pictureName = (entry: string) =>
  entry.startsWith(pictureFolder) ? entry.slice(pictureFolder.length) : '';
