import { categories, formatPages } from '@odonta/db/vocabulary/catalog/categories.ts';
import { queryOfPage } from '@odonta/db/vocabulary/edge/pageQueries.ts';
import { expect } from 'chai';
import { sectionAt } from './sections.ts';

describe('sections of the catalogue', () => {
  it('the sections are the twelve categories and the three formats, each cached by the edge', () => {
    for (const { url } of [...categories, ...formatPages]) {
      expect(sectionAt(url)?.path, url).to.equal(`/${url}`);
      expect(queryOfPage(`/${url}`), url).to.be.an('array');
    }
    expect(sectionAt('nothing')).to.equal(null);
  });

  it('a section requests its own courses and is invalidated by their changes', () => {
    expect(sectionAt('endodontiya')).to.deep.include({ fixed: { category: '2' }, tag: 'list:category:2' });
    expect(sectionAt('kongressy')).to.deep.include({ fixed: { type: '8' }, tag: 'list:type:8' });
  });
});
