const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the text of the first element with this name in a response of S3. The names never nest in themselves. */
export function readTag(xml: string, name: string): string | undefined {
  const [content] = listTags(xml, name);
  return content?.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, decodeEntity);
}

/** Returns the content of every element with this name, undecoded. */
export function listTags(xml: string, name: string): string[] {
  const open = `<${name}>`;
  const close = `</${name}>`;
  const found: string[] = [];
  for (let start = xml.indexOf(open); start !== -1; start = xml.indexOf(open, start)) {
    const end = xml.indexOf(close, start);
    if (end === -1) break;
    found.push(xml.slice(start + open.length, end));
    start = end + close.length;
  }
  return found;
}

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
