import { expect } from 'chai';
import { requestInWords, valueInWords } from './words.ts';

describe('requisites in words', () => {
  it('no tax is not a tax of zero', () => {
    expect(valueInWords('vat', null)).to.equal('без НДС');
    expect(valueInWords('vat', 0)).to.equal('0');
    expect(valueInWords('pay_kpp', null)).to.equal('не указано');
  });

  it('a request says its state and when it came to it', () => {
    const request = {
      ...{ id: 1, before: {}, after: {}, asked_by_name: 'Анна', reason: 'Счёт закрыт', can_withdraw: false },
      ...{ asked_at: Date.UTC(2027, 2, 12, 9) / 1000, decided_at: Date.UTC(2027, 2, 12, 11) / 1000 },
    };
    expect(requestInWords({ ...request, status: 'REJECTED' })).to.equal(
      'Отклонён: действуют прежние реквизиты · 12.03.2027, 14:00',
    );
    expect(requestInWords({ ...request, status: 'CREATED', decided_at: null })).to.match(/12:00$/);
  });
});
