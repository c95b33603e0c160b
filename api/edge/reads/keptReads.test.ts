import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { type KeptReads, keptReads } from './keptReads.ts';

const headers = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'one' };
const read = (text: string) => ({ text, headers, tags: ['prod:1', 'list'] });

describe('A public read of the API', () => {
  let reads: KeptReads;
  let server: Server;
  let url: string;
  let passed = 0;

  beforeEach(async () => {
    passed = 0;
    reads = keptReads();
    const next = (_req: unknown, res: { writeHead(status: number): { end(): void } }) => {
      passed += 1;
      res.writeHead(204).end();
    };
    server = createServer(reads.before(next)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => server.close());

  function keep(address: string, text: string, meanwhile: () => void = () => undefined): void {
    const reading = reads.begin(address);
    meanwhile();
    reading.keep(read(text));
    reading.end();
  }
  async function ask(path: string, init: RequestInit = {}) {
    const answer = await fetch(url + path, init);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  }

  it('is answered again from memory, as it was sent but for the number of the request', async () => {
    keep('/api/prods/1', '{"message":"курс"}');
    const answer = await ask('/api/prods/1');
    expect(answer).to.include({ status: 200, text: '{"message":"курс"}' });
    expect(answer.headers.get('content-type')).to.equal(headers['content-type']);
    expect(answer.headers.get('x-request-id')).to.equal(null);
    expect(passed).to.equal(0);
  });

  it('is found by its address letter by letter', async () => {
    keep('/api/prods/1', '{}');
    for (const other of ['/api/prods/1?a', '/api/prods/1/', '/api/Prods/1', '/api/prods/%31'])
      expect((await ask(other)).status, other).to.equal(204);
  });

  it('is forgotten when something that it shows changes, and not before', async () => {
    keep('/api/prods/1', '{}');
    reads.invalidate(['prod:2', 'lecturers']);
    expect((await ask('/api/prods/1')).status).to.equal(200);
    reads.invalidate(['prod:1']);
    expect((await ask('/api/prods/1')).status).to.equal(204);
  });

  it('is not remembered when a change overtakes it, or it would be answered for a minute', async () => {
    keep('/api/prods/1', '{}', () => reads.invalidate(['list']));
    expect((await ask('/api/prods/1')).status).to.equal(204);
    keep('/api/prods/1', '{}', () => reads.invalidate(['prod:2']));
    expect((await ask('/api/prods/1')).status).to.equal(200);
  });

  it('goes the long way by other methods and from other origins', async () => {
    keep('/api/prods/1', '{}');
    await ask('/api/prods/1', { method: 'POST' });
    await ask('/api/prods/1', { method: 'HEAD' });
    await ask('/api/prods/1', { headers: { origin: 'https://partner.example' } });
    expect(passed).to.equal(3);
  });

  it('takes the place of others only within the bound, however many addresses are asked', async () => {
    reads = keptReads(100_000);
    server.close();
    server = createServer(reads.before((_req, res) => res.writeHead(204).end())).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (let at = 0; at < 100; at += 1) keep(`/api/prods/${at}`, 'x'.repeat(5_000));
    const found = await Promise.all(Array.from({ length: 100 }, (_, at) => ask(`/api/prods/${at}`)));
    const kept = found.filter(({ status }) => status === 200);
    expect(kept.length).to.be.within(5, 20);
    expect(found.at(-1)?.status).to.equal(200);
    for (let at = 0; at < 100; at += 1) keep(`/api/prods/search?priceMin=${at}`, 'x'.repeat(5_000));
    expect((await ask('/api/prods/99')).status, 'after a flood of searches').to.equal(200);
    keep(`/api/prods/1?${'a'.repeat(600)}`, '{}');
    expect((await ask(`/api/prods/1?${'a'.repeat(600)}`)).status).to.equal(204);
  });
});
