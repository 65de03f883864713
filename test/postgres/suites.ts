/**
 * Runs suites again, on PostgreSQL, one after another in this process, because a process of its own costs each more than its tests.
 * @param files below `test`
 */
export async function runOnPostgres(files: readonly string[]): Promise<void> {
  process.env.TEST_ENGINE = 'postgres';
  for (const file of files) await import(new URL(`../${file}`, import.meta.url).href);
}
