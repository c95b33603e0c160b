import type { OrderBody } from '@odonta/api/contract';
import { expect } from 'chai';
import { basketBody, canBePaidTogether, commonMethods } from './together.ts';

const sold = { price: 9000, methods: ['CARD', 'INVOICE'] as const, requires_confirmation: false };
const course = (given: object = {}) => ({ ...sold, methods: [...sold.methods], ...given });

describe('several courses in one order', () => {
  it('paid courses share a way of payment that all accept', () => {
    expect(commonMethods([course(), course({ methods: ['CARD'] })])).to.deep.equal(['CARD']);
    expect(commonMethods([course(), course({ price: 0, methods: ['FREE'] })])).to.deep.equal([
      'CARD',
      'INVOICE',
    ]);
  });

  it('courses are booked separately where no way suits all, or only some wait for the centre', () => {
    expect(canBePaidTogether([course()])).to.equal(false);
    expect(canBePaidTogether([course(), course()])).to.equal(true);
    expect(canBePaidTogether([course({ methods: ['CARD'] }), course({ methods: ['INVOICE'] })])).to.equal(
      false,
    );
    expect(canBePaidTogether([course(), course({ requires_confirmation: true })])).to.equal(false);
  });

  it('courses are sent as one: the buyer as named last, the courses in their order', () => {
    const contact = {
      last_name: 'Иванова',
      first_name: 'Анна',
      phone: '+79001234567',
      email: 'anna@example.ru',
    };
    const first: OrderBody = { prod_id: 1, participants: [], contact, consent: true, expected_total: 5 };
    const last: OrderBody = { ...first, prod_id: 2, method: 'CARD', promo_code: 'ОСЕНЬ', expected_total: 7 };
    expect(basketBody([first, last])).to.deep.equal({
      contact,
      consent: true,
      method: 'CARD',
      items: [
        { prod_id: 1, participants: [], expected_total: 5 },
        { prod_id: 2, participants: [], promo_code: 'ОСЕНЬ', expected_total: 7 },
      ],
    });
  });
});
