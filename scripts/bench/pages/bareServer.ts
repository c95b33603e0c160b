import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least Node can do: a ready buffer for every request. Arguments: the file, and the header list as JSON. */
const [file = '', headers = '[]'] = process.argv.slice(2);
const body = readFileSync(file);
const list = [...(JSON.parse(headers) as string[]), 'content-length', String(body.length)];

const server = createServer((_req, res) => {
  res.writeHead(200, list);
  res.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`ready http://127.0.0.1:${address?.port}`);
});
process.on('SIGTERM', () => process.exit());
