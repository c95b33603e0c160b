import { refundLifecycle } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { expect } from 'chai';
import { queues } from './queues.ts';

describe('the queues of the start page', () => {
  it('the queue counts requested refunds for those who decide on them', () => {
    const [refunds] = queues.filter(({ resource }) => resource === 'refunds');
    expect(refunds).to.deep.include({ filter: { status: 'PREPARE' }, right: 'refunds.approve_limit' });
    expect(refundLifecycle.statuses.PREPARE.label).to.equal('Запрошен');
    const waiting = {
      order_number: 'З-26-000001',
      requested_sum: 15_000,
      created_at: 1_800_000_000,
      prod_name: 'Курс',
    };
    expect(refunds?.describe?.(waiting as never).name.replace(/\s/g, ' ')).to.equal(
      'З-26-000001 · 15 000,00 ₽',
    );
  });
});
