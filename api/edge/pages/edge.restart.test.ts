import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import type { EdgeOptions } from './edge.ts';
import { latch, page, startSite, type TestSite, until } from './testSite.ts';

/** A change feed like the database's: positions that only grow, and the tags changed at each. */
class Feed {
  readonly changes: string[] = [];
  isTrimmed = false;
  isAway = false;

  readonly changedSince: EdgeOptions['changedSince'] = async (cursor) => {
    if (this.isAway) throw new Error('no database');
    return {
      cursor: String(this.changes.length),
      tags: this.isTrimmed ? 'all' : this.changes.slice(Number(cursor)),
    };
  };
}

describe('a restart', () => {
  let directory: string;
  let feed: Feed;
  let title: string;
  let site: TestSite;

  const begin = async (options: Partial<EdgeOptions> = {}) => {
    const { changedSince } = feed;
    site = await startSite(
      (req, res) => page(res, `${title} ${req.url}`, { swr: 3600, tags: [`prod:${req.url?.at(-1)}`] }),
      {
        directory,
        changedSince,
        ...options,
      },
    );
  };
  const start = async (options: Partial<EdgeOptions> = {}) => {
    await begin(options);
    await site.edge.restored;
    if (!feed.isAway) site.edge.mark(String(feed.changes.length));
  };
  const restart = async (options: Partial<EdgeOptions> = {}) => {
    await site.stop();
    await start(options);
  };
  const text = async (url: string) => (await site.ask(url)).text;
  const files = () =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.page'));

  beforeEach(async () => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'odonta-pages-'));
    [feed, title] = [new Feed(), 'Было'];
    await start();
    for (const url of ['/prods/imp-1', '/prods/imp-2', '/prods/imp-2?page=2']) await text(url);
    title = 'Стало';
  });
  afterEach(async () => {
    await site.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('finds the pages again, headers and all', async () => {
    const before = await site.ask('/prods/imp-1', { headers: { 'accept-encoding': 'br' } });
    await restart();
    const after = await site.ask('/prods/imp-1', { headers: { 'accept-encoding': 'br' } });
    expect({ ...after, headers: { ...after.headers, date: '' } }).to.deep.equal({
      ...before,
      headers: { ...before.headers, date: '' },
    });
    expect(await text('/prods/imp-2?page=2')).to.equal('Было /prods/imp-2?page=2');
    expect(site.inner).to.have.length(0);
  });

  it('does not bring back what was forgotten while the server was down', async () => {
    await site.edge.close();
    feed.changes.push('prod:2');
    await restart();
    expect(await text('/prods/imp-1')).to.equal('Было /prods/imp-1');
    expect(await text('/prods/imp-2')).to.equal('Стало /prods/imp-2');
    expect(await text('/prods/imp-2?page=2')).to.equal('Стало /prods/imp-2?page=2');
  });

  it('does bring it back if nobody asks the feed: the same pages, had nothing changed', async () => {
    feed.changes.push('prod:2');
    await restart({ changedSince: async (cursor) => ({ cursor, tags: [] }) });
    expect(await text('/prods/imp-2')).to.equal('Было /prods/imp-2');
  });

  it('does not bring back what was forgotten before', async () => {
    site.edge.invalidate(['prod:1']);
    await restart();
    expect(await text('/prods/imp-1')).to.equal('Стало /prods/imp-1');
  });

  it('does not bring back what is forgotten while the pages are read', async () => {
    const { opened, open } = latch();
    await site.stop();
    await begin({
      changedSince: async (cursor) => {
        await opened;
        return feed.changedSince(cursor);
      },
    });
    site.edge.invalidate(['prod:1']);
    open();
    await site.edge.restored;
    expect(await text('/prods/imp-1')).to.equal('Стало /prods/imp-1');
    expect(await text('/prods/imp-2')).to.equal('Было /prods/imp-2');
  });

  it('brings nothing back when the feed does not reach so far', async () => {
    feed.isTrimmed = true;
    await restart();
    expect(await text('/prods/imp-1')).to.equal('Стало /prods/imp-1');
  });

  it('keeps the pages as the last good bytes when the database is away', async () => {
    feed.isAway = true;
    let isWell = false;
    await restart({
      pages: (req, res) => (isWell ? page(res, `Стало ${req.url}`) : res.writeHead(500).end()),
      timing: { retryMs: 10 },
    });
    expect(await text('/prods/imp-1')).to.equal('Было /prods/imp-1');
    isWell = true;
    await until(async () => (await text('/prods/imp-1')) === 'Стало /prods/imp-1');
  });

  it('with another build of the site starts without pages, and cleans up', async () => {
    await restart({ version: 'another' });
    expect(files()).to.deep.equal([]);
    expect(await text('/prods/imp-1')).to.equal('Стало /prods/imp-1');
  });

  it('says from where to follow the feed', async () => {
    feed.changes.push('prod:9', 'prod:9');
    await restart();
    expect(await site.edge.restored).to.equal('2');
  });

  it('goes on from damaged files as if they were not there', async () => {
    await site.edge.close();
    const paths = files().map((name) => path.join(directory, name));
    const bytes = readFileSync(paths[0] ?? '');
    truncateSync(paths[0] ?? '', bytes.length - 3);
    writeFileSync(paths[1] ?? '', 'nonsense');
    writeFileSync(`${paths[2]}.part`, bytes);
    bytes[bytes.length - 2] = (bytes[bytes.length - 2] ?? 0) ^ 1;
    writeFileSync(paths[2] ?? '', bytes);
    await restart();
    expect(await text('/prods/imp-1')).to.equal('Стало /prods/imp-1');
    expect(site.problems).to.deep.equal([]);
    expect(site.edge.stats().pages).to.equal(1);
  });

  it('keeps no file of a page that had to leave the memory', async () => {
    const noise = () => Array.from({ length: 3000 }, () => Math.random().toString(36)).join('');
    await restart({ maxBytes: 300_000, pages: (_req, res) => page(res, noise()) });
    for (let n = 0; n < 40; n += 1) await text(`/prods/noise-${n}`);
    await site.edge.close();
    expect(files()).to.have.length(site.edge.stats().pages);
    expect(site.edge.stats().evictions).to.be.greaterThan(20);
    expect(site.edge.stats().pages).to.be.greaterThan(2);
  });

  it('without a place on the disk only says so, once', async () => {
    const file = path.join(directory, 'a-file');
    writeFileSync(file, '');
    await restart({ directory: path.join(file, 'pages') });
    for (const url of ['/prods/imp-1', '/prods/imp-2', '/prods/imp-1'])
      expect(await text(url)).to.equal(`Стало ${url}`);
    await site.edge.close();
    expect(site.problems).to.deep.equal(['Pages are not kept on disk for a minute']);
  });
});
