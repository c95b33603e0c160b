import type { MerchantLead } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { expect } from 'chai';
import { badgeOf, stateOf } from './leadInWords.ts';

const lead: MerchantLead = {
  ...{ id: 1, price: 300, is_duplicate: false, status: 'CREATED', result: null, dispute_code: null },
  ...{ dispute_text: null, disputed_at: null, due_at: 0, charged_at: null, revoked_at: null, created_at: 0 },
  ...{ last_name: null, first_name: null, phone: null, email: null, course: null, city: null },
  ...{ promotion: { id: 1, name: 'Бонус' }, status_label: 'Отклонён', may: { dispute: false, mark: false } },
};

describe('a lead in words', () => {
  it('a sum is kept only while the lead waits, and charged only once it is', () => {
    expect(stateOf(lead)).to.equal(`${formatExact(300)} отложено`);
    expect(stateOf({ ...lead, status: 'CONFIRMED', charged_at: 1 })).to.equal(`${formatExact(300)} списано`);
    for (const status of ['REJECTED', 'CANCELED'] as const)
      expect(stateOf({ ...lead, status }), status).to.equal('Ничего не списано');
    expect(stateOf({ ...lead, is_duplicate: true, result: 'SALE' })).to.equal(
      'Повтор, бесплатно · итог: продажа',
    );
  });

  it('a withdrawn consent is named, and one that was never given is not', () => {
    const wiped = { ...lead, revoked_at: 1 };
    expect(badgeOf(wiped)).to.equal('Согласие отозвано');
    const unagreed = { ...wiped, dispute_code: 'NO_CONSENT' } as const;
    expect(badgeOf({ ...unagreed, status: 'REJECTED' })).to.equal('Отклонён');
    for (const status of ['CONFIRMED', 'CANCELED'] as const)
      expect(badgeOf({ ...unagreed, status }), 'the dispute was rejected or undecided').to.equal(
        'Согласие отозвано',
      );
  });
});
