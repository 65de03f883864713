/** The longest name in characters, extension included: it is part of file names with a hash and a width after it. */
const longestStem = 80;
/** Names of devices that Windows refuses, whatever their extension; the owner may download a picture there. */
const reservedStem = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A picture's name in the site, made from the name that its sender gave it: letters, digits, `.`, `_` and `-` alone.
 * @param extension of what is stored, without a dot; the sender's is not believed
 * @param taken lower-case names that are in use; a suffix (`-2`) keeps clear of them
 */
export function makePictureName(fileName: string, extension: string, taken: ReadonlySet<string>): string {
  const stem = cleanStem(fileName);
  for (let count = 1; ; count += 1) {
    const name = `${count === 1 ? stem : `${stem}-${count}`}.${extension}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

function cleanStem(fileName: string): string {
  const stem = fileName
    .split(/[\\/]/)
    .pop()
    ?.replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/-{2,}/g, '-')
    .slice(0, longestStem)
    .replace(/^[.\-_]+|[.\-_]+$/g, '');
  if (!stem) return 'picture';
  return reservedStem.test(stem.split('.')[0] ?? '') ? `picture-${stem}` : stem;
}
