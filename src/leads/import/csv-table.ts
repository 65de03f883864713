import { Readable } from 'node:stream';
import { type Info, parse } from 'csv-parse';
import { ImportFileError } from '../../http/errors.ts';
import { importLimits } from '../../shared/lead/customer-import.ts';
import { startTurns } from './turns.ts';

/** A row of a CSV file. */
export interface CsvRow {
  /** Its first line in the file, from 1. */
  line: number;
  cells: string[];
}

/** Characters that are parsed in one turn of the event loop, so that visitors' requests run in between. */
const pieceLength = 32 * 1024;

/**
 * Reads the rows of a CSV file, beginning with its heading.
 * @throws ImportFileError if it isn't text, is a spreadsheet, or has too many rows
 */
export async function* readCsv(bytes: Buffer): AsyncGenerator<CsvRow> {
  const text = decode(bytes);
  const parser = Readable.from(splitText(text)).pipe(
    parse({
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 1024 * 1024,
    }),
  );
  const turn = startTurns();
  let count = 0;
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      // The parser counts the lines up to the end of a row; a quoted cell may have several.
      const start = line;
      line = info.lines + 1;
      // The parser never yields to other requests.
      await turn();
      const cells = record.map((cell) => cell.trim());
      // Empty rows are skipped here, because the parser's own option wouldn't count their lines.
      if (!cells.some(Boolean)) continue;
      if (count > importLimits.rows)
        throw new ImportFileError(
          `The file has more than ${importLimits.rows.toLocaleString('en-US')} rows. Split it.`,
        );
      yield { line: start, cells };
      count += 1;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new ImportFileError(`Line ${line} can’t be read. A quotation mark may be missing there.`);
    throw error;
  }
}

/** Splits a text into pieces, with `\n` for every line break: the parser counts two lines for `\r\n` in a quoted cell. */
function* splitText(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += pieceLength) {
    const isBetween = text[start - 1] === '\r' && text[start] === '\n';
    yield text.slice(isBetween ? start + 1 : start, start + pieceLength).replace(/\r\n?/g, '\n');
  }
}

/** Files of Excel and Numbers are ZIP archives, old ones of Excel OLE containers. */
const spreadsheetStarts = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];

/** Decodes UTF-8, UTF-16, and Windows-1252. A file without a byte order mark that isn't UTF-8 is from an older Windows program. */
function decode(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 4);
  if (spreadsheetStarts.some((signature) => start.startsWith(signature)))
    throw new ImportFileError('This is a spreadsheet. Open it, choose "Save as" or "Download", and save it as CSV.');
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('\0')) throw new ImportFileError('This isn’t a CSV file.');
  return text;
}

function encodingOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Latin text in UTF-16 has a zero in every other byte.
  if (first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The maximum number of characters and lines from which the delimiter is guessed. */
const sample = { characters: 20_000, lines: 20 };

const delimiters = [',', ';', '\t'] as const;

/**
 * Returns the delimiter that occurs the same number of times in most lines, outside of quotation marks. The first lines may be a report's
 * title, which has no delimiter, or only the comma of "Brazos Fence, Inc.".
 */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, sample.characters)
    .replace(/(^|[,;\t\r\n])"(?:[^"]|"")*"/g, '$1')
    .split(/\r?\n|\r/)
    .filter((line) => line.trim())
    .slice(0, sample.lines);
  const scored = delimiters.map((delimiter) => ({ delimiter, ...regularityOf(lines, delimiter) }));
  const [best] = scored.toSorted((one, other) => other.lines - one.lines || other.count - one.count);
  return best?.delimiter ?? ',';
}

/** Returns the most common number of delimiters in a line that has any, and the number of such lines. */
function regularityOf(lines: readonly string[], delimiter: string): { count: number; lines: number } {
  const linesByCount = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(delimiter).length - 1;
    if (count > 0) linesByCount.set(count, (linesByCount.get(count) ?? 0) + 1);
  }
  const [[count, number] = [0, 0]] = [...linesByCount].toSorted((one, other) => other[1] - one[1] || other[0] - one[0]);
  return { count, lines: number };
}
