import { expect } from 'chai';
import { changedPapers } from './changedPapers.ts';

describe('the changed papers of a centre', () => {
  const shown = { city: 'Пермь', description: 'Учим', filename: 'old-logo' };

  it('a form sends what was changed in it, and writes over nothing else', () => {
    expect(changedPapers(shown, { ...shown, city: 'Омск' })).to.deep.equal({ city: 'Омск' });
    expect(changedPapers(shown, shown)).to.deep.equal({});
  });

  it('an emptied field is none for the server', () => {
    expect(changedPapers(shown, { ...shown, filename: '' })).to.deep.equal({ filename: null });
  });
});
