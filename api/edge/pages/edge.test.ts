import { expect } from 'chai';
import { type Answerer, latch, noHeaders, page, pause, startSite, type TestSite, until } from './testSite.ts';

const LONG = 'Имплантация зубов. '.repeat(200);

describe('the page edge', () => {
  let site: TestSite;
  afterEach(() => site.stop());

  const start = async (inner: Answerer, options = {}) => {
    site = await startSite(inner, options);
  };

  it('renders a page once and answers the same bytes from then on', async () => {
    await start((_req, res) => page(res, LONG));
    const answers = [
      await site.ask('/prods/imp-1'),
      await site.ask('/prods/imp-1'),
      await site.ask('/prods/imp-1'),
    ];
    expect(answers.map(({ status, text }) => [status, text])).to.deep.equal(Array(3).fill([200, LONG]));
    expect(site.inner).to.have.length(1);
    expect(site.edge.stats()).to.include({ hits: 2, misses: 1, renders: 1, pages: 1 });
  });

  it('renders once for fifty visitors who come at the same time', async () => {
    await start(async (_req, res) => {
      await pause(50);
      page(res, LONG);
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.ask('/prods/imp-1')));
    expect(new Set(answers.map(({ text }) => text))).to.deep.equal(new Set([LONG]));
    expect(site.inner).to.have.length(1);
  });

  it('says nothing of its inner headers, and how to ask again', async () => {
    await start((_req, res) => {
      res.setHeader('x-powered-by', 'secret');
      page(res, LONG);
    });
    const { headers } = await site.ask('/prods/imp-1', { headers: { 'accept-encoding': 'br' } });
    expect(headers).to.not.have.any.keys('x-page-cache', 'x-powered-by');
    expect(headers).to.include({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
  });

  it('adds the security headers of the site, and holds both the site and the page to their policies', async () => {
    const policies = {
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    };
    await start(
      (_req, res) => {
        res.setHeader('content-security-policy', "script-src 'self'");
        page(res, LONG);
      },
      { securityHeaders: { ...noHeaders, page: policies } },
    );
    const { headers } = await site.ask('/prods/imp-1');
    expect(headers['x-content-type-options']).to.equal('nosniff');
    expect(headers['content-security-policy']).to.equal("frame-ancestors 'none', script-src 'self'");
  });

  it('answers in the coding the visitor likes, of the length it says', async () => {
    await start((_req, res) => page(res, LONG));
    for (const [accepted, encoding] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0', undefined],
    ] as const) {
      for (const _time of ['made', 'kept']) {
        const answer = await site.ask('/prods/imp-1', { headers: { 'accept-encoding': accepted } });
        expect(answer.headers['content-encoding']).to.equal(encoding);
        expect(answer.headers['content-length']).to.equal(String(answer.bytes.length));
        expect(answer.text).to.equal(LONG);
      }
    }
    expect(site.inner).to.have.length(1);
  });

  it('counts the forms it makes against its memory', async () => {
    await start((_req, res) => page(res, LONG));
    await site.ask('/prods/imp-1', { headers: { 'accept-encoding': 'br' } });
    const before = site.edge.stats().bytes;
    await site.ask('/prods/imp-1');
    // Its head is counted with it.
    expect(site.edge.stats().bytes - before - Buffer.byteLength(LONG)).to.be.within(200, 5_000);
  });

  it('answers 304 to who has the page in any coding', async () => {
    await start((_req, res) => page(res, LONG));
    const { etag = '' } = (await site.ask('/prods/imp-1', { headers: { 'accept-encoding': 'gzip' } }))
      .headers;
    const again = await site.ask('/prods/imp-1', {
      headers: { 'if-none-match': etag, 'accept-encoding': 'br' },
    });
    expect(again.status).to.equal(304);
    expect(again.bytes).to.have.length(0);
    expect(again.headers).to.include({
      etag,
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect((await site.ask('/prods/imp-1', { headers: { 'if-none-match': 'W/"other"' } })).status).to.equal(
      200,
    );
  });

  it('answers HEAD with the headers of GET, from the same rendering', async () => {
    await start((_req, res) => page(res, LONG));
    const head = await site.ask('/prods/imp-1', { method: 'HEAD' });
    const get = await site.ask('/prods/imp-1');
    expect(head.bytes).to.have.length(0);
    expect({ ...head.headers, date: '' }).to.deep.equal({ ...get.headers, date: '' });
    expect(site.inner.map(({ method }) => method)).to.deep.equal(['GET']);
  });

  it('ignores a range', async () => {
    await start((_req, res) => page(res, LONG));
    const answer = await site.ask('/prods/imp-1', { headers: { range: 'bytes=0-3' } });
    expect([answer.status, answer.text]).to.deep.equal([200, LONG]);
  });

  it('packs a page at the best level when it is hot', async () => {
    await start((_req, res) =>
      page(res, Array.from({ length: 2000 }, (_, n) => `курс ${(n * 7919) % 997}`).join('')),
    );
    const length = async () =>
      (await site.ask('/prods/imp-1', { headers: { 'accept-encoding': 'br' } })).bytes.length;
    const first = await length();
    for (let n = 0; n < 20; n += 1) await length();
    await until(async () => (await length()) < first);
    expect(site.inner).to.have.length(1);
  });

  it('hands everything else to the inner server as it came', async () => {
    await start((req, res) => res.end(`${req.method} ${req.url} ${req.headers.cookie}`));
    const headers = { cookie: 'a=1' };
    expect((await site.ask('/api/prods?x=1', { headers })).text).to.equal('GET /api/prods?x=1 a=1');
    expect((await site.ask('/prods/imp-1', { method: 'POST', headers })).text).to.equal(
      'POST /prods/imp-1 a=1',
    );
    expect((await site.ask('/prods//imp-1', { headers })).text).to.equal('GET /prods//imp-1 a=1');
  });

  it('keeps missing and moved pages too, if they ask for it', async () => {
    await start((req, res) => {
      if (req.url === '/prods/old-1') res.setHeader('location', '/prods/new-1');
      page(res, 'Нет такого курса', { status: req.url === '/prods/old-1' ? 301 : 404, maxAge: 5 });
    });
    for (let time = 0; time < 3; time += 1) {
      expect((await site.ask('/prods/none-9')).status).to.equal(404);
      const moved = await site.ask('/prods/old-1');
      expect([moved.status, moved.headers.location]).to.deep.equal([301, '/prods/new-1']);
    }
    expect(site.inner).to.have.length(2);
  });

  it('does not keep what does not ask for it, or asks in a way that is not understood', async () => {
    await start((req, res) => {
      if (req.url === '/prods/odd-2') res.setHeader('x-page-cache', '{"maxAge":"long"}');
      res.end(LONG);
    });
    for (const path of ['/prods/silent-1', '/prods/odd-2']) {
      const answer = await site.ask(path);
      expect([answer.text, answer.headers['cache-control']]).to.deep.equal([LONG, 'no-store']);
      await site.ask(path);
    }
    expect(site.inner).to.have.length(4);
    expect(site.problems).to.deep.equal(Array(2).fill('/prods/odd-2 is not kept'));
  });

  it('limits how many pages are rendered at once and how many wait', async () => {
    const { opened, open } = latch();
    await start(
      async (_req, res) => {
        await opened;
        page(res, LONG);
      },
      { rendersAtOnce: 2, rendersWaiting: 3 },
    );
    const asked = Array.from({ length: 8 }, (_, n) => site.ask(`/prods/imp-${n}`));
    const refused = await Promise.race(asked);
    expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).to.deep.equal([
      503,
      '5',
      'no-store',
    ]);
    expect(site.inner).to.have.length(2);
    open();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.sort()).to.deep.equal([200, 200, 200, 200, 200, 503, 503, 503]);
  });
});
