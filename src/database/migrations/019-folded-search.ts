import type { Kysely } from 'kysely';

/** What a search compares loses its accents and gains each number as digits alone; a person is known by a number without its extension. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const leads = db as Kysely<OldDatabase>;
  for (let lastId = 0; ; ) {
    const rows = await leads
      .selectFrom('submissions')
      .select(['id', 'name', 'email', 'phone', 'message', 'service', 'referredBy', 'phoneTail', 'searchText'])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(500)
      .execute();
    for (const row of rows) await fill(leads, row);
    const last = rows.at(-1);
    if (!last) return;
    lastId = last.id;
  }
}

interface OldDatabase {
  submissions: {
    id: number;
    name: string;
    email: string;
    phone: string;
    message: string;
    service: string;
    referredBy: string;
    phoneTail: string;
    searchText: string;
  };
}

async function fill(db: Kysely<OldDatabase>, row: OldDatabase['submissions']): Promise<void> {
  const texts = [row.name, row.phone, row.email, row.referredBy, row.service, row.message];
  const numbers = texts.flatMap(digitRuns).filter((digits) => digits.length >= 5);
  const columns = { phoneTail: phoneTail(row.phone), searchText: fold([...texts, ...numbers].join('\n')) };
  if (columns.phoneTail === row.phoneTail && columns.searchText === row.searchText) return;
  await db.updateTable('submissions').set(columns).where('id', '=', row.id).execute();
}

const plainForms: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ø: 'o', ŧ: 't', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ς: 'σ' },
  ...{ '‘': "'", '’': "'", ʻ: "'", ʼ: "'", '`': "'", '´': "'", '“': '"', '”': '"' },
};

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[đðħıłøŧþßæœς‘’ʻʼ`´“”]/g, (letter) => plainForms[letter] ?? letter)
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\S\n]+/g, ' ');
}

const gap = '(?:[\\s().·•_\\p{Pd}]|/(?=[\\d(]))*';
const runs = new RegExp(`(?:\\+[\\s(]*)?\\d(?:${gap}\\d)*`, 'gu');
const american = new RegExp(`^(?:\\+|011|00)?${gap}(?:1${gap})?([2-9]\\d\\d)${gap}(\\d{3})${gap}(\\d{4})(?!\\d)`, 'u');

function digitRuns(text: string): string[] {
  return (plain(text).match(runs) ?? []).map((run) => run.replace(/\(0\)|\D/g, ''));
}

/** The first American number where one is written as such, else the last ten digits of all. */
function phoneTail(phone: string): string {
  const found = (plain(phone).match(runs) ?? []).map((run) => american.exec(run)).find(Boolean);
  const digits = found ? found.slice(1).join('') : phone.replace(/\D/g, '');
  return digits.length < 10 ? '' : digits.slice(-10);
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const last = code % 16;
      return String(last < 10 && /\p{Nd}/u.test(String.fromCodePoint(code - last)) ? last : last - 6);
    });
}
