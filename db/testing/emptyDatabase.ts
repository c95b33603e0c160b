import pg from 'pg';

let count = 0;

/** A database without any migration, on the server of another one. */
export async function emptyDatabase(beside: string): Promise<{ url: string; drop(): Promise<void> }> {
  count += 1;
  const name = `empty_${process.pid}_${Date.now()}_${count}`;
  await onServer(beside, `create database ${name}`);
  return {
    url: Object.assign(new URL(beside), { pathname: `/${name}` }).href,
    drop: () => onServer(beside, `drop database ${name} `),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({
    connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href,
  });
  await client.connect();
  await client.query(statement);
  await client.end();
}
