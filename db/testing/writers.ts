import pg from 'pg';
import { type TestWorld, testWorld } from './world.ts';

/** A world whose rows are also written by connections of others, as other processes do. */
export function useWriters() {
  const world = {} as TestWorld;
  const clients: pg.Client[] = [];
  before(async () => {
    Object.assign(world, await testWorld());
  });
  after(async () => {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
    await world.close?.();
  });
  return {
    world,
    async writer() {
      const client = new pg.Client({ connectionString: world.url });
      client.on('error', () => undefined);
      clients.push(client);
      await client.connect();
      return client;
    },
    insert: (client: pg.Client, name: string) =>
      client.query('insert into cities (name, region) values ($1, $2) returning id', [name, 'Край']),
  };
}
