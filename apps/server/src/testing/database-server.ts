import pg from 'pg';

/** Runs one statement on the real server that TEST_DATABASE_URL names, outside any test's own database. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
