import { type Kysely, sql } from 'kysely';

/** What searches and reports compare stands in columns of its own, filled here for the rows that are there already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['phoneTail', 'searchText', 'town'])
    await db.schema
      .alterTable('submissions')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute();
  await db.schema.alterTable('submissions').addColumn('answeredAfterMs', 'integer').execute();
  await fillColumns(db as Kysely<OldDatabase>);
  await db.schema.createIndex('leadsByPhone').on('submissions').column('phoneTail').execute();
  await sql`create index "leadsByEmail" on "submissions" (lower("email"))`.execute(db);
  await db.schema.createIndex('leadsByStatus').on('submissions').columns(['status', 'source']).execute();
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
    page: string;
    landingPage: string;
    createdAt: string;
    firstContactAt: string | null;
    phoneTail: string;
    searchText: string;
    town: string;
    answeredAfterMs: number | null;
  };
}

type OldRow = OldDatabase['submissions'];

async function fillColumns(db: Kysely<OldDatabase>): Promise<void> {
  for (let lastId = 0; ; ) {
    const rows = await db
      .selectFrom('submissions')
      .selectAll()
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(500)
      .execute();
    for (const row of rows) await db.updateTable('submissions').set(columnsOf(row)).where('id', '=', row.id).execute();
    const last = rows.at(-1);
    if (!last) return;
    lastId = last.id;
  }
}

function columnsOf(row: OldRow): Pick<OldRow, 'phoneTail' | 'searchText' | 'town' | 'answeredAfterMs'> {
  const digits = row.phone.replace(/\D/g, '');
  const texts = [row.name, row.phone, row.email, row.referredBy, row.service, row.message, digits];
  return {
    phoneTail: digits.length < 10 ? '' : digits.slice(-10),
    searchText: texts.join('\n').toLowerCase(),
    town: findTown(row),
    answeredAfterMs: row.firstContactAt
      ? Math.max(0, Date.parse(row.firstContactAt) - Date.parse(row.createdAt))
      : null,
  };
}

/** The towns as they stood when this was written. */
const towns =
  'Greensboro,Winston-Salem,High Point,Kernersville,Asheboro,Burlington,Elon,Lexington,Oak Ridge,Summerfield,Walkertown,Clemmons,Lewisville,Archdale,Jamestown,Thomasville';

function findTown({ landingPage, page, message }: OldRow): string {
  const slug = /^\/([a-z-]+)-fence-installation$/.exec(landingPage || page)?.[1];
  const names = towns.split(',');
  const ofPage = names.find((name) => name.toLowerCase().replaceAll(' ', '-') === slug);
  const isNamed = (name: string) => new RegExp(`\\b${name.replace(/[ -]/, '[ -]')}\\b`, 'i').test(message);
  return ofPage ?? names.find(isNamed) ?? '';
}
