import { expect } from 'chai';
import fc from 'fast-check';
import { countBits, rowsOf } from './bits.ts';
import { CardWords } from './cardWords.ts';
import { Lexemes } from './lexemes.ts';
import { numberIn, placed, positionIn, weightIn } from './vectorText.ts';
import { parsedQuery } from './wordQuery.ts';
import { rankOf } from './wordRank.ts';

describe('the words of cards', () => {
  const read = (text: string) => {
    const lexemes = new Lexemes();
    const found = placed(text, lexemes);
    return found.map((one) => {
      const at = lexemes.places()[numberIn(one)] as number;
      return { place: at, weight: weightIn(one), position: positionIn(one) };
    });
  };

  it('a vector is read with escaped quotes, without positions, and beyond the last position', () => {
    expect(read(`'a''b\\\\c':1A,12B 'd':2`)).to.deep.equal([
      { place: 0, weight: 3, position: 1 },
      { place: 0, weight: 2, position: 12 },
      { place: 1, weight: 0, position: 2 },
    ]);
    expect(read(`'a' 'b':5000C`)).to.deep.equal([
      { place: 0, weight: 0, position: 1023 },
      { place: 1, weight: 1, position: 1023 },
    ]);
  });

  it('no text keeps the reader of vectors busy beyond its length', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("'", ':', ',', '1', 'A', '\\', ' ', 'б') }), (text) => {
        expect(read(text).length).to.be.at.most(text.length);
      }),
    );
  });

  it('words that no card has any more leave their numbers to others, and the rest is found as before', () => {
    const words = new CardWords();
    const found = (beginning: string) => countBits(words.found({ kind: 'begins', beginning }));
    words.grow(4);
    words.set(0, `'зуб':1A 'кана':2`);
    for (let round = 0; round < 4; round += 1) {
      const own = Array.from({ length: 1500 }, (_, at) => `'r${round}n${String(at).padStart(4, '0')}':1`);
      words.set(1, own.join(' '));
      words.settle();
      expect([found('зуб'), found('кан'), found(`r${round}n`), found(`r${round - 1}n`)]).to.deep.equal([
        1, 1, 1, 0,
      ]);
    }
    const bytes = words.bytes;
    for (let round = 4; round < 12; round += 1) {
      words.set(
        1,
        Array.from({ length: 1500 }, (_, at) => `'r${round}n${at}':1`)
          .sort()
          .join(' '),
      );
      words.settle();
    }
    expect(words.bytes).to.be.below(1.5 * bytes);
    expect(found('зуб')).to.equal(1);
  });

  it('kept ranks are those of the present words of all cards, for all rows and for some', () => {
    const words = new CardWords();
    const query = parsedQuery("'зуб':* & 'кан':*");
    words.grow(40);
    for (let row = 0; row < 40; row += 1)
      words.set(row, row % 3 === 0 ? "'зуб':7" : `'зуб':${row + 1}A 'канал':${50 - row}`);
    const isKept = (wanted: (row: number) => boolean) => {
      const rows = [...rowsOf(words.found(query))].filter(wanted);
      const [kept, anew] = [words.ranks.of(query), rankOf(words, query)];
      expect(rows.map((row) => kept(row))).to.deep.equal(rows.map((row) => anew(row)));
      return rows.length;
    };
    expect(isKept(() => true)).to.equal(26);
    expect(isKept((row) => row % 2 === 1)).to.equal(13);
    expect(words.ranks.bytes).to.be.above(0);
    words.set(4, "'зуб':5A 'канал':46");
    expect(words.ranks.bytes, 'the same words again').to.be.above(0);
    words.set(4, "'зуб':9C");
    expect(isKept(() => true)).to.equal(25);
    words.set(7, "'зуб':1 'канал':2A");
    isKept(() => true);
  });
});
