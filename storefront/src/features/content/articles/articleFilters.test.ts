import { expect } from 'chai';
import { articleFiltersOf, articleSearchOf, toggled } from './articleFilters.ts';

const filters = (query: string) => articleFiltersOf(new URLSearchParams(query));

describe('filters of articles', () => {
  it('filters are read from the address, and nonsense is ignored', () => {
    expect(filters('category=3&tag=kostnaya-plastika')).to.deep.equal({
      category: '3',
      tag: 'kostnaya-plastika',
    });
    for (const query of ['category=13', 'category=x', 'tag=Тег', `tag=${'a'.repeat(101)}`, 'tag=-a', 'q=x'])
      expect(filters(query), query).to.deep.equal({});
  });

  it('filters become the request of a page', () => {
    expect(articleSearchOf({ category: '3' }, 2)).to.deep.equal({
      category: 3,
      tag: undefined,
      limit: 12,
      offset: 12,
    });
  });

  it('the same link selects and removes a filter', () => {
    expect(toggled({ tag: 'endo' }, 'category', '2')).to.deep.equal({ tag: 'endo', category: '2' });
    expect(toggled({ tag: 'endo', category: '2' }, 'category', '2')).to.deep.equal({ tag: 'endo' });
    expect(toggled({ category: '2' }, 'category', '5')).to.deep.equal({ category: '5' });
  });
});
