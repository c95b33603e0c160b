import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The limit of a search by category and price: one prepared statement over a table of ready cards with the fitting index, and
 * nothing else.
 */
const [, , databaseUrl = '', port = '0'] = process.argv;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
await pool.query(`
  drop table if exists bench_cards; create table bench_cards as
    select unnest(categories) as category, price_now, prod_id, card::text from prod_cards where state_order < 9;
  create index on bench_cards (category, price_now, prod_id)`);
await pool.query('vacuum analyze bench_cards');

const text = `
  select coalesce('[' || string_agg(card, ',') || ']', '[]') as prods,
    (select count(*)::int from bench_cards where category = $1 and price_now between $2 and $3) as count
  from (select card from bench_cards where category = $1 and price_now between $2 and $3
    order by price_now, prod_id limit 20) as page`;

const server = createServer((req, res) => {
  const asked = new URL(req.url ?? '/', 'http://bare').searchParams;
  const kopecks = (name: string) => 100 * Number(asked.get(name));
  const values = [Number(asked.get('category')), kopecks('priceMin'), kopecks('priceMax')];
  pool.query<{ prods: string; count: number }>({ name: 'fitted', text, values }).then(
    ({ rows: [found] }) =>
      res
        .writeHead(200, { 'content-type': 'application/json' })
        .end(`{"message":{"prods":${found?.prods},"count":${found?.count}}}`),
    (error) => {
      console.error(error);
      res.writeHead(500).end();
    },
  );
});
server.listen(Number(port), '127.0.0.1', () => console.log(`ready http://127.0.0.1:${port}`));
process.once('SIGTERM', () => process.exit(0));
