import type { StaffMoneyFigure } from '@odonta/api/contract';
import { InvariantRun, Refund } from '@odonta/db/models';
import { buildBankLine } from '@odonta/db/testing/bankFactories.ts';
import { buildAccountingDoc, buildInvoice } from '@odonta/db/testing/documentFactories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { MoneyFigureName } from '@odonta/db/vocabulary/reports/moneyFigures.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import type { TestApi } from '../../testing/testApi.ts';
import { useApi } from '../../testing/useApi.ts';

const yesterday = moscowDay(new Date(Date.now() - 86_400_000));

describe('the figures of accountants', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('BOOKKEEPER')).token;
    await api.given(async () => {
      const paid = await buildOrder({ status: 'CONFIRMED', payment_kind: 'INVOICE' });
      const asked = {
        order_id: paid.id,
        reason: 'OTHER',
        asked_kind: 'STAFF',
        keep_sum: 0,
        recalc_sum: 0,
      } as const;
      await Refund.create({ ...asked, requested_sum: 100_050, route: 'BANK' });
      const approved = { requested_sum: 50_000, approved_sum: 50_000, status: 'CREATED' } as const;
      await Refund.create({ ...asked, ...approved, route: 'BANK', voucher_sum: 20_000 });
      await Refund.create({ ...asked, ...approved, route: 'CARD' });
      await buildInvoice({ due_date: yesterday, issue_date: yesterday });
      await buildInvoice({ due_date: moscowDay(new Date()), issue_date: yesterday });
      await buildOrder({
        status: 'CONFIRMED',
        payment_method: 'INVOICE',
        debt: 300_000,
        total: 1_000_000,
        paid_sum: 700_000,
      });
      await buildBankLine();
      const doc = await buildAccountingDoc();
      await doc.update({ status: 'CREATED', year: 2026, number: 1, date: yesterday });
      await InvariantRun.create({ took_ms: 5, found: 2 });
    });
  });

  const figures = async (of = token) =>
    (await api.call<StaffMoneyFigure[]>('get', '/adm/figures/money', { token: of })).body.message;
  const countOf = (found: readonly StaffMoneyFigure[], name: MoneyFigureName) => {
    const figure = found.find((one) => one.name === name);
    return figure && [figure.count, figure.sum];
  };

  it('each figure says how many rows wait and how much money they are', async () => {
    const found = await figures();
    expect(countOf(found, 'INVARIANTS')).to.deep.equal([2, null]);
    expect(countOf(found, 'PAYOUTS')).to.deep.equal([0, 0]);
    expect(countOf(found, 'REFUNDS_TO_APPROVE')).to.deep.equal([1, 1000.5]);
    expect(countOf(found, 'REFUNDS_TO_EXECUTE'), 'neither cards nor certificates').to.deep.equal([1, 300]);
    expect(countOf(found, 'INVOICES_OVERDUE')?.[0], 'not those that are due today').to.equal(1);
    expect(countOf(found, 'DEBTS')).to.deep.equal([1, 3000]);
    expect(countOf(found, 'ORIGINALS')).to.deep.equal([1, null]);
    expect(countOf(found, 'BANK_LINES')?.[0]).to.equal(1);
  });

  it('each figure leads to the list of just these rows', async () => {
    for (const { name, resource, filter, count } of await figures()) {
      if (name === 'INVARIANTS') continue;
      const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' });
      const { status, body } = await api.call<unknown[]>('get', `/adm/${resource}?${query}`, { token });
      expect([name, status, body.message.length]).to.deep.equal([name, 200, count]);
    }
  });

  it('each reader sees the figures of his own work', async () => {
    const namesOf = async (role: Parameters<TestApi['staff']>[0]) =>
      (await figures((await api.staff(role)).token)).map(({ name }) => name);
    expect(await namesOf('ARTICLES')).to.deep.equal([]);
    expect(await namesOf('ROP_COURSE'))
      .to.include('REFUNDS_TO_APPROVE')
      .and.not.include('PAYOUTS');
    expect(await namesOf('STAT_VIEW'), 'sums of rows it may not list').to.not.include('DEBTS');
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
