import type { Drill } from './parts/drill.ts';
import { signIn } from './parts/owner.ts';
import { get, percentile, postLead } from './parts/visitors.ts';

const leads = 100_000;
const looks = 100;

/** Measures an admin with years of leads. */
export const manyLeads: Drill = {
  number: 32,
  title: '100,000 leads',
  async run(stage) {
    const database = await stage.makeDatabase();
    const replica = await stage.startReplica({ databaseUrl: database.url });
    await postLead(replica.url);
    await database.query(copies);
    await database.query('analyze submissions');
    const { cookie } = await signIn(replica.url);

    const times: number[] = [];
    let same = 0;
    for (let look = 0; look < looks; look += 1) {
      const { body, ms } = await get(`${replica.url}/api/admin/leads/${1 + look * 997}`, { cookie });
      times.push(ms);
      same += JSON.parse(body).samePerson.length;
    }
    const { body: csv, ms: csvMs } = await get(`${replica.url}/api/admin/leads.csv`, { cookie });

    const p99 = percentile(times, 0.99);
    const figure = `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
    stage.expect('A lead with its "same person"', figure, 'p50 within 20 ms', percentile(times, 0.5) <= 20);
    stage.expect('Other leads of the same person, for each', same / looks, 9);
    stage.expect('Lines of the CSV', countRecords(csv), leads);
    stage.report('The CSV takes', `${(csvMs / 1000).toFixed(1)} s`);
  },
};

/** Adds ten leads for each person. */
const copies = `insert into submissions
  select (jsonb_populate_record(one, jsonb_build_object(
    'id', n, 'reference', 'R' || n, 'idempotencyKey', null, 'email', 'p' || n % 10000 || '@example.com',
    'phone', '555' || lpad((n % 10000)::text, 7, '0'), 'phoneTail', '555' || lpad((n % 10000)::text, 7, '0')
  ))).* from submissions one, generate_series(2, ${leads}) n where one.id = 1;
  update submissions set email = 'p1@example.com', phone = '5550000001', "phoneTail" = '5550000001' where id = 1`;

/** Counts the records of a CSV file without its header. Quoted text may contain line breaks. */
function countRecords(csv: string): number {
  return (
    csv
      .replaceAll(/"(?:[^"]|"")*"/g, '')
      .trim()
      .split(/\r?\n/).length - 1
  );
}
