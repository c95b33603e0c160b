import type { CabinetGift } from '@odonta/api/contract';
import { expect } from 'chai';
import { refusalOf, termsOf } from './giftWords.ts';

const gift: CabinetGift = {
  id: 1,
  name: 'Кружка',
  text: null,
  file_preview: { filename: null, alt: '' },
  price_bonus: 450,
  delivery_kind: 'SELF',
  left: 3,
  per_person_limit: 2,
  own_count: 0,
  date_end: null,
};

describe('a gift in the cabinet', () => {
  it('says how many bonuses are missing, what one has had and what is gone', () => {
    expect(refusalOf(gift, 450)).to.equal(null);
    expect(refusalOf(gift, 150)).to.equal('Не хватает 300\u00a0бонусов');
    expect(refusalOf(gift, 449)).to.equal('Не хватает 1\u00a0бонуса');
    expect(refusalOf({ ...gift, left: 0 }, 0)).to.equal('Подарки закончились');
    expect(refusalOf({ ...gift, own_count: 2 }, 1000)).to.equal(
      'Вы уже заказали 2\u00a0подарка, больше в одни руки нельзя',
    );
    expect(refusalOf({ ...gift, per_person_limit: 1, own_count: 1 }, 1000)).to.equal(
      'Вы уже заказали этот подарок',
    );
  });

  it('tells its terms only where they matter', () => {
    expect(termsOf(gift)).to.deep.equal(['Осталось 3', 'До 2\u00a0штук в одни руки']);
    expect(termsOf({ left: 500, per_person_limit: null })).to.deep.equal([]);
    expect(termsOf({ left: null, per_person_limit: 1 })).to.deep.equal(['До 1\u00a0штуки в одни руки']);
  });
});
