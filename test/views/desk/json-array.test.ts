import t from 'tap';
import { readJsonArray } from '../../../views/desk/json-array.ts';

const items = [{ id: 3, message: 'Two,\nlines] and a “quote”' }, { id: 2, tags: ['[', ',\n', '\\'] }, { id: 1 }, {}];
const lines = `[${items.map((item) => JSON.stringify(item)).join(',\n')}]`;
const texts = {
  'an item on each line': lines,
  'one line': JSON.stringify(items),
  indented: JSON.stringify(items, undefined, 2),
  'indented, with other line ends': JSON.stringify(items, undefined, 2).replaceAll('\n', '\r\n'),
  nothing: '[]',
};

t.test('an array is read whole and in order, however it is written and wherever it is cut on its way', async (t) => {
  for (const [how, text] of Object.entries(texts))
    for (let size = 1; size <= text.length; size += 1) {
      const read = await collect(text, size);
      t.strictSame(read.items, JSON.parse(text), `${how}, ${size} bytes at a time`);
      t.equal(read.ends, 1);
    }
});

t.test('what has arrived is handed on before the rest is there', async (t) => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const received: unknown[] = [];
  const first = Promise.withResolvers<boolean>();
  const done = readJsonArray(new Response(readable), (some, isLast) => {
    received.push(...some);
    first.resolve(isLast);
  });

  await writer.write(new TextEncoder().encode('[{"id":3},{"id":2},\n{"i'));

  t.equal(await first.promise, false);
  t.strictSame(received, [{ id: 3 }, { id: 2 }]);
  await writer.write(new TextEncoder().encode('d":1}]'));
  await writer.close();
  await done;
  t.strictSame(received, [{ id: 3 }, { id: 2 }, { id: 1 }]);
});

t.test('an array that never ends is a failure, whatever the connection says', async (t) => {
  for (const text of Object.values(texts))
    for (let length = 0; length < text.length; length += 1)
      await t.rejects(collect(text.slice(0, length), 7), SyntaxError, text.slice(0, length));
});

async function collect(text: string, size: number): Promise<{ items: unknown[]; ends: number }> {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream({
    start(controller) {
      for (let start = 0; start < bytes.length; start += size) controller.enqueue(bytes.slice(start, start + size));
      controller.close();
    },
  });
  const read = { items: [] as unknown[], ends: 0 };
  await readJsonArray(new Response(body), (some, isLast) => {
    read.items.push(...some);
    if (isLast) read.ends += 1;
  });
  return read;
}
