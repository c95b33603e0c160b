import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import Joi from 'joi';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint, type Sender } from '../../platform/http/endpoint.ts';
import { openMetrics } from '../../platform/operations/metrics.ts';
import { useApi } from '../../testing/useApi.ts';
import { addressBy, directReports } from './directReports.ts';

const partner = 'https://partner.example';

describe('a report that is noted in memory', () => {
  const api = useApi();
  const noted: unknown[] = [];
  const note = ({ names }: { names: string[] }, { ip, user_agent }: Sender) => {
    if (names.includes('fault')) throw new Error('noting failed');
    noted.push([names, ip, user_agent]);
    return { ready: Buffer.from('{"message":null}') };
  };
  const reports = endpoint({
    method: 'post',
    path: '/notes',
    summary: 'A report of this test',
    audience: openAudience,
    allow: 'anyone',
    size: { bytes: 400, values: 20 },
    body: Joi.object<{ names: string[] }>({
      names: Joi.array().items(Joi.string().max(10)).max(8).required(),
    }),
    byBody: note,
    handle: async ({ body, origin }) => note(body, origin),
  });
  let server: Server;
  let url: string;
  let throughExpress: number;
  let closeNode: () => Promise<unknown>;

  beforeEach(async () => {
    const node = await api.node({ endpoints: [reports], origins: [partner], trustProxy: 1 });
    closeNode = () => node.close();
    throughExpress = 0;
    noted.length = 0;
    const options = {
      endpoints: [reports],
      origins: [partner],
      measured: openMetrics().measured,
      run: api.run,
    };
    const direct = directReports({ ...options, addressOf: addressBy(node.app) })((req, res) => {
      throughExpress += 1;
      return node.app(req, res);
    });
    server = createServer(direct).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/notes`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await closeNode();
  });

  const json = {
    'content-type': 'application/json',
    'user-agent': 'Firefox',
    'x-forwarded-for': '1.2.3.4, 5.6.7.8',
  };
  async function send(body: string | Buffer, headers: Record<string, string> = {}, address = url) {
    const answer = await fetch(address, { method: 'POST', body, headers: { ...json, ...headers } });
    const { date: _, 'x-request-id': number, ...rest } = Object.fromEntries(answer.headers);
    const text = (await answer.text()).replace(/"traceId":"[^"]*"/, '');
    return { shown: { status: answer.status, headers: rest, text }, number };
  }
  const good = JSON.stringify({ names: ['one', 'другой'] });

  it('is answered before Express as Express answers it, from the second on, and knows its sender alike', async () => {
    const [first, second] = [await send(good), await send(good)];
    expect(throughExpress).to.equal(1);
    expect(second.shown).to.deep.equal(first.shown);
    expect(second.number)
      .to.match(/^[\da-f-]{36}$/)
      .and.not.equal(first.number);
    expect(noted[1]).to.deep.equal(noted[0]);
    expect(noted[1]).to.deep.equal([['one', 'другой'], '5.6.7.8', 'Firefox']);
    await send(good, { 'user-agent': 'x'.repeat(600) });
    expect(noted[2]).to.deep.equal([['one', 'другой'], '5.6.7.8', 'x'.repeat(500)]);
  });

  it('whatever is wrong with it is refused as Express refuses it, and nothing of it is noted', async () => {
    const bad: [string | Buffer, Record<string, string>?][] = [
      ['{"names":'],
      ['[]'],
      ['"names"'],
      ['null'],
      ['{}'],
      ['{"names":["one"],"more":1}'],
      ['{"names":["much too long a name"]}'],
      [JSON.stringify({ names: Array.from({ length: 9 }, String) })],
      [JSON.stringify({ names: Array.from({ length: 30 }, String) })],
      ['{"names":["\\u0000"]}'],
      ['{"names":["\\ud800"]}'],
      ['{"__proto__":{},"names":[]}'],
      [`{"names":[${' '.repeat(400)}]}`],
      ['{"names":[[[[[[[[[[[[[[1]]]]]]]]]]]]]]}'],
      [good, { 'content-type': 'text/plain' }],
      [good, { 'content-type': 'application/json; charset=klingon' }],
      [good, { 'content-encoding': 'br' }],
    ];
    const before = await Promise.all(bad.map(([body, headers]) => send(body, headers)));
    await send(good);
    const known = throughExpress;
    noted.length = 0;
    const after = await Promise.all(bad.map(([body, headers]) => send(body, headers)));
    expect(after.map(({ shown }) => shown)).to.deep.equal(before.map(({ shown }) => shown));
    for (const { shown } of after) expect(shown.status).to.be.within(400, 422);
    expect([throughExpress - known, noted]).to.deep.equal([bad.length, []]);
  });

  it('goes through Express where it is sent in another way', async () => {
    await send(good);
    const { headers } = (await send(good, { origin: partner })).shown;
    expect(headers['access-control-allow-origin']).to.equal(partner);
    expect((await send(gzipSync(good), { 'content-encoding': 'gzip' })).shown.status).to.equal(200);
    expect((await send(good, {}, `${url}?x=1`)).shown.status).to.equal(200);
    expect((await fetch(url)).status).to.equal(404);
    expect([throughExpress, noted.length]).to.deep.equal([5, 4]);
    await send(good, { origin: 'https://elsewhere.example' });
    expect([throughExpress, noted.length]).to.deep.equal([5, 5]);
  });

  it('comes in parts, and one that breaks off disturbs no other', async () => {
    await send(good);
    const bytes = Buffer.from(good);
    const begin = () =>
      request(url, { method: 'POST', headers: { ...json, 'content-length': bytes.length } });
    const broken = begin();
    broken.on('error', () => undefined).write(bytes.subarray(0, 5));
    await new Promise((resolve) => setTimeout(resolve, 30));
    broken.destroy();
    const parted = begin();
    for (const [at, byte] of bytes.entries()) {
      parted.write(Buffer.from([byte]));
      if (at % 8 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    }
    parted.end();
    const [answer] = await once(parted, 'response');
    expect([answer.statusCode, throughExpress, noted.length]).to.deep.equal([200, 1, 2]);
  });
});
