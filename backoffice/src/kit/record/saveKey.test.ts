import { expect } from 'chai';
import { isSaveKey } from './saveKey.ts';

const press = (given: object) => ({
  ...{ code: 'KeyS', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...given,
});

describe('the key that saves a form', () => {
  it('Ctrl or Command with the place of S saves, in any layout', () => {
    expect(isSaveKey(press({ ctrlKey: true }))).to.equal(true);
    expect(isSaveKey(press({ metaKey: true }))).to.equal(true);
  });

  it('the letter alone, other modifiers and other places leave the form as it is', () => {
    for (const given of [{}, { ctrlKey: true, metaKey: true }, { ctrlKey: true, shiftKey: true }])
      expect(isSaveKey(press(given))).to.equal(false);
    expect(isSaveKey(press({ code: 'KeyD', ctrlKey: true }))).to.equal(false);
  });
});
