import { expect } from 'chai';
import fc from 'fast-check';
import { canonicalPath, pageAddress } from './address.ts';

const queryOf = (path: string) => (path.startsWith('/prods') ? ['sort', 'page'] : null);
const key = (url: string) => pageAddress(url, queryOf)?.key;

describe("a page's address", () => {
  it('is the path and the declared parameters in sorted order', () => {
    expect(key('/prods/imp-1?sort=price&page=2')).to.equal('/prods/imp-1?page=2&sort=price');
  });

  it('leaves out whatever the page does not read', () => {
    expect(key('/prods/imp-1?utm_source=x&page=2&__proto__=1')).to.equal('/prods/imp-1?page=2');
  });

  it('keeps several values of a parameter, each once, and drops empty ones', () => {
    expect(key('/prods/imp-1?page=3&sort=&page=2&page=3&page=')).to.equal('/prods/imp-1?page=3&page=2');
  });

  it('has one spelling for a path however it is escaped', () => {
    expect(key('/prods/%D0%B0-1')).to.equal('/prods/%D0%B0-1');
    expect(key('/prods/%d0%b0-%31')).to.equal('/prods/%D0%B0-1');
  });

  it('is none for a path with no single spelling', () => {
    const refused = [
      '/prods//1',
      '/prods/../1',
      '/prods/%2e%2e/1',
      '/prods/a%2fb',
      '/prods/a%5cb',
      '/prods/%zz',
    ];
    for (const path of [
      ...refused,
      '/prods/%00',
      '/prods/a\\b',
      '/prods/ы',
      'http://evil/prods/1',
      '*',
      '',
    ]) {
      expect(canonicalPath(path), path).to.equal(null);
    }
  });

  it('is none for a path that is no kept page', () => {
    expect(pageAddress('/api/prods', queryOf)).to.equal(null);
  });

  it('is not for keeping when it is absurd', () => {
    const absurd = [
      `/prods/${'a'.repeat(600)}`,
      `/prods/1?page=${'9'.repeat(300)}`,
      '/prods/1?page=%00',
      `/prods/1?${Array.from({ length: 30 }, (_, n) => `page=${n}`).join('&')}`,
      '/prods/1?page=%ff',
    ];
    for (const url of absurd) expect(pageAddress(url, queryOf)?.keepable, url).to.equal(false);
  });

  it('is its own address, whatever it is made from', () => {
    const urls = fc.tuple(fc.webPath(), fc.webQueryParameters(), fc.string(), fc.string());
    fc.assert(
      fc.property(urls, ([path, query, page, sort]) => {
        const search = `${query}&page=${encodeURIComponent(page.toWellFormed())}&sort=${sort}`;
        const address = key(`/prods${path}?${search}`);
        if (address !== undefined) expect(key(address)).to.equal(address);
      }),
      { numRuns: 2000 },
    );
  });
});
