import { createServer } from 'node:http';
import pg from 'pg';

/** The ready card of a course by its number, and nothing else: the yardstick of public reads. */
const [, , databaseUrl = '', port = '0'] = process.argv;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const text = 'select card::text from prod_cards where prod_id = $1';

const server = createServer((req, res) => {
  const id = Number(req.url?.match(/\/(\d+)(?:\?|$)/)?.[1]);
  pool.query<{ card: string }>({ name: 'card', text, values: [id] }).then(
    ({ rows: [row] }) =>
      row
        ? res.writeHead(200, { 'content-type': 'application/json' }).end(row.card)
        : res.writeHead(404).end(),
    (error) => {
      console.error(error);
      res.writeHead(500).end();
    },
  );
});
server.listen(Number(port), '127.0.0.1', () => console.log(`ready http://127.0.0.1:${port}`));
process.once('SIGTERM', () => process.exit(0));
