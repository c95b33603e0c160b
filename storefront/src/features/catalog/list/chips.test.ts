import { expect } from 'chai';
import { chipsOf } from './chips.ts';

describe('chips of the catalogue', () => {
  it('names each value and what stays without it', () => {
    const chips = chipsOf({ type: '2,8', priceMin: '5000', isOnlyRecord: '1', sortPrice: 'asc' });
    expect(chips.map(({ label }) => label)).to.deep.equal([
      'Онлайн-курс, вебинар',
      'Конгресс',
      'от 5\u00a0000\u00a0₽',
      'только с открытой записью',
    ]);
    expect(chips[0]?.rest).to.deep.equal({
      type: '8',
      priceMin: '5000',
      isOnlyRecord: '1',
      sortPrice: 'asc',
    });
  });
});
