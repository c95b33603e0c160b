import { expect } from 'chai';
import { othersInWords } from './othersInWords.ts';

describe('What else a client has', () => {
  const key = '+79160001001';
  const said = (counts: Record<string, number>, of = key) =>
    othersInWords({ key: of, phone: key, counts })?.replaceAll('\u00a0', ' ');

  it('is said in the right plurals', () => {
    expect(said({ orders: 2, manager_requests: 1 })).to.equal('Ещё 2 заказа и 1 заявка с этого телефона');
    expect(said({ orders: 5 })).to.equal('Ещё 5 заказов с этого телефона');
    expect(said({ manager_requests: 21 })).to.equal('Ещё 21 заявка с этого телефона');
  });

  it('is of the client and not of the phone where he has an account', () => {
    expect(said({ orders: 1 }, 'individual-3')).to.equal('Ещё 1 заказ этого клиента');
  });

  it('is left out where there is nothing', () => {
    expect(said({ orders: 0, manager_requests: 0, payments: 3 })).to.equal(undefined);
  });
});
