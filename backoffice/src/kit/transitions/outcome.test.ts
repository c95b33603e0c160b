import { expect } from 'chai';
import { outcomeOf } from './outcome.ts';

describe('the notice after a transition', () => {
  it('a transition that is made is told in the past tense', () => {
    expect(outcomeOf('manager_requests', 'take', { id: 1 }, { id: 1 })).to.equal('Заявка взята в работу');
    const asked = { id: 1, asked: { sum: 5 } };
    expect(outcomeOf('bonus_accounts', 'add_limit', asked, asked)).to.equal('Начисление бонусов записано');
  });

  it('a change that awaits a second person is not told as done', () => {
    const before = { id: 1, asked: null, is_admin_asked: false };
    for (const waiting of [{ asked: { sum: 5 } }, { is_admin_asked: true }])
      expect(outcomeOf('users', 'add_role', before, { ...before, ...waiting })).to.match(
        /^Отправлено на вторую/,
      );
  });
});
