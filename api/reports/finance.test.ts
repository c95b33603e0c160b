import type { ReportBody, StaffBonusAccount, StaffPayout } from '@odonta/api/contract';
import { type Center, LedgerEntry, type Order, Payout } from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildLegalUser, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import type { WhereOptions } from 'sequelize';
import { earn } from '../loyalty/bonuses/ledger.ts';
import { soldPosting } from '../orders/ledger/orderPostings.ts';
import { post } from '../orders/ledger/post.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import { centerAccount as account } from '../testing/centerAccount.ts';
import { rowsOf, totalsOf } from '../testing/reportFigures.ts';
import { soldOrder, unsell } from '../testing/soldOrder.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';

describe('reports of finance', () => {
  let api: TestApi;
  let keeper: string;
  let center: Center;
  let returned: Order;

  before(async function () {
    this.timeout(60_000);
    api = await testApi();
    keeper = (await api.staff('BOOKKEEPER')).token;
    await buildPlatformRequisites();
    center = await buildCenter({ ...account, sale: 15 });
    returned = await sold();
    await paidOut('17');
    await unsell(returned);
    await sold(4_000_000);
    await paidOut('18');
    await sold(1_000_000);
  });
  after(() => api?.close());

  const sold = async (price = 2_000_000) => {
    const days = { date_start: inDays(-11), date_end: inDays(-10) };
    const prod = await api.given(() => buildProd({ center_id: center.id, price, ...days }));
    return soldOrder({ prod });
  };
  const act = (path: string, body: object) =>
    api.call<StaffPayout>('post', `/adm/payouts${path}`, { token: keeper, body });
  const paidOut = async (document_number: string) => {
    const { body } = await act('', { center_id: center.id, from: '2020-01-01', to: moscowDay(new Date()) });
    await act(`/${body.message.id}/agree`, {});
    const { status } = await act(`/${body.message.id}/pay`, { document_number });
    expect(status).to.equal(200);
  };
  const read = async (name: string, query = '', token = keeper) => {
    const { status, body } = await api.call<ReportBody>('get', `/adm/reports/${name}?${query}`, { token });
    expect(status).to.equal(200);
    return body.message;
  };
  const locked = async (where: WhereOptions<LedgerEntry>) =>
    -Number((await LedgerEntry.sum('sum', { where })) ?? 0) / 100;

  it('the report of payouts repeats the payouts and opens them', async () => {
    const report = await read('payouts', 'period=year');
    const kept = await Payout.findAll({ order: ['id'] });
    expect(
      rowsOf(report).map(({ number, net, fee, bank_order_no }) => [number, net, fee, bank_order_no]),
    ).to.deep.equal(
      kept.map(({ number, net, fee_share, bank_order_no }) => [
        number,
        net / 100,
        fee_share / 100,
        bank_order_no,
      ]),
    );
    const link = report.totals.links.net;
    const { body } = await api.call<StaffPayout[]>(
      'get',
      `/adm/payouts?filter=${encodeURIComponent(JSON.stringify(link?.filter))}`,
      { token: keeper },
    );
    expect(body.message.reduce((all, { net }) => all + net, 0)).to.equal(totalsOf(report).net);
    expect(body.message.reduce((all, { lines }) => all + lines.length, 0)).to.equal(totalsOf(report).lines);
  });

  it('a centre report shows sales, refunds, payouts and the debt at the end', async () => {
    const report = await read('agent', `center_id=${center.id}&period=year`);
    expect(
      rowsOf(report).map(({ kind, sum, commission, paid, rest }) => [kind, sum, commission, paid, rest]),
    ).to.deep.equal([
      ['Остаток на начало', 0, 0, 0, 0],
      ['Продажа', 20_000, 3_000, 0, 17_000],
      ['Выплата', 0, 0, 16_500, -17_000],
      ['Возврат', -20_000, -3_000, 0, -17_000],
      ['Продажа', 40_000, 6_000, 0, 34_000],
      ['Удержание за возврат', 0, 0, -16_500, 17_000],
      ['Выплата', 0, 0, 33_000, -34_000],
      ['Продажа', 10_000, 1_500, 0, 8_500],
    ]);
    const totals = totalsOf(report);
    expect(totals.rest).to.equal(await locked({ center_id: center.id, account: 'CENTER' }));
    expect(totals.paid).to.equal(totalsOf(await read('payouts', 'period=year')).net);
    expect(Number(totals.sum) - Number(totals.commission) - Number(totals.fee)).to.equal(totals.due);
  });

  it('an earlier debt is carried over', async () => {
    const report = await read('agent', `center_id=${center.id}&from=2099-01-01&to=2099-12-31`);
    expect(rowsOf(report).map(({ kind, rest }) => [kind, rest])).to.deep.equal([
      ['Остаток на начало', 8_500],
    ]);
    const act = await read('reconciliation', `center_id=${center.id}&from=2099-01-01&to=2099-12-31`);
    expect(rowsOf(act).map(({ kind, balance }) => [kind, balance])).to.deep.equal([
      ['Сальдо на начало', -8_500],
    ]);
  });

  it("a reconciliation lists a centre's entries one by one", async () => {
    const rows = rowsOf(await read('reconciliation', `center_id=${center.id}&period=year`));
    expect(rows.map(({ debit, credit, balance }) => [debit, credit, balance])).to.deep.equal([
      [0, 0, 0],
      [0, 17_000, -17_000],
      [17_000, 0, 0],
      [17_000, 0, 17_000],
      [0, 34_000, -17_000],
      [0, 17_000, -34_000],
      [34_000, 0, 0],
      [0, 8_500, -8_500],
    ]);
    expect(rows[2]?.document).to.match(/^заказ З-\d\d-\d{6}, выплата В-\d\d-\d{6}, п\/п № 17$/);
  });

  it('a report covers one counterparty and names it', async () => {
    const asked = (query: string) =>
      api.call('get', `/adm/reports/reconciliation?${query}`, { token: keeper });
    expect((await asked('')).body.errors).to.deep.equal({ center_id: 'Выберите, о ком отчёт' });
    expect((await asked(`center_id=1&legal_user_id=1`)).body.errors).to.deep.equal({
      legal_user_id: 'Отчёт — о ком-то одном',
    });
  });

  it('the report of refunds shows what was requested, approved and done', async () => {
    const report = await read('refunds', 'period=year');
    expect(rowsOf(report)).to.have.length(1);
    expect(rowsOf(report)[0]).to.include({
      order_number: returned.number,
      reason: 'Центр отменил',
      requested: 20_000,
      by_rules: 20_000,
      approved: 20_000,
      asked_by: 'Система',
      status: 'Выполнен',
    });
    expect(report.totals.links.approved?.resource).to.equal('refunds');
  });

  it('the report of credit shows who owes, how much is late and by how long', async () => {
    const company = await buildLegalUser({ credit_limit: 10_000_000 });
    const prod = await api.given(() => buildProd({ center_id: center.id, price: 3_000_000 }));
    const order = await api.given(() =>
      buildOrder({ prod, payment_method: 'INVOICE', legal_user_id: company.id, buyer_kind: 'LEGAL' }),
    );
    await unitOfWork.transaction(async (transaction) => {
      await post('SOLD', soldPosting(order), { order_id: order.id, center_id: center.id }, transaction);
      order.set({ status: 'CONFIRMED', debt: order.total, expires_at: null, confirmed_at: new Date() });
      await order.save({ transaction });
    });
    const report = await read('debtors');
    expect(rowsOf(report)).to.have.length(1);
    expect(rowsOf(report)[0]).to.include({
      order_number: order.number,
      payer: company.name,
      inn: company.inn,
      debt: 30_000,
      credit: 100_000,
      over60: 0,
    });
    const act = rowsOf(await read('reconciliation', `legal_user_id=${company.id}&period=year`));
    expect(act.map(({ kind, debit, balance }) => [kind, debit, balance])).to.deep.equal([
      ['Сальдо на начало', 0, 0],
      ['Продажа', 30_000, 30_000],
    ]);
    const filter = encodeURIComponent(JSON.stringify(report.totals.links.debt?.filter));
    const { body } = await api.call<{ debt: number }[]>('get', `/adm/orders?filter=${filter}`, {
      token: keeper,
    });
    expect(body.message.map(({ debt }) => debt)).to.deep.equal([30_000]);
  });

  it('the report of bonuses shows what is owed, by accounts with masked phones', async () => {
    const source = { type: 'staff', id: 1 } as const;
    const [available_at, expires_at] = [new Date(Date.now() - 1000), inDays(20)];
    await unitOfWork.transaction((transaction) =>
      earn('+79005554433', { count: 700, source, available_at, expires_at }, transaction),
    );
    const report = await read('bonuses');
    const own = rowsOf(report).filter(({ owner }) => owner === '+7 *** ***-44-33');
    expect(own).to.deep.equal([
      {
        owner: '+7 *** ***-44-33',
        active: 700,
        pending: 0,
        ending: 700,
        earned: 700,
        spent: 0,
        expired: 0,
        debt: 0,
      },
    ]);
    const id = report.rows.find(({ cells }) => cells[0] === own[0]?.owner)?.links.owner?.id;
    const { body } = await api.call<StaffBonusAccount>('get', `/adm/bonus_accounts/${id}`, { token: keeper });
    expect(body.message.balance).to.equal(totalsOf(report).active).equal(700);
  });

  it('rows are hidden from staff who see sums only', async () => {
    const { token } = await api.staff('STAT_VIEW');
    for (const [name, query] of [
      ['refunds', 'period=year'],
      ['payouts', 'period=year'],
      ['debtors', ''],
      ['bonuses', ''],
      ['agent', `center_id=${center.id}&period=year`],
    ] as const) {
      const { rows, withheld } = await read(name, query, token);
      expect([name, rows, withheld]).to.deep.equal([name, [], 'ROWS']);
    }
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
