import type SqliteDatabase from 'better-sqlite3';

type Statement = SqliteDatabase.Statement<unknown[]>;

/** Far more than the texts that a running site sends again and again; each keeps some kilobytes. */
const mostStatements = 150;
/** Longer ones insert many rows at once and differ with their number. */
const longestText = 4000;

/**
 * Keeps compiled statements by their text, the least used one goes first. Compiling takes longer than most of them run, because
 * better-sqlite3 makes a function of its own for the rows of each.
 * @returns the statement for a text, compiled now or before
 */
export function cacheStatements(sqlite: SqliteDatabase.Database): (text: string) => Statement {
  const kept = new Map<string, Statement>();
  return (text) => {
    const known = kept.get(text);
    // One that is still being read row by row cannot begin again.
    if (known && !known.busy) {
      kept.delete(text);
      kept.set(text, known);
      return known;
    }
    if (changesSchema(text)) kept.clear();
    const statement = sqlite.prepare<unknown[]>(text);
    if (known || text.length > longestText || changesSchema(text)) return statement;
    kept.set(text, statement);
    if (kept.size > mostStatements) kept.delete(kept.keys().next().value ?? '');
    return statement;
  };
}

/** After it a kept `select *` would return the columns of before. */
function changesSchema(text: string): boolean {
  return /^\s*(create|alter|drop)\b/i.test(text);
}
