import { categories, formatPages } from '@odonta/db/vocabulary/catalog/categories.ts';
import { queryOfPage } from '@odonta/db/vocabulary/edge/pageQueries.ts';
import { expect } from 'chai';
import { sectionAt } from './sections.ts';

describe('sections of the catalogue', () => {
  it('are the twelve categories and the three formats, each kept by the edge', () => {
    for (const { url } of [...categories, ...formatPages]) {
      expect(sectionAt(url)?.path, url).to.equal(`/${url}`);
      expect(queryOfPage(`/${url}`), url).to.be.an('array');
    }
    expect(sectionAt('nothing')).to.equal(null);
  });

  it('ask for their own courses and are told of their changes', () => {
    expect(sectionAt('endodontiya')).to.deep.include({ fixed: { category: '2' }, tag: 'list:category:2' });
    expect(sectionAt('kongressy')).to.deep.include({ fixed: { type: '8' }, tag: 'list:type:8' });
  });
});
