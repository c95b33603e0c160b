import { expect } from 'chai';
import { changesOf, sameValue, withoutBlanks } from './changes.ts';

describe('changes of a form', () => {
  it('the changes are the fields whose value differs', () => {
    const previous = { id: 1, name: 'А', tags: [1, 2], cover: { filename: 'x', alt: '' } };
    expect(changesOf({ ...previous, name: 'Б' }, previous)).to.deep.equal({ name: 'Б' });
    expect(changesOf({ ...previous, tags: [2, 1] }, previous)).to.deep.equal({ tags: [2, 1] });
    expect(changesOf({ ...previous, cover: { filename: 'y', alt: '' } }, previous)).to.have.keys('cover');
    expect(changesOf(structuredClone(previous), previous)).to.deep.equal({});
  });

  it('all fields are changes where nothing was before', () => {
    expect(changesOf({ name: 'А' }, undefined)).to.deep.equal({ name: 'А' });
  });

  it('an empty field does not count as cleared', () => {
    expect(changesOf({ phone: '' }, { phone: null })).to.deep.equal({});
    expect(changesOf({ phone: '' }, { phone: '+7' })).to.deep.equal({ phone: '' });
    expect(changesOf({ seats: 0 }, { seats: null })).to.deep.equal({ seats: 0 });
  });

  it('changes inside lists of records are found', () => {
    expect(sameValue([{ price: 1, date: null }], [{ price: 1, date: '' }])).to.equal(true);
    expect(sameValue([{ price: 1 }], [{ price: 2 }])).to.equal(false);
    expect(sameValue([], [undefined])).to.equal(false);
  });

  it('of a new record leave out what was not filled in', () => {
    expect(
      withoutBlanks({ name: 'А', phone: '', city: null, sale: 0, is_draft: false, tags: [] }),
    ).to.deep.equal({
      name: 'А',
      sale: 0,
      is_draft: false,
      tags: [],
    });
  });
});
