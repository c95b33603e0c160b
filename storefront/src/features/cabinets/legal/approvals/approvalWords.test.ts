import { expect } from 'chai';
import { limitWords, whoGoes } from './approvalWords.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('words of an order that waits for the owner of a company', () => {
  it('the words name the participants and count the places without names', () => {
    const people = ['Иванова Анна', 'Петров Олег'];
    expect(whoGoes({ people, count: 2 })).to.equal('Иванова Анна, Петров Олег');
    expect(plain(whoGoes({ people, count: 3 }))).to.equal(
      'Иванова Анна, Петров Олег и ещё 1 место без имени',
    );
    expect(plain(whoGoes({ people: [], count: 5 }))).to.equal('5 мест без имени');
  });

  it('the words say how far the order exceeds the month, or that there is no limit any more', () => {
    const asked = { total: 20_000, month_limit: 15_000, month_spent: 10_000 };
    expect(plain(limitWords(asked))).to.equal(
      'Лимит 15 000 ₽ в месяц, использовано 10 000 ₽, вместе с заказом 30 000 ₽.',
    );
    expect(plain(limitWords({ ...asked, month_spent: 0 }))).to.include('использовано 0 ₽');
    expect(limitWords({ ...asked, month_limit: null })).to.include('снят');
  });
});
