import { expect } from 'chai';
import { Entry } from './entry.ts';
import { Page } from './page.ts';
import { PageStore } from './pageStore.ts';

const MB = 1024 * 1024;

function pageOf(key: string, { bytes = 100_000, tags = ['prod:1'], status = 200 } = {}): Page {
  const entry = new Entry({ status, headers: {} }, key, { encoding: 'identity', body: Buffer.alloc(bytes) });
  return new Page(key, { entry, tags, maxAge: 60, swr: 0, renderedAt: Date.now(), cursor: null });
}

describe('the page store', () => {
  let dropped: string[];
  let store: PageStore;
  beforeEach(() => {
    dropped = [];
    store = new PageStore(MB, (page) => dropped.push(page.key));
  });

  it('holds its bound by bytes whatever is put into it', () => {
    for (let n = 0; n < 500; n += 1) {
      store.put(pageOf(`/prods/${n}`, { bytes: (n * 7919) % 90_000 }));
      expect(store.bytes).to.be.at.most(MB);
    }
    expect(store.size).to.be.greaterThan(5);
    expect(dropped).to.have.length(500 - store.size);
    expect([...store.all()].reduce((sum, page) => sum + page.bytes, 0)).to.equal(store.bytes);
  });

  it('keeps what is asked for and drops what is not', () => {
    for (let n = 0; n < 50; n += 1) {
      store.put(pageOf(`/prods/${n}`));
      store.get('/prods/0');
    }
    expect(store.has('/prods/0')).to.equal(true);
    expect(store.has('/prods/1')).to.equal(false);
  });

  it('never lets a new page go to keep one that is used no more', () => {
    for (let n = 0; n < 50; n += 1) {
      store.put(pageOf(`/prods/${n}`));
      expect(store.get(`/prods/${n}`)?.key).to.equal(`/prods/${n}`);
    }
  });

  it('gives missing pages a small room, so that they cannot push out good ones', () => {
    store.put(pageOf('/prods/good'));
    for (let n = 0; n < 1000; n += 1) store.put(pageOf(`/prods/no-${n}`, { bytes: 5_000, status: 404 }));
    expect(store.has('/prods/good')).to.equal(true);
    expect(store.bytes).to.be.at.most(100_000 + 5_000 + MB / 16);
  });

  it('finds pages by any of their tags, and only living ones', () => {
    store.put(pageOf('/a', { tags: ['prod:1', 'list'] }));
    store.put(pageOf('/b', { tags: ['list'] }));
    store.put(pageOf('/b', { tags: ['other'] }));
    expect([...store.withTags(['prod:1', 'list'])].map((page) => page.key)).to.deep.equal(['/a']);
    store.delete('/a');
    expect(store.withTags(['prod:1', 'list']).size).to.equal(0);
  });

  it('weighs a page anew when it has grown', () => {
    const page = pageOf('/a');
    store.put(page);
    store.put(pageOf('/b'));
    const before = store.bytes;
    page.rendering.entry.bytes += 50_000;
    store.reweigh(page);
    expect(store.bytes).to.equal(before + 50_000);
    page.rendering.entry.bytes += MB;
    store.reweigh(page);
    expect(store.bytes).to.be.at.most(MB);
  });

  it('holds one page for an address that was there and is gone', () => {
    store.put(pageOf('/a'));
    store.put(pageOf('/a', { bytes: 100, status: 404 }));
    expect(store.size).to.equal(1);
    expect(store.get('/a')?.rendering.entry.head.status).to.equal(404);
    expect(dropped).to.deep.equal([]);
  });
});
