import type { MonthEnd, StaffPayout } from '@odonta/api/contract';
import { Approval, AuditEntry, type Center, Payout } from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildProd, buildUser, inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { centerAccount } from '../../../testing/centerAccount.ts';
import { soldOrder, unsell } from '../../../testing/soldOrder.ts';
import { useApi } from '../../../testing/useApi.ts';
import { readStatement } from '../../bank/statement.ts';

const period = { from: '2020-01-01', to: '2099-12-31' };

describe('the payouts of a month', () => {
  const api = useApi();
  let keeper: string;
  let other: string;

  before(async () => {
    keeper = (await api.staff('BOOKKEEPER')).token;
    other = (await api.staff('BOOKKEEPER')).token;
    await buildPlatformRequisites();
  });

  const built = (given: Parameters<typeof buildCenter>[0] = {}) =>
    buildCenter({ ...centerAccount, sale: 15, ...given });
  const sold = async (center: Center, { price = 2_000_000, ended = -10 } = {}) => {
    const days = { date_start: inDays(ended - 1), date_end: inDays(ended) };
    const prod = await api.given(() => buildProd({ center_id: center.id, price, ...days }));
    return soldOrder({ prod }, 'BANK');
  };
  const look = async () => {
    const query = new URLSearchParams(period);
    return (await api.call<MonthEnd>('get', `/adm/month_end?${query}`, { token: keeper })).body.message;
  };
  const dueOf = async ({ id }: Center) => (await look()).due.find(({ center_id }) => center_id === id);
  const payoutOf = async ({ id }: Center) => (await look()).payouts.find(({ center_id }) => center_id === id);
  const prepare = (centers: { center_id: number; net: number }[], key = crypto.randomUUID()) =>
    api.call<{ ids: number[] }>('post', '/adm/month_end/payouts', {
      token: keeper,
      body: { ...period, centers },
      headers: { 'Idempotency-Key': key },
    });
  const pay = (ids: readonly number[], more: object = {}, token = keeper) =>
    Payout.findAll({ where: { id: [...ids] } }).then((rows) =>
      api.call<{ ids: number[] }>('post', '/adm/month_end/payments', {
        token,
        body: { payouts: rows.map(({ id, net }) => ({ id, net: net / 100 })), ...more },
      }),
    );
  /** Agreed payouts to these centres. */
  const agreed = async (...centers: Center[]) => {
    const nets = await Promise.all(
      centers.map(async (center) => ({ center_id: center.id, net: (await dueOf(center))?.net ?? 0 })),
    );
    const { ids } = (await prepare(nets)).body.message;
    const body = { action: 'move', move: 'agree', ids };
    await api.call('post', '/adm/payouts/bulk', { token: keeper, body });
    return ids;
  };

  it('payouts are shown before they are prepared, to the kopeck, with what is left out and why', async () => {
    const center = await built({ pay_rs: null });
    const order = await sold(center);
    await sold(center, { ended: -2 });
    await (await sold(center)).update({ debt: 100 });
    const { notes = [], ...due } = (await dueOf(center)) ?? {};
    expect(due).to.deep.include({
      orders: 1,
      gross: 20_000,
      commission_sum: 3000,
      net: 17_000,
      is_payable: true,
    });
    expect(notes.map((note) => note.replaceAll('\u00a0', ' ')).sort()).to.deep.equal([
      'Не войдёт 1 заказ на 17 000,00 ₽: курс закончился меньше 3 дней назад',
      'Не войдёт 1 заказ на 17 000,00 ₽: покупатель ещё не всё оплатил',
      'Не заполнены банковские реквизиты: платить пока некуда',
    ]);
    const { status, body } = await prepare([{ center_id: center.id, net: 17_000 }]);
    expect(status).to.equal(201);
    const [id = 0] = body.message.ids;
    const path = `/adm/payouts/${id}`;
    const { lines, net } = (await api.call<StaffPayout>('get', path, { token: keeper })).body.message;
    expect([net, lines.map(({ order_id }) => order_id)]).to.deep.equal([17_000, [order.id]]);
    const entry = await AuditEntry.findOne({ where: { action: 'create', record_id: String(id) } });
    expect(entry?.parent_id).to.not.equal(null);
  });

  it('payouts are prepared all or none: a sum that has changed since stops the others, and a repeat prepares nothing twice', async () => {
    const [first, second] = [await built(), await built()];
    for (const center of [first, second]) await sold(center);
    const refused = await prepare([
      { center_id: first.id, net: 17_000 },
      { center_id: second.id, net: 16_999 },
    ]);
    expect(refused.status).to.equal(409);
    expect(refused.body.message).to.match(/^Сумма центра «.+» изменилась: теперь 17\s000,00/);
    expect(await Payout.count({ where: { center_id: [first.id, second.id] } })).to.equal(0);
    const key = crypto.randomUUID();
    const both = [first, second].map(({ id: center_id }) => ({ center_id, net: 17_000 }));
    const [one, again] = [await prepare(both, key), await prepare(both, key)];
    expect(again.body).to.deep.equal(one.body);
    expect(await Payout.count({ where: { center_id: [first.id, second.id] } })).to.equal(2);
  });

  it('a centre in debt gets nothing, and the screen says so', async () => {
    const center = await built();
    const order = await sold(center);
    await pay(await agreed(center), { first_document_number: '900' });
    await unsell(order);
    const due = await dueOf(center);
    expect([due?.is_payable, due?.net, due?.notes[0]?.replaceAll('\u00a0', ' ')]).to.deep.equal([
      ...[false, -17_000],
      'Центр должен 17 000,00 ₽ за возвраты: удержим из следующих продаж',
    ]);
    expect((await prepare([{ center_id: center.id, net: 1 }])).status).to.equal(409);
  });

  it('payouts leave by orders of the bank numbered in turn, in one file that our own reader takes', async () => {
    const centers = [await built(), await built(), await built()];
    for (const center of centers) await sold(center);
    const ids = await agreed(...centers);
    const { status } = await pay(ids, { first_document_number: '41' });
    expect(status).to.equal(200);
    expect((await look()).next_document_number).to.equal('901');
    const path = `/adm/month_end/file?ids=${ids}`;
    const file = await fetch(`${api.url}/api${path}`, { headers: { authorization: `Bearer ${keeper}` } });
    expect(file.headers.get('content-disposition')).to.equal('attachment; filename="payouts-3.txt"');
    const { documents } = readStatement(new Uint8Array(await file.arrayBuffer()));
    expect(documents.map(({ number, sum }) => [number, sum])).to.deep.equal([
      ['41', 1_700_000],
      ['42', 1_700_000],
      ['43', 1_700_000],
    ]);
    const next = await agreed(...(await Promise.all([soldAgain(centers[0])])));
    const used = await pay(next, { first_document_number: '42' });
    expect(used.body.errors?.first_document_number).to.match(
      /^Платёжное поручение № 42 уже занято выплатой В-/,
    );
    expect((await pay(next, { first_document_number: '044' })).status).to.equal(422);
  });

  it('payouts take different numbers at the bank, also when two people pay at once', async () => {
    const [one, two] = [
      await agreed(await soldAgain(await built())),
      await agreed(await soldAgain(await built())),
    ];
    const answers = await Promise.all([one, two].map((ids) => pay(ids, { first_document_number: '77' })));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 422]);
  });

  async function soldAgain(center: Center | undefined): Promise<Center> {
    if (!center) throw new Error('no centre');
    await sold(center);
    return center;
  }

  it('all payouts stay where one may not leave, and the screen had said why', async () => {
    const [small, large] = [await built(), await built()];
    await sold(small);
    await sold(large, { price: 70_000_000 });
    const ids = await agreed(small, large);
    expect((await payoutOf(small))?.refusal).to.equal(null);
    const refusal = (await payoutOf(large))?.refusal;
    expect(refusal?.needs).to.equal('SECOND');
    expect(refusal?.message).to.match(/сначала подтверждает второй сотрудник$/);
    const refused = await pay(ids, { first_document_number: '100' });
    expect([refused.status, refused.body.message]).to.deep.equal([
      409,
      `Выплата ${(await payoutOf(large))?.number}: ${refusal?.message}`,
    ]);
    expect(await Payout.count({ where: { id: ids, status: 'CREATED' } })).to.equal(2);
    const signed = { action: 'move', move: 'second_approve', ids: [(await payoutOf(large))?.id] };
    await api.call('post', '/adm/payouts/bulk', { token: keeper, body: signed });
    expect((await payoutOf(large))?.refusal?.message).to.match(/отправить её должен другой$/);
    expect((await pay(ids, { first_document_number: '100' }, other)).status).to.equal(200);
  });

  it('to fresh requisites wait until the centre was called, and to none until there are some', async () => {
    const [fresh, none] = [await built(), await built({ pay_rs: null })];
    for (const center of [fresh, none]) await sold(center);
    const ids = await agreed(fresh, none);
    const [asked_by, decided_by] = [(await buildUser()).id, (await buildUser()).id];
    await Approval.create({
      ...{ kind: 'REQUISITES', resource: 'center_requisites', record_id: fresh.id, title: fresh.name },
      ...{ before: {}, after: {}, status: 'CONFIRMED', asked_by, decided_by, decided_at: inDays(-1) },
    });
    const waiting = await payoutOf(fresh);
    expect(waiting?.refusal?.needs).to.equal('CALL');
    expect((await payoutOf(none))?.refusal).to.deep.equal({
      message: 'У центра не заполнены банковские реквизиты: платить некуда',
      needs: null,
    });
    const [id = 0] = ids.filter((each) => each === waiting?.id);
    const silent = await pay([id], { first_document_number: '200' });
    expect(silent.body.message).to.match(/позвоните/);
    const called = (of: string) => pay([id], { first_document_number: '200', called: [{ id, account: of }] });
    expect((await called('40702810100000000002')).body.message).to.match(/Реквизиты центра изменились/);
    expect((await called(waiting?.payee?.account ?? '')).status).to.equal(200);
    const { call_confirmed_by, approved_by } = await Payout.findByPk(id, { rejectOnEmpty: true });
    expect(call_confirmed_by).to.equal(approved_by);
  });

  it('the month end is closed to those who neither prepare nor pay', async () => {
    const { token } = await api.staff('ROP_COURSE');
    const query = new URLSearchParams(period);
    expect((await api.call('get', `/adm/month_end?${query}`, { token })).status).to.equal(403);
    expect((await api.call('get', '/adm/month_end/file?ids=1', { token })).status).to.equal(403);
    const { status } = await api.call('get', '/adm/month_end?from=2026-02-30&to=2026-01-01', {
      token: keeper,
    });
    expect(status).to.equal(422);
    const body = { from: '2026-01-01', to: '2026-13-45', centers: [{ center_id: 1, net: 1 }] };
    const asked = await api.call('post', '/adm/month_end/payouts', { token: keeper, body });
    expect(asked.body.errors).to.deep.equal({ to: 'Укажите день' });
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
