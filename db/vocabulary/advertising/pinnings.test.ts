import { expect } from 'chai';
import fc from 'fast-check';
import { pinningStatuses } from '../statuses.ts';
import { belongsTo, inTurn, isPinningPlace, pinningPlaceCodes, placeOfList } from './pinnings.ts';

describe('places where courses are pinned', () => {
  it('the places are the whole catalogue, three formats and twelve categories', () => {
    expect(pinningPlaceCodes).to.have.length(16);
    expect(['HOME', 'TYPE:8', 'CATEGORY:12'].every(isPinningPlace)).to.equal(true);
    expect(['TYPE:3', 'CATEGORY:13', 'constructor', ''].some(isPinningPlace)).to.equal(false);
  });

  it('the place of a list is its one category, else its one type, else the whole catalogue', () => {
    expect(placeOfList()).to.equal('HOME');
    expect(placeOfList([3])).to.equal('CATEGORY:3');
    expect(placeOfList(['3'], ['8'])).to.equal('CATEGORY:3');
    expect(placeOfList([], [8])).to.equal('TYPE:8');
  });

  it('a list of several, or of a format without a page, has no place', () => {
    expect(placeOfList([3, 4])).to.equal(null);
    expect(placeOfList([], [2, 8])).to.equal(null);
    expect(placeOfList([], [3])).to.equal(null);
  });

  it('a place takes only what its list would show', () => {
    const prod = { type: 8, categories: [3, 4] };
    expect(pinningPlaceCodes.filter((place) => belongsTo(place, prod))).to.deep.equal([
      'HOME',
      'TYPE:8',
      'CATEGORY:3',
      'CATEGORY:4',
    ]);
  });

  it('each course is first once in as many days as there are courses', () => {
    const several = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(several, fc.integer({ min: 0, max: 40_000 }), (pinned, since) => {
        const turns = pinned.map((_, day) =>
          inTurn(pinned, new Date((since + day) * 86_400_000).toISOString().slice(0, 10)),
        );
        expect(turns.map(([first]) => first)).to.have.members(pinned);
        for (const turn of turns) expect(turn).to.have.members(pinned);
      }),
    );
    expect(inTurn([], '2026-11-23')).to.deep.equal([]);
  });
});

describe('the status of a pinning', () => {
  it('has a dash where the status alone says nothing (section 4, another set)', () => {
    expect(Object.entries(pinningStatuses).map(([status, { label }]) => [status, label])).to.deep.equal([
      ['PREPARE', 'Ожидает оплаты'],
      ['CREATED', '—'],
      ['CONFIRMED', 'Опубликовано'],
      ['FINISHED', '—'],
      ['CANCELED', 'Отменено'],
      ['REJECTED', 'Отклонено'],
      ['REFUNDED', 'Возврат'],
    ]);
  });
});
