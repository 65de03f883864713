/** Where a name stands beside its post. */
export type LabelSide = 'above' | 'below' | 'right' | 'left';

export interface Labeled {
  name: string;
  /** The post, in the drawing's units. */
  x: number;
  y: number;
  /** Where the name stands if nothing is in its way. */
  label: LabelSide;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A letter's width and a line's height in the drawing's units, with a little room. */
const letter = 17;
const line = 36;

/** A side for each name on which it covers no post and no name before it; the wanted one where there is no such side. */
export function placeLabels(entries: readonly Labeled[]): LabelSide[] {
  const taken: Box[] = entries.map(({ x, y }) => ({ left: x - 12, right: x + 12, top: y - 20, bottom: y + 14 }));
  return entries.map((entry, index) => {
    const others = taken.filter((_box, place) => place !== index);
    const isFree = (side: LabelSide) => others.every((box) => !overlap(boxOf(entry, side), box));
    const sides: LabelSide[] = [entry.label, 'above', 'below', 'right', 'left'];
    const side = sides.find(isFree) ?? entry.label;
    taken.push(boxOf(entry, side));
    return side;
  });
}

/** Where a name stands in the drawing. */
export function anchorOf({ x, y }: Pick<Labeled, 'x' | 'y'>, side: LabelSide) {
  if (side === 'right') return { x: x + 22, y: y + 8, textAnchor: 'start' } as const;
  if (side === 'left') return { x: x - 22, y: y + 8, textAnchor: 'end' } as const;
  return { x, y: side === 'above' ? y - 26 : y + 46, textAnchor: 'middle' } as const;
}

function boxOf({ name, ...post }: Labeled, side: LabelSide): Box {
  const { x, y, textAnchor } = anchorOf(post, side);
  const width = name.length * letter;
  const left = { start: x, middle: x - width / 2, end: x - width }[textAnchor];
  return { left, right: left + width, top: y - line + 8, bottom: y + 8 };
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
