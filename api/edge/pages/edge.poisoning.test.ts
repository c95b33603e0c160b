import { expect } from 'chai';
import { page, startSite, type TestSite } from './testSite.ts';

/** The page repeats everything it can see, so anything a stranger smuggles in would stand in the cached bytes. */
describe('a stranger', () => {
  let site: TestSite;
  beforeEach(async () => {
    site = await startSite((req, res) => page(res, JSON.stringify([req.url, req.headers, req.rawHeaders])));
  });
  afterEach(() => site.stop());

  const asVictim = async (path = '/prods/imp-1') => (await site.ask(path)).text;
  const clean = (url: string) =>
    JSON.stringify([url, { host: 'odonta.example' }, ['Host', 'odonta.example']]);

  const headers: [string, string][] = [
    ['host', 'evil.example'],
    ['x-forwarded-host', 'evil.example'],
    ['x-forwarded-proto', 'http'],
    ['x-forwarded-for', '6.6.6.6'],
    ['x-forwarded-prefix', '/evil'],
    ['x-original-url', '/prods/evil-2'],
    ['x-rewrite-url', '/prods/evil-2'],
    ['x-http-method-override', 'DELETE'],
    ['forwarded', 'host=evil.example'],
    ['cookie', 'session=stolen'],
    ['authorization', 'Bearer stolen'],
    ['accept-language', 'en'],
    ['user-agent', '<script>'],
    ['origin', 'https://evil.example'],
    ['referer', 'https://evil.example'],
    ['cache-control', 'no-cache'],
    ['x-page-cache', '{"maxAge":999999,"tags":[]}'],
  ];
  for (const [name, value] of headers) {
    it(`changes nothing by ${name}, for himself or for others`, async () => {
      expect((await site.ask('/prods/imp-1', { headers: { [name]: value } })).text).to.equal(
        clean('/prods/imp-1'),
      );
      expect(await asVictim()).to.equal(clean('/prods/imp-1'));
      expect(site.inner).to.have.length(1);
    });
  }

  it('changes nothing by parameters the page does not read, however many', async () => {
    const queries = [
      '?utm_source=evil',
      '?Page=2',
      '?page[]=2',
      '?page%00=2',
      '?=1',
      '?&&',
      '?',
      '?x=<script>',
      '?__proto__=1',
      '?page',
    ];
    for (const query of queries) {
      expect((await site.ask(`/prods/imp-1${query}`)).text, query).to.equal(clean('/prods/imp-1'));
    }
    expect(site.inner).to.have.length(1);
  });

  it('cannot hide a second value of a parameter: it is another address', async () => {
    for (const query of ['page=2&page=evil', '%70age=2&page=evil', 'sort=&page=2&sort=&page=evil&page=2']) {
      const seen = clean('/prods/imp-1?page=2&page=evil');
      expect((await site.ask(`/prods/imp-1?${query}`)).text).to.equal(seen);
    }
    expect(await asVictim('/prods/imp-1?page=2')).to.equal(clean('/prods/imp-1?page=2'));
    expect(site.inner).to.have.length(2);
  });

  it('cannot keep two spellings of one page', async () => {
    for (const path of ['/prods/imp-1', '/prods/%69mp-1', '/prods/imp%2D1', '/prods/imp%2d1']) {
      expect((await site.ask(path)).text, path).to.equal(clean('/prods/imp-1'));
    }
    expect(site.inner).to.have.length(1);
  });

  it('cannot have a page kept under a path with a hidden slash, dots, NUL or a broken escape', async () => {
    const paths = [
      '/prods/..%2fprods/imp-1',
      '/prods/%2e%2e/prods/imp-1',
      '/prods/x/../imp-1',
      '/prods/imp-1%00',
      '/prods/%',
      '//evil.example/prods/imp-1',
    ];
    for (const path of paths) await site.ask(path);
    expect(site.edge.stats()).to.include({ pages: 0, renders: 0 });
  });

  it('fills no memory with endless addresses', async () => {
    for (const path of [`/prods/${'a'.repeat(4000)}`, `/prods/imp-1?page=${'9'.repeat(4000)}`]) {
      expect((await site.ask(path)).status).to.equal(200);
    }
    expect((await site.ask(`/prods/${'a'.repeat(20_000)}`)).status).to.equal(431);
    expect(site.edge.stats().pages).to.equal(0);
  });

  it('gets nothing of another host by an absolute address', async () => {
    await site.ask('http://evil.example/prods/imp-1');
    expect(site.edge.stats()).to.include({ pages: 0, renders: 0 });
  });
});

describe('a page that sets a cookie', () => {
  it('is answered to everyone without it and kept for nobody', async () => {
    const site = await startSite((_req, res) => {
      res.setHeader('set-cookie', ['session=1; HttpOnly', 'b=2']);
      page(res, 'Курс');
    });
    for (let time = 0; time < 2; time += 1) {
      const { headers, text } = await site.ask('/prods/imp-1');
      expect(text).to.equal('Курс');
      expect(headers).to.not.have.property('set-cookie');
    }
    expect(site.edge.stats().pages).to.equal(0);
    expect(site.inner).to.have.length(2);
    expect(site.problems[0]).to.match(/sets a cookie/);
    await site.stop();
  });
});
