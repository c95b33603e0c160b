import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { readProd } from '../../catalog/prods/prods.open.ts';
import { searchProds } from '../../catalog/search/search.open.ts';
import { openMetrics } from '../../platform/operations/metrics.ts';
import { useApi } from '../../testing/useApi.ts';
import { directReads } from './directReads.ts';
import { type KeptReads, keptReads } from './keptReads.ts';

const partner = 'https://partner.example';

describe('a public read by number or query', () => {
  const api = useApi();
  let server: Server;
  let url: string;
  let reads: KeptReads;
  let throughExpress: number;
  let closeNode: () => Promise<unknown>;

  beforeEach(async () => {
    const node = await api.node();
    closeNode = () => node.close();
    throughExpress = 0;
    reads = keptReads();
    const options = {
      endpoints: [readProd, searchProds],
      origins: [partner],
      measured: openMetrics().measured,
    };
    const direct = directReads({ ...options, reads, run: api.run })((req, res) => {
      throughExpress += 1;
      return node.app(req, res);
    });
    server = createServer(reads.before(direct)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await closeNode();
  });

  /** Another origin is never answered from memory. */
  const elsewhere = { headers: { origin: 'https://elsewhere.test' } };
  async function ask(path: string, init: RequestInit = elsewhere) {
    const answer = await fetch(url + path, init);
    const { date: _, 'x-request-id': number, ...headers } = Object.fromEntries(answer.headers);
    return { shown: { status: answer.status, headers, text: await answer.text() }, number };
  }

  it('is answered before Express as Express answers it, from the second on', async () => {
    const prods = await api.given(async () => [await buildProd(), await buildProd({ name: 'Другой курс' })]);
    const [one, other] = prods.map(({ id }) => `/api/prods/${id}`) as [string, string];
    const first = await ask(one);
    const second = await ask(one);
    expect(throughExpress).to.equal(1);
    expect(second.shown).to.deep.equal(first.shown);
    expect(second.number)
      .to.match(/^[\da-f-]{36}$/)
      .and.not.equal(first.number);
    expect((await ask(other)).shown.text).to.include('Другой курс');
    expect(throughExpress).to.equal(1);
  });

  it('is remembered by its tags, and read anew after a change', async () => {
    const { id } = await api.given(() => buildProd());
    const path = `/api/prods/${id}`;
    await ask(path);
    await ask(path, {});
    await ask(path, {});
    expect([throughExpress, reads.hits()]).to.deep.equal([1, 1]);
    reads.invalidate([`prod:${id}`]);
    await ask(path, {});
    expect([throughExpress, reads.hits()]).to.deep.equal([1, 1]);
  });

  it('goes through Express where the answer may be another', async () => {
    const { id } = await api.given(() => buildProd());
    const path = `/api/prods/${id}`;
    await ask(path);
    expect((await ask('/api/prods/2147483')).shown.status).to.equal(404);
    expect((await ask('/api/prods/0')).shown.status).to.equal(400);
    expect((await ask(`${path}?x=1`)).shown.status).to.equal(200);
    expect((await ask(path, { ...elsewhere, method: 'HEAD' })).shown.status).to.equal(200);
    await ask(path, { headers: { ...elsewhere.headers, 'if-none-match': '*' } });
    const { headers } = (await ask(path, { headers: { origin: partner } })).shown;
    expect(headers['access-control-allow-origin']).to.equal(partner);
    expect(throughExpress).to.equal(7);
  });

  it('is found by the words of a query before Express as Express finds it', async () => {
    await api.given(() => buildProd({ name: 'Имплантация для начинающих' }));
    const search = (query: string, init?: RequestInit) => ask(`/api/prods/search?${query}`, init);
    const words = new URLSearchParams({ query: 'имплантация', limit: '5' });
    const first = await search(String(words));
    const second = await search(String(words));
    expect(first.shown.text).to.include('Имплантация для начинающих');
    expect(second.shown).to.deep.equal(first.shown);
    expect(throughExpress).to.equal(1);
    await search('limit=5', {});
    await search('limit=5', {});
    expect([throughExpress, reads.hits()]).to.deep.equal([1, 1]);
    const refused = [
      'nonsense=1',
      'limit=-1',
      'limit=5&limit=6',
      'query=%00',
      '__proto__=1',
      'ids=1&ids[x]=2',
    ];
    for (const query of refused) {
      const before = throughExpress;
      const { shown } = await search(query);
      expect([query, shown.status >= 400, throughExpress - before]).to.deep.equal([query, true, 1]);
    }
  });
});
