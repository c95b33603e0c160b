import { createServer } from 'node:http';
import { reviewsAtOnce } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import pg from 'pg';
import { statementOfCategories } from '../../../api/catalog/dictionaries/dictionaries.open.ts';
import { statementOfLecturer } from '../../../api/catalog/lecturers/lecturers.reading.ts';
import { statementOfSimilar } from '../../../api/catalog/prods/prods.similar.ts';
import { statementsOfReviews } from '../../../api/catalog/reviews/reviews.reading.ts';

/**
 * The limit of each public read: its prepared statement behind node:http, and nothing else. That of a course is the ready card
 * by its number; the others have no ready JSON, and so the product's own statement.
 */
const [, , databaseUrl = '', port = '0'] = process.argv;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

interface Bare {
  address: RegExp;
  text: string;
  valuesOf(named: string): unknown[];
}

const bare: Bare[] = [
  {
    address: /^\/api\/prods\/(\d+)$/,
    text: 'select card::text as ready from prod_cards where prod_id = $1',
    valuesOf: (id) => [id],
  },
  { address: /^\/api\/prods\/(\d+)\/similar$/, text: statementOfSimilar, valuesOf: (id) => [id] },
  { address: /^\/api\/lecturers\/([^/?]+)$/, text: statementOfLecturer, valuesOf: (sef) => [sef, 50, 0] },
  {
    address: /^\/api\/reviews\?prod_id=(\d+)$/,
    text: statementsOfReviews.prod.anybody,
    valuesOf: (id) => [reviewsAtOnce, 0, id, null],
  },
  { address: /^\/api\/(categories)$/, text: statementOfCategories, valuesOf: () => [] },
];

const server = createServer((req, res) => {
  for (const [index, { address, text, valuesOf }] of bare.entries()) {
    const named = address.exec(req.url ?? '')?.[1];
    if (named === undefined) continue;
    pool.query<{ ready?: string }>({ name: `bare_${index}`, text, values: valuesOf(named) }).then(
      ({ rows }) =>
        res
          .writeHead(200, { 'content-type': 'application/json' })
          .end(rows[0]?.ready ?? JSON.stringify(rows)),
      (error) => {
        console.error(error);
        res.writeHead(500).end();
      },
    );
    return;
  }
  res.writeHead(404).end();
});
server.listen(Number(port), '127.0.0.1', () => console.log(`ready http://127.0.0.1:${port}`));
process.once('SIGTERM', () => process.exit(0));
