import { expect } from 'chai';
import fc from 'fast-check';
import { inCyrillic, otherLayout } from './keyboard.ts';

describe('what was meant by what was typed', () => {
  it('is read from the other layout, both ways', () => {
    const pairs: [string, string][] = [
      ['bvgkfyn', 'имплант'],
      ['Bvgkfyn', 'имплант'],
      ['сфв', 'cad'],
      ["'yljljynbz", 'эндодонтия'],
      ['j,otcndj', 'общество'],
      ['`krf', 'ёлка'],
    ];
    for (const [typed, meant] of pairs) expect([typed, otherLayout(typed)]).to.deep.equal([typed, meant]);
  });

  it('comes back when it is read twice', () => {
    const letters = fc
      .array(fc.constantFrom(...'йцукенгшщзфывапролдячсмить'), { minLength: 1, maxLength: 20 })
      .map((all) => all.join(''));
    fc.assert(fc.property(letters, (word) => otherLayout(otherLayout(word)) === word));
  });

  it('is written as it sounds', () => {
    const pairs: [string, string][] = [
      ['implant', 'имплант'],
      ['Parodontit', 'пародонтит'],
      ['shchetka', 'щетка'],
      ['yubiley', 'юбилеи'],
      ['xray 3d', 'ксраи 3д'],
      ['зуб', 'зуб'],
      ['', ''],
    ];
    for (const [typed, sound] of pairs) expect([typed, inCyrillic(typed)]).to.deep.equal([typed, sound]);
  });

  it('needs no more time for a long text than for its length', () => {
    const began = performance.now();
    otherLayout('q'.repeat(100_000));
    inCyrillic('shch'.repeat(2000));
    expect(performance.now() - began).to.be.below(500);
  });
});
