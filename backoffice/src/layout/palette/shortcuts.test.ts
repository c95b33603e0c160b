import { expect } from 'chai';
import { isHelpKey, isSearchKey } from './shortcuts.ts';

const press = (given: object) => ({
  code: '',
  key: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...given,
});

describe('the keys of the search and of the help', () => {
  it('Ctrl or Command with the key K opens the search, in any layout', () => {
    for (const key of ['k', 'K', 'л', 'Л'])
      for (const modifier of [{ ctrlKey: true }, { metaKey: true }])
        expect(isSearchKey(press({ code: 'KeyK', key, ...modifier }))).to.equal(true);
  });

  it("the letter alone, other modifiers and an editor's use of the key leave the search shut", () => {
    for (const given of [
      {},
      { ctrlKey: true, metaKey: true },
      { ctrlKey: true, shiftKey: true },
      { ctrlKey: true, altKey: true },
      { ctrlKey: true, defaultPrevented: true },
    ])
      expect(isSearchKey(press({ code: 'KeyK', key: 'л', ...given }))).to.equal(false);
    expect(isSearchKey(press({ code: 'KeyL', key: 'k', ctrlKey: true }))).to.equal(false);
  });

  it('a question mark of either keyboard opens the help', () => {
    expect(isHelpKey(press({ code: 'Slash', key: '?', shiftKey: true }))).to.equal(true);
    expect(isHelpKey(press({ code: 'Slash', key: ',', shiftKey: true }))).to.equal(true);
    expect(isHelpKey(press({ code: 'Digit7', key: '?', shiftKey: true }))).to.equal(true);
    expect(isHelpKey(press({ code: 'Slash', key: '.' }))).to.equal(false);
    expect(isHelpKey(press({ code: 'Slash', key: '?', shiftKey: true, ctrlKey: true }))).to.equal(false);
  });
});
