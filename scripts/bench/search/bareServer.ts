import { createServer } from 'node:http';
import { connect } from '@odonta/db/postgres/connection.ts';
import pg from 'pg';
import { cardsQuery } from '../../../api/catalog/search/cards.ts';
import { statementOf } from '../../../api/catalog/search/conditions.ts';
import { type SearchParameters, searchParameters } from '../../../api/catalog/search/parameters.ts';
import { textQueryOf } from '../../../api/catalog/search/words.ts';
import { searchPaths } from './queries.ts';

/** The same rows by the same prepared statements, and nothing else: the yardstick of the search. */
const [, , databaseUrl = '', port = '0'] = process.argv;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const statements = await prepare();

const server = createServer((req, res) => {
  const statement = statements.get(req.url ?? '');
  if (!statement) {
    res.writeHead(404).end();
    return;
  }
  pool.query<{ prods: string }>(statement).then(
    ({ rows }) => res.writeHead(200, { 'content-type': 'application/json' }).end(rows[0]?.prods),
    (error) => {
      console.error(error);
      res.writeHead(500).end();
    },
  );
});
server.listen(Number(port), '127.0.0.1', () => console.log(`ready http://127.0.0.1:${port}`));
process.once('SIGTERM', () => process.exit(0));

async function prepare() {
  const sequelize = connect(databaseUrl);
  const prepared = new Map<string, { name: string; text: string; values: unknown[] }>();
  const names = new Map<string, string>();
  for (const path of searchPaths()) {
    const typed = Object.fromEntries(new URLSearchParams(path.split('?')[1]));
    const parameters = searchParameters.validate(typed).value as SearchParameters;
    const textQuery = parameters.query === undefined ? null : await textQueryOf(parameters.query);
    const { text, values } = cardsQuery(statementOf(parameters, textQuery), parameters);
    if (!names.has(text)) names.set(text, `bare_${names.size}`);
    prepared.set(path, { name: names.get(text) ?? '', text, values });
  }
  await sequelize.close();
  return prepared;
}
