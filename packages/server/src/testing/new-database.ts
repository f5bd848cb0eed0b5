import pg from 'pg';

/** Where the test files of a run get databases of their common PostgreSQL. */
export const DATABASES = 'DURBAR_TEST_DATABASES';

/** An empty database of the test run's PostgreSQL. */
export async function newDatabase(from: string): Promise<string> {
  const response = await fetch(from);
  const text = await response.text();
  if (!response.ok) throw new Error(`no PostgreSQL: ${text}`);
  return text;
}

/** Removes a database; what is still connected to it is cut off. */
export async function dropDatabase(url: string): Promise<void> {
  const { pathname } = new URL(url);
  const client = new pg.Client({ connectionString: url.replace(pathname, '/postgres') });
  await client.connect();
  await client.query(`drop database ${client.escapeIdentifier(pathname.slice(1))} with (force)`);
  await client.end();
}
