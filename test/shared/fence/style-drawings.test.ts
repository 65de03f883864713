import { brotliCompressSync } from 'node:zlib';
import t from 'tap';
import type { Drawing, Shape } from '../../../src/shared/fence/shape.ts';
import { type StyleDrawingName, styleDrawings } from '../../../src/shared/fence/style-drawings.ts';

const boxesOf = ({ shapes }: Drawing, kind: string) =>
  shapes
    .filter(({ attributes }) => attributes.class === kind)
    .map(({ attributes: { x, y, width, height } }) => ({
      left: Number(x),
      top: Number(y),
      right: Number(x) + Number(width),
      bottom: Number(y) + Number(height),
    }));

t.test(
  'every drawing for readers has a title, a description, finite numbers and a size that a page can bear',
  async (t) => {
    for (const [name, draw] of Object.entries(styleDrawings)) {
      const drawing: Drawing = draw();
      t.ok(drawing.title.length > 5 && drawing.description.length > 20, name);
      t.notMatch(JSON.stringify(drawing), /null|NaN|Infinity|undefined/, name);
      t.ok(drawing.shapes.length <= 60, `${name}: ${drawing.shapes.length} shapes`);
      const bytes = brotliCompressSync(drawing.shapes.map(toHtml).join('')).length;
      t.ok(bytes <= 1024, `${name}: ${bytes} bytes compressed`);
    }
  },
);

t.test('every shape of a drawing for readers lies within its picture', async (t) => {
  for (const [name, draw] of Object.entries(styleDrawings)) {
    const drawing: Drawing = draw();
    const [left, top, width, height] = drawing.viewBox;
    for (const kind of ['post', 'rail', 'cut', 'earth', 'gate'])
      for (const box of boxesOf(drawing, kind).filter(({ left }) => Number.isFinite(left)))
        t.ok(
          box.left >= left && box.right <= left + width && box.top >= top && box.bottom <= top + height,
          `${name}: ${kind} ${JSON.stringify(box)}`,
        );
  }
});

t.test('cut boards are ⅝ by 5½ in: edge to edge, overlapped by an inch, or on both sides of the rail', async (t) => {
  const cut = (name: StyleDrawingName) => boxesOf(styleDrawings[name](), 'cut');
  const sideBySide = cut('side-by-side');
  const onBoard = cut('board-on-board');
  const shadowbox = cut('shadowbox');
  const [rail] = boxesOf(styleDrawings.shadowbox(), 'rail').slice(-1);

  t.equal(sideBySide[1]?.left, sideBySide[0]?.right);
  t.equal((sideBySide[0]?.bottom ?? 0) - (sideBySide[0]?.top ?? 0), 0.625);
  const [back, front] = [onBoard[0], onBoard.find(({ top }) => top !== onBoard[0]?.top)];
  t.equal((back?.right ?? 0) - (front?.left ?? 0), 1, 'the overlap');
  t.ok(shadowbox.some(({ bottom }) => bottom === rail?.top) && shadowbox.some(({ top }) => top === rail?.bottom));
});

t.test('wires are drawn in the diameters of their gauges', async (t) => {
  const radii = styleDrawings.gauges().shapes.flatMap(({ attributes: { r } }) => (r === undefined ? [] : Number(r)));

  t.strictSame(radii, [0.06, 0.074, 0.096]);
});

function toHtml({ tag, attributes, text = '', shapes = [] }: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}>${text}${shapes.map(toHtml).join('')}</${tag}>`;
}
