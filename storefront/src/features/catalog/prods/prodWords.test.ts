import { expect } from 'chai';
import { averageOf, cardPath, lecturersLine, moreDates, seatsOf } from './prodWords.ts';
import { prodOf } from './testing/prodOf.ts';

describe('words about a course', () => {
  it('free places are shown as the centre chose', () => {
    expect(seatsOf({ state: 'OPEN', seats_left: 21, seats_display: 'NUMBER' })).to.equal(
      'Осталось 21\u00a0место',
    );
    expect(seatsOf({ state: 'OPEN', seats_left: 5, seats_display: 'FEW' })).to.equal(null);
    expect(seatsOf({ state: 'LAST_SEATS', seats_left: 2, seats_display: 'FEW' })).to.equal(
      'Осталось мало мест',
    );
    expect(seatsOf({ state: 'LAST_SEATS', seats_left: 2, seats_display: 'HIDDEN' })).to.equal(null);
    expect(seatsOf({ state: 'CLOSED', seats_left: 2, seats_display: 'NUMBER' })).to.equal(null);
  });

  it('a list of lecturers is shortened', () => {
    const lecturers = ['Иванова Анна Сергеевна', 'Пак Ким', 'Третий'].map((name) => ({ name }));
    expect(lecturersLine(lecturers)).to.equal('Иванова\u00a0А.\u00a0С., Пак\u00a0К. и ещё 1');
    expect(lecturersLine(lecturers.slice(2))).to.equal('Третий');
  });

  it('a rating is rounded to one decimal', () => {
    expect(averageOf({ total: 14, count: 3 })).to.equal('4,7');
    expect(averageOf({ total: 0, count: 0 })).to.equal(null);
  });

  it('other dates are counted in the right form', () => {
    expect([1, 3, 5, 21].map(moreDates)).to.deep.equal([
      '+1\u00a0дата',
      '+3\u00a0даты',
      '+5\u00a0дат',
      '+21\u00a0дата',
    ]);
  });

  it('an advertisement links with its token, and no other card does', () => {
    const promoted = { is_promoted: true, ad_reg_number: 'erid-1' };
    expect(cardPath(prodOf(promoted))).to.equal('/prods/retritment-12?erid=erid-1');
    expect(cardPath(prodOf({ ...promoted, is_promoted: false }))).to.equal('/prods/retritment-12');
  });
});
