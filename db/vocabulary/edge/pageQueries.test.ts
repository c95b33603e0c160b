import { expect } from 'chai';
import { queryOfPage } from './pageQueries.ts';

describe('query parameters of pages', () => {
  it('pages that list courses take the parameters of the search', () => {
    expect(queryOfPage('/search')).to.include.members(['q', 'city', 'type', 'category', 'page']);
    expect(queryOfPage('/endodontiya')).to.include('type').and.not.to.include('category');
    expect(queryOfPage('/kongressy')).to.include('category').and.not.to.include('type');
    expect(queryOfPage('/lecturers')).to.deep.equal(['name', 'letter', 'page']);
    expect(queryOfPage('/lecturers/pak-kim')).to.deep.equal(['page']);
    expect(queryOfPage('/articles')).to.deep.equal(['category', 'tag', 'page']);
  });

  it('pages that show one thing take no parameters', () => {
    for (const path of ['/', '/login', '/contacts', '/prods/retritment-12', '/articles/kofferdam-7']) {
      expect(queryOfPage(path), path).to.deep.equal([]);
    }
  });

  it('pages whose link holds a secret take none, and null where it was cut', () => {
    const secret = 'a'.repeat(31).concat('-');
    for (const below of ['/payment/', '/payment/waitlist/', '/partner/r/']) {
      expect(queryOfPage(below + secret), below).to.deep.equal([]);
      expect(queryOfPage(below + secret.slice(1)), below).to.equal(null);
    }
  });

  it('uncached pages have null', () => {
    for (const path of [
      '/adm',
      '/api/prods/search',
      '/prods/',
      '/prods/a/b',
      '/lecturers/',
      '/Search',
      '/nothing',
    ]) {
      expect(queryOfPage(path), path).to.equal(null);
    }
  });
});
