import type { ProdPrice } from '@odonta/api/contract';
import { expect } from 'chai';
import { prodOf } from '../testing/prodOf.ts';
import { cardPrice, lowestPrice, priceChanges, priceRows } from './prices.ts';

const now = Date.UTC(2027, 2, 1) / 1000;
const day = (date: number) => Date.UTC(2027, 2, date) / 1000;
const option = (given: Partial<ProdPrice>): ProdPrice => ({
  id: 1,
  price: 0,
  type: 'main',
  date: null,
  count_listener: null,
  text: null,
  participation: null,
  ...given,
});
const early = option({ type: 'date', price: 15_000, date: day(10) });

describe('prices of a course page', () => {
  it('the main price comes first, and each option says how it applies', () => {
    const prices = [
      option({ type: 'date', price: 9_000, date: Date.UTC(2027, 1, 10) / 1000 }),
      early,
      option({ type: 'date', price: 17_000, date: day(20) }),
      option({ type: 'date', price: 4_000, date: day(20), participation: 'lecture' }),
      option({ type: 'listener', price: 16_000, count_listener: 3 }),
      option({ type: 'any', price: 500, text: 'Запись трансляции' }),
    ];
    const rows = priceRows({ price: 20_000, prices, price_now: 15_000, price_from: 500 }, now);
    expect(rows.map(({ label, state }) => [label, state?.replace('\u00a0', ' ')])).to.deep.equal([
      ['Основная цена', 'после ранней регистрации'],
      ['Ранняя регистрация до 10 февраля 2027', 'закончилась'],
      ['Ранняя регистрация до 10 марта 2027', 'сейчас'],
      ['Ранняя регистрация до 20 марта 2027', 'с 11 марта по 20 марта'],
      ['Ранняя регистрация до 20 марта 2027', undefined],
      ['Количество участников от 3', undefined],
      ['Запись трансляции', undefined],
    ]);
    expect(rows.map(({ isOver }) => isOver)).to.deep.equal([false, true, false, false, false, false, false]);
    expect(rows.map(({ isNow }) => isNow)).to.deep.equal([false, false, true, false, false, false, false]);
  });

  it('the price of today says until when it applies and what follows', () => {
    const changes = priceChanges(
      { price: 20_000, prices: [early], price_now: 15_000, price_from: 15_000 },
      now,
    );
    expect(changes).to.deep.equal([
      {
        until: '10 марта 2027',
        at: Date.UTC(2027, 2, 10, 21) / 1000,
        then: '20\u00a0000\u00a0₽',
      },
    ]);
  });

  it('a constant price has no such words', () => {
    expect(
      priceChanges({ price: 20_000, prices: [], price_now: 20_000, price_from: 20_000 }, now),
    ).to.deep.equal([]);
    const dearer = option({ type: 'date', price: 30_000, date: day(10) });
    expect(
      priceChanges({ price: 20_000, prices: [dearer], price_now: 20_000, price_from: 20_000 }, now),
    ).to.deep.equal([]);
  });

  it('a lower price says for whom it is, and stands only where somebody may pay less', () => {
    expect(lowestPrice({ price_now: 20_000, price_from: 12_000, price_from_type: 'lecture' })).to.equal(
      'только лекция\u00a012\u00a0000\u00a0₽',
    );
    expect(lowestPrice({ price_now: 20_000, price_from: 20_000 })).to.equal(null);
    expect(lowestPrice({ price_now: 20_000, price_from: 0 })).to.equal('есть бесплатное участие');
  });
});

describe('the price on a card', () => {
  it('is of one participant, with the full price it stands instead of', () => {
    expect(cardPrice(prodOf({ price: 20_000, price_now: 15_000, price_from: 9_000 }))).to.deep.equal({
      price: 15_000,
      instead: { label: 'Полная цена', price: 20_000 },
      note: 'от\u00a09\u00a0000\u00a0₽',
    });
    expect(cardPrice(prodOf({ price: 20_000, price_now: 20_000, price_from: 20_000 }))).to.deep.equal({
      price: 20_000,
      instead: null,
      note: null,
    });
  });

  it('is of each of a group to who asks for one, where a group pays less', () => {
    const asked = { price: 20_000, price_now: 15_000, price_from: 9_000 };
    expect(cardPrice(prodOf({ ...asked, price_group: 12_000 }))).to.deep.equal({
      price: 12_000,
      instead: { label: 'Цена одного участника', price: 15_000 },
      note: 'с каждого в группе',
    });
    expect(cardPrice(prodOf({ ...asked, price_group: 15_000 }))).to.deep.equal({
      price: 15_000,
      instead: null,
      note: null,
    });
  });
});
