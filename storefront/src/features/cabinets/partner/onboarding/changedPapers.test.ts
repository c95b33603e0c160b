import { expect } from 'chai';
import { changedPapers } from './changedPapers.ts';

describe('the papers that a form sends', () => {
  const shown = { city: 'Пермь', description: 'Учим', filename: 'old-logo' };

  it('are those that were changed in it, so that others are not written over', () => {
    expect(changedPapers(shown, { ...shown, city: 'Омск' })).to.deep.equal({ city: 'Омск' });
    expect(changedPapers(shown, shown)).to.deep.equal({});
  });

  it('are none where a field was emptied', () => {
    expect(changedPapers(shown, { ...shown, filename: '' })).to.deep.equal({ filename: null });
  });
});
