import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { type BuiltFiles, loadBuiltFiles } from './builtFiles.ts';
import { noHeaders, startSite, type TestSite, until } from './testSite.ts';

const SCRIPT = Array.from({ length: 3000 }, (_, n) => `export const tooth${n} = ${(n * 7919) % 997};`).join(
  '\n',
);
const PICTURE = Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * n) % 251));

describe('built files', () => {
  let directory: string;
  let files: BuiltFiles;
  let site: TestSite;
  const packed = () => {
    const place = path.join(directory, 'packed');
    return existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.br')) : [];
  };

  const write = (name: string, content: string | Buffer) => {
    const target = path.join(directory, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  const load = () =>
    loadBuiltFiles({
      mounts: [
        { directory: path.join(directory, 'client'), at: '/' },
        { directory: path.join(directory, 'backoffice'), at: '/adm', shellFor: ['/adm', '/adm-next'] },
      ],
      packedDirectory: path.join(directory, 'packed'),
      securityHeaders: {
        ...noHeaders,
        spa: { 'x-frame-options': 'DENY' },
        asset: { 'x-content-type-options': 'nosniff' },
      },
      onProblem: (problem) => expect.fail(problem),
    });

  beforeEach(async () => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'odonta-files-'));
    write('client/_astro/search.Bx1Yz2.js', SCRIPT);
    write('client/favicon.svg', '<svg/>');
    write('client/cover.webp', PICTURE);
    write('client/policy/index.html', '<h1>Политика</h1>');
    write('client/docs.html', '<h1>Документы</h1>');
    write('client/404.html', '<h1>Нет такой страницы</h1>');
    write('client/.well-known/security.txt', 'Contact: mailto:it@odonta.example');
    write('backoffice/.built-from', 'hash');
    write('backoffice/index.html', '<div id="root"></div>');
    write('backoffice/assets/index-Dk3J_a9Q.js', SCRIPT.repeat(2));
    write('backoffice/assets/logo.svg', '<svg/>');
    files = await load();
    site = await startSite((req, res) => res.writeHead(404).end(`inner ${req.url}`), { files });
  });
  afterEach(async () => {
    await site.stop();
    files.close();
    rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  });

  it('built files are answered compressed, without the inner server', async () => {
    const { headers, text, bytes } = await site.ask('/_astro/search.Bx1Yz2.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(text).to.equal(SCRIPT);
    expect(bytes.length).to.be.below(SCRIPT.length / 3);
    expect(headers).to.include({
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(site.inner).to.have.length(0);
  });

  it('files named by content are cached for a year, others are revalidated', async () => {
    const policy = async (url: string) => (await site.ask(url)).headers['cache-control'];
    for (const url of ['/_astro/search.Bx1Yz2.js', '/adm/assets/index-Dk3J_a9Q.js']) {
      expect(await policy(url), url).to.equal('public, max-age=31536000, immutable');
    }
    for (const url of ['/favicon.svg', '/adm/assets/logo.svg', '/policy', '/adm']) {
      expect(await policy(url), url).to.equal('public, max-age=0, must-revalidate');
    }
    const { etag = '' } = (await site.ask('/favicon.svg?v=2')).headers;
    expect((await site.ask('/favicon.svg', { headers: { 'if-none-match': etag } })).status).to.equal(304);
  });

  it('that are pictures go out as they are', async () => {
    const { headers, bytes } = await site.ask('/cover.webp', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(bytes.equals(PICTURE)).to.equal(true);
    expect(headers)
      .to.include({ 'content-type': 'image/webp' })
      .and.not.have.any.keys('content-encoding', 'vary');
  });

  it('that are pages answer without their file names', async () => {
    for (const url of ['/policy', '/policy/', '/policy?utm=1'])
      expect((await site.ask(url)).text, url).to.equal('<h1>Политика</h1>');
    expect((await site.ask('/docs')).text).to.equal('<h1>Документы</h1>');
    expect((await site.ask('/404')).status).to.equal(404);
    expect(files.find('/404')?.head.status).to.equal(404);
  });

  it('both addresses of the back-office answer its shell, but not for a missing file', async () => {
    for (const url of ['/adm', '/adm/', '/adm/prods/12/show', '/adm-next/users?filter=%7B%7D']) {
      const { status, text, headers } = await site.ask(url);
      expect([status, text, headers['x-frame-options']], url).to.deep.equal([
        200,
        '<div id="root"></div>',
        'DENY',
      ]);
    }
    for (const url of ['/adm/assets/gone-12345678.js', '/admin', '/adm-nexty/x']) {
      expect((await site.ask(url)).text, url).to.equal(`inner ${url}`);
    }
  });

  it('notes of build tools are not shipped', async () => {
    expect((await site.ask('/.well-known/security.txt')).text).to.equal('Contact: mailto:it@odonta.example');
    expect((await site.ask('/adm/.built-from')).text).to.equal('inner /adm/.built-from');
  });

  it('cannot be used to read other files', async () => {
    for (const url of [
      '/../packed/x',
      '/%2e%2e/backoffice/index.html',
      '/policy/../../backoffice/index.html',
      '/..%2fbackoffice/index.html',
    ]) {
      expect((await site.ask(url)).text, url).to.equal(`inner ${url}`);
    }
  });

  it('files are compressed at the best level once, and reused at the next start', async () => {
    await until(() => packed().length === 2);
    const best = (await site.ask('/_astro/search.Bx1Yz2.js', { headers: { 'accept-encoding': 'br' } })).bytes
      .length;
    const again = await load();
    const entry = again.find('/_astro/search.Bx1Yz2.js');
    expect([entry?.isPackedBest, entry?.smallest.body.length]).to.deep.equal([true, best]);
    expect(again.fingerprint).to.equal(files.fingerprint);
  });

  it('damaged compressed files are made again, and unneeded ones deleted', async () => {
    await until(() => packed().length === 2);
    for (const name of packed()) write(`packed/${name}`, 'nonsense');
    write('client/_astro/search.Bx1Yz2.js', `${SCRIPT}//`);
    files = await load();
    expect(files.find('/adm/assets/index-Dk3J_a9Q.js')?.isPackedBest).to.equal(false);
    await until(() => packed().length === 2);
    const once = files.fingerprint;
    files = await load();
    expect(files.find('/_astro/search.Bx1Yz2.js')?.isPackedBest).to.equal(true);
    expect(files.fingerprint).to.equal(once);
  });
});
