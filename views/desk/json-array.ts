/**
 * Parses a JSON array while it arrives. At each line end between two items, the items before it are passed on; an array without
 * such lines is passed on as a whole.
 * @param receive is given every item once, in order; `isLast` says that the array has ended
 * @throws what the connection throws; SyntaxError for an array that never ends, whatever the connection says
 */
export async function readJsonArray<Item>(
  response: Response,
  receive: (items: Item[], isLast: boolean) => void,
): Promise<void> {
  // Always the start of an array, with the items that have not been passed on.
  let text = '';
  for await (const piece of readText(response)) {
    text += piece;
    const end = text.lastIndexOf(',\n');
    const items = end > 0 && parseArray<Item>(`${text.slice(0, end)}]`);
    if (!items) continue;
    text = `[${text.slice(end + 1)}`;
    receive(items, false);
  }
  receive(JSON.parse(text), true);
}

/** Not every browser lets a stream be iterated. */
async function* readText({ body }: Response): AsyncGenerator<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
    yield decoder.decode(read.value, { stream: true });
}

/** Nothing where the line ended within an item. */
function parseArray<Item>(text: string): Item[] | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
