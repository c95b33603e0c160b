import type { CenterPayout, StaffPayout } from '@odonta/api/contract';
import {
  Approval,
  Center,
  LedgerEntry,
  Letter,
  Payment,
  PaymentPart,
  Payout,
  StaffNotice,
  UserMembership,
} from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildPartner, buildProd, buildUser, inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import type { WhereOptions } from 'sequelize';
import { centerAccount as account } from '../../testing/centerAccount.ts';
import { soldOrder, unsell } from '../../testing/soldOrder.ts';
import { useApi } from '../../testing/useApi.ts';
import { readStatement } from '../bank/statement.ts';
import { payoutAgreer, payoutPreparer } from './payouts.jobs.ts';

const period = { from: '2020-01-01', to: '2099-12-31' };

describe('a payout to a centre', () => {
  const api = useApi();
  let keeper: string;
  let keeperId: number;
  let other: string;

  before(async () => {
    const first = await api.staff('BOOKKEEPER');
    [keeper, keeperId] = [first.token, first.user.id];
    other = (await api.staff('BOOKKEEPER')).token;
    await buildPlatformRequisites();
  });

  const built = () => buildCenter({ ...account, sale: 15 });
  const sold = async (
    center: Center,
    { price = 2_000_000, ended = -10, by = 'CARD' as 'CARD' | 'BANK', ...of } = {},
  ) => {
    const days = { date_start: inDays(ended - 1), date_end: inDays(ended) };
    const prod = await api.given(() => buildProd({ center_id: center.id, price, ...days }));
    return soldOrder({ prod, ...of }, by);
  };
  const prepare = (center_id: number) =>
    api.call<StaffPayout>('post', '/adm/payouts', { token: keeper, body: { center_id, ...period } });
  const prepared = async (center: Center) => (await prepare(center.id)).body.message;
  const act = (id: number, move: string, body: object = {}, token = keeper) =>
    api.call<StaffPayout>('post', `/adm/payouts/${id}/${move}`, { token, body });
  const read = async (id: number) =>
    (await api.call<StaffPayout>('get', `/adm/payouts/${id}`, { token: keeper })).body.message;
  const pay = (id: number, more: object = {}, token = keeper) =>
    act(id, 'pay', { document_number: '17', ...more }, token);
  const booked = async (where: WhereOptions<LedgerEntry>) => {
    const entries = await LedgerEntry.findAll({ where });
    const sums: Record<string, number> = {};
    for (const { account: name, sum } of entries) sums[name] = (sums[name] ?? 0) + sum;
    return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
  };

  it('is of what was sold, each line with how its sum came about', async () => {
    const center = await built();
    await sold(center);
    await sold(center, { price: 1_000_000, by: 'BANK' });
    const { status, body } = await prepare(center.id);
    expect(status).to.equal(201);
    const { lines, ...payout } = body.message;
    expect(payout).to.include({ gross: 30_000, commission_sum: 4500, fee_share: 500, net: 25_000 });
    expect(payout.number).to.match(/^В-\d\d-\d{6}$/);
    expect(lines.map(({ formula }) => formula.replaceAll('\u00a0', ' '))).to.deep.equal([
      '20 000,00 − комиссия 15 % 3 000,00 − эквайринг 500,00 = 16 500,00 ₽',
      '10 000,00 − комиссия 15 % 1 500,00 = 8 500,00 ₽',
    ]);
    const letter = await Letter.findOne({ where: { kind: 'payout_created', record_id: payout.id } });
    expect(letter?.to).to.equal(center.email);
  });

  it('is prepared for every centre, whatever fails of another, and bookkeepers hear of that one', async () => {
    const [broken, sound] = [await built(), await built()];
    for (const center of [broken, sound]) await sold(center);
    await api.sequelize.query(`
      create function refuse_payout() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
      create trigger refuse_payout before insert on payouts for each row
        when (new.center_id = ${broken.id}) execute function refuse_payout()`);
    const failed = await payoutPreparer.work({}).catch((error: Error) => error.message);
    expect(failed).to.match(/^1 of \d+ failed$/);
    await payoutPreparer.work({}).catch(() => undefined);
    await api.sequelize.query('drop trigger refuse_payout on payouts; drop function refuse_payout');
    const payoutsOf = ({ id: center_id }: Center) => Payout.count({ where: { center_id } });
    expect([await payoutsOf(broken), await payoutsOf(sound)]).to.deep.equal([0, 1]);
    const path = `/centers/${broken.id}/show`;
    expect(await StaffNotice.count({ where: { path, user_id: keeperId } })).to.equal(1);
    await payoutPreparer.work({});
    expect([await payoutsOf(broken), await payoutsOf(sound)]).to.deep.equal([1, 1]);
  });

  it('bears the fee of cards for what came by card alone, in whatever way the rest was paid', async () => {
    const center = await built();
    const { id } = await sold(center, { by: 'BANK' });
    const payment = await Payment.create({
      ...{ method: 'CARD', sum: 400_000, captured_sum: 400_000, status: 'CONFIRMED' },
      ...{ next_look_at: null, finished_at: new Date() },
    });
    await PaymentPart.create({ payment_id: payment.id, order_id: id, sum: 400_000, is_open: false });
    expect((await prepared(center)).fee_share).to.equal(100);
  });

  it('has no order before its course is over for three days, nor one with a debt or an open refund', async () => {
    const center = await built();
    const ready = await sold(center);
    await sold(center, { ended: -2 });
    await sold(center, { ended: 5 });
    const owing = await sold(center);
    await owing.update({ debt: 100 });
    const doubtful = await sold(center);
    await api.sequelize.query(
      `insert into refunds (order_id, reason, route, keep_sum, recalc_sum, requested_sum, asked_kind)
       values (${doubtful.id}, 'QUALITY', 'CARD', 0, 0, 100, 'BUYER')`,
    );
    await sold(await built());
    const { lines } = await prepared(center);
    expect(lines.map(({ order_id }) => order_id)).to.deep.equal([ready.id]);
    const again = await prepare(center.id);
    expect([again.status, again.body.errors]).to.deep.equal([
      422,
      { center_id: 'По этому центру пока нечего выплачивать' },
    ]);
  });

  it('is one of an order even when two people ask at the same moment', async () => {
    const center = await built();
    await sold(center);
    const answers = await Promise.all([1, 2, 3, 4].map(() => prepare(center.id)));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([201, 422, 422, 422]);
  });

  it('leaves the accounts of its orders at nothing, and the orders know of it', async () => {
    const center = await built();
    const order = await sold(center);
    const { id } = await prepared(center);
    await act(id, 'agree');
    const { status, body } = await pay(id);
    expect(status).to.equal(200);
    expect(body.message).to.include({ status: 'CONFIRMED', bank_order_no: '17' });
    expect(body.message.requisites).to.include({ account: account.pay_rs, inn: account.pay_inn });
    expect(await booked({ payout_id: id })).to.deep.equal({
      CENTER: 1_700_000,
      BANK: -1_650_000,
      FEE: -50_000,
    });
    expect(await booked({ order_id: order.id, account: ['CENTER', 'BUYER'] })).to.deep.equal({});
    expect((await order.reload()).paid_out_at).to.be.instanceOf(Date);
    expect((await act(id, 'close')).body.message.status).to.equal('FINISHED');
  });

  it('takes back what was refunded after it, and waits while a centre owes more than it earned', async () => {
    const center = await built();
    const order = await sold(center);
    const first = await prepared(center);
    await act(first.id, 'agree');
    await pay(first.id);
    await unsell(order);
    expect((await prepare(center.id)).status, 'nothing but a debt').to.equal(422);
    await sold(center, { price: 4_000_000 });
    const second = await prepared(center);
    const shares = second.lines.map((line) => [line.kind, line.refunded, line.commission_sum, line.net]);
    expect(shares).to.deep.equal([
      ['CLAWBACK', 20_000, -3000, -16_500],
      ['SALE', 0, 6000, 33_000],
    ]);
    expect(second).to.include({ gross: 40_000, refunded: 20_000, commission_sum: 3000, fee_share: 500 });
    await act(second.id, 'agree');
    expect((await pay(second.id)).body.message.net).to.equal(16_500);
    expect(await booked({ order_id: order.id, account: ['CENTER', 'FEE'] })).to.deep.equal({});
  });

  it('is not paid when an order was refunded meanwhile, and is recalculated', async () => {
    const center = await built();
    const order = await sold(center);
    await sold(center, { price: 1_000_000, by: 'BANK' });
    const { id } = await prepared(center);
    await act(id, 'agree');
    await unsell(order);
    const refused = await pay(id);
    expect([refused.status, refused.body.message]).to.deep.equal([
      409,
      `Заказ ${order.number} изменился после расчёта: верните выплату, и она посчитается заново`,
    ]);
    const { message } = (await act(id, 'return', { reason: 'Возврат покупателю' })).body;
    expect(message).to.include({ status: 'PREPARE', net: 8500 });
  });

  it('is booked the other way when the bank sends the money back, and is paid again though its centre is gone', async () => {
    const center = await built();
    const order = await sold(center);
    const { id } = await prepared(center);
    await act(id, 'agree');
    await pay(id);
    const { message } = (await act(id, 'return', { reason: 'Банк вернул платёж' })).body;
    expect(message).to.include({ status: 'PREPARE', bank_order_no: null, net: 16_500, requisites: null });
    expect(await booked({ payout_id: id })).to.deep.equal({});
    expect((await order.reload()).paid_out_at).to.equal(null);
    await api.given(() => center.destroy());
    await act(id, 'agree');
    expect((await pay(id, { document_number: '18' })).status).to.equal(200);
  });

  it('lets its orders go when it is cancelled', async () => {
    const center = await built();
    await sold(center);
    const { id } = await prepared(center);
    expect((await act(id, 'cancel')).body.errors).to.deep.equal({ reason: 'Обязательное поле' });
    await act(id, 'cancel', { reason: 'Не тот период' });
    expect((await prepare(center.id)).status).to.equal(201);
  });

  describe('beyond 500 000 ₽', () => {
    async function large() {
      const center = await built();
      await sold(center, { price: 70_000_000, by: 'BANK' });
      const { id } = await prepared(center);
      await act(id, 'agree');
      return id;
    }

    it('is signed by two people', async () => {
      const id = await large();
      expect((await pay(id)).body.message).to.match(/сначала подтверждает второй сотрудник/);
      await act(id, 'second_approve');
      expect((await pay(id)).body.message).to.match(/отправить её должен другой/);
      expect((await pay(id, {}, other)).body.message.status).to.equal('CONFIRMED');
    });

    it('is signed anew when the account changed after the second signature', async () => {
      const id = await large();
      await act(id, 'second_approve');
      const { center_id } = await Payout.findByPk(id, { rejectOnEmpty: true });
      await Center.update({ pay_rs: '40702810100000000002' }, { where: { id: center_id } });
      expect((await pay(id, {}, other)).body.message).to.match(/изменились после второй подписи/);
      expect((await act(id, 'second_approve')).status).to.equal(200);
      expect((await act(id, 'second_approve')).status, 'once is enough').to.equal(409);
      expect((await pay(id, {}, other)).body.message.status).to.equal('CONFIRMED');
    });

    it('is signed by two people also where it leaves in two parts', async () => {
      const center = await built();
      const part = async () => {
        await sold(center, { price: 40_000_000, by: 'BANK' });
        const { id } = await prepared(center);
        await act(id, 'agree');
        return id;
      };
      const first = await part();
      const second = await part();
      const answers = await Promise.all([pay(first), pay(second)]);
      expect(answers.map(({ status }) => status).sort(), 'at the same moment').to.deep.equal([200, 409]);
      const [refused, id] = answers[0]?.status === 409 ? [answers[0], first] : [answers[1], second];
      expect(refused?.body.message).to.match(/^За 30 дней центру ушло бы больше/);
      await act(id, 'second_approve');
      expect((await pay(id, {}, other)).body.message.status).to.equal('CONFIRMED');
    });

    const byOne = (id: number, person: number) =>
      `update payouts set status = 'CONFIRMED', approved_by = ${person}, second_by = ${person}, bank_order_no = '1',
         paid_at = now(), requisites = '{}' where id = ${id}`;

    it('is refused one person by the database itself, which would take him without that check', async () => {
      const id = await large();
      const { id: person } = await buildUser();
      const sql = byOne(id, person);
      const refused = await api.sequelize.query(sql).catch((error: Error) => error.message);
      expect(refused).to.include('payouts_are_signed_by_two');
      const transaction = await api.sequelize.transaction();
      await api.sequelize.query('alter table payouts drop constraint payouts_are_signed_by_two', {
        transaction,
      });
      await api.sequelize.query(sql, { transaction });
      await transaction.rollback();
      expect((await Payout.findByPk(id))?.status).to.equal('CREATED');
    });
  });

  it('waits for a call when the requisites changed less than five days ago', async () => {
    const center = await built();
    await sold(center);
    const { id } = await prepared(center);
    await act(id, 'agree');
    const [asker, decider] = [await buildUser(), await buildUser()];
    await Approval.create({
      kind: 'REQUISITES',
      resource: 'center_requisites',
      record_id: center.id,
      title: center.name,
      before: {},
      after: {},
      status: 'CONFIRMED',
      asked_by: asker.id,
      decided_by: decider.id,
      decided_at: inDays(-4),
    });
    expect((await pay(id)).body.errors.call_confirmed).to.match(/менялись меньше 5 дней назад: позвоните/);
    expect((await pay(id, { call_confirmed: true })).body.errors).to.have.all.keys('account');
    const called = (of: string) => pay(id, { call_confirmed: true, account: of });
    const [old, present] = [account.pay_rs, '40702810100000000002'];
    await center.reload();
    await center.update({ pay_rs: present });
    expect((await called(old)).body.message, 'called about the account before').to.match(
      /Реквизиты центра изменились/,
    );
    expect((await read(id)).payee?.account).to.equal(present);
    expect((await called(present)).body.message.status).to.equal('CONFIRMED');
    const kept = await Payout.findByPk(id, { rejectOnEmpty: true });
    expect(kept.call_confirmed_by).to.equal(kept.approved_by);
    const silent = `update payouts set call_confirmed_by = null where id = ${id}`;
    const refused = await api.sequelize.query(silent).catch((error: Error) => error.message);
    expect(refused).to.include('changed_requisites_are_called_about');
  });

  it('is written for the bank once it is paid, and read back by our own reader', async () => {
    const center = await built();
    await sold(center);
    const { id } = await prepared(center);
    const download = () =>
      fetch(`${api.url}/api/adm/payouts/${id}/file`, { headers: { authorization: `Bearer ${keeper}` } });
    expect((await download()).status).to.equal(409);
    await act(id, 'agree');
    await pay(id);
    const file = await download();
    expect(file.headers.get('content-disposition')).to.equal(`attachment; filename="payout-${id}.txt"`);
    const { encoding, documents } = readStatement(new Uint8Array(await file.arrayBuffer()));
    expect(encoding).to.equal('windows-1251');
    expect(documents[0]).to.deep.include({ number: '17', sum: 1_650_000 });
    expect(documents[0]?.payee).to.include({ name: 'ООО «Фиссура»', account: account.pay_rs });
  });

  describe('in the eyes of its centre', () => {
    const answer = (token: string, id: number, move: string, body: object = {}) =>
      api.call<CenterPayout>('post', `/partner/payouts/${id}/${move}`, { token, body });

    it('is agreed to or disputed by its owner or accountant, and by nobody of another', async () => {
      const center = await built();
      await sold(center);
      const { id } = await prepared(center);
      const partner = await buildPartner(center);
      const owner = await api.tokenOf(partner);
      const stranger = await api.tokenOf(await buildPartner(await built()));
      const { body } = await api.call<CenterPayout[]>('get', '/partner/payouts', { token: owner });
      expect(body.message.map((each) => [each.id, each.net])).to.deep.equal([[id, 16_500]]);
      expect(Object.keys(body.message[0] ?? {})).not.to.include.members(['comment', 'approved_by']);
      expect((await answer(stranger, id, 'agree')).status).to.equal(404);
      await UserMembership.update({ role: 'EDITOR' }, { where: { user_id: partner.id } });
      expect((await answer(owner, id, 'agree')).status).to.equal(404);
      await UserMembership.update({ role: 'ACCOUNTANT' }, { where: { user_id: partner.id } });
      expect((await answer(owner, id, 'reject')).body.errors).to.deep.equal({
        body: 'Напишите, что не так: о строках или о выплате в целом',
      });
      const { message } = (await answer(owner, id, 'reject', { reason: 'Нет одного заказа' })).body;
      expect(message).to.include({ status: 'REJECTED', reason: 'Нет одного заказа' });
      await act(id, 'return', { reason: 'Пересчитали' });
      expect((await answer(owner, id, 'agree')).body.message.status).to.equal('CREATED');
      expect((await answer(owner, id, 'agree')).status).to.equal(409);
    });

    it('is disputed by line, with the lines and words that the accountants then see', async () => {
      const center = await built();
      const [first, second] = [await sold(center), await sold(center)];
      const { id, lines } = await prepared(center);
      const owner = await api.tokenOf(await buildPartner(center));
      const elsewhere = await built();
      await sold(elsewhere);
      const [foreign] = (await prepared(elsewhere)).lines;
      const objection = 'Слушатель не пришёл, деньги возвращены';
      const said = (line: number | undefined) => ({ lines: [{ id: line, objection }] });
      for (const body of [
        {},
        { lines: [] },
        said(undefined),
        { lines: [{ id: lines[0]?.id, objection: '?' }] },
      ])
        expect((await answer(owner, id, 'reject', body)).status).to.equal(422);
      expect((await answer(owner, id, 'reject', said(foreign?.id))).status).to.equal(409);
      const { message } = (await answer(owner, id, 'reject', said(lines[1]?.id))).body;
      expect(message).to.include({ status: 'REJECTED', reason: `Не согласны по заказам: ${second.number}` });
      const seen = (await api.call<StaffPayout>('get', `/adm/payouts/${id}`, { token: keeper })).body.message;
      expect(seen.lines.map((line) => [line.order_number, line.objection])).to.deep.equal([
        [first.number, null],
        [second.number, objection],
      ]);
      expect(await StaffNotice.count({ where: { user_id: keeperId, path: `/payouts/${id}/show` } })).to.equal(
        1,
      );
      const { lines: anew } = (await act(id, 'return', { reason: 'Пересчитали' })).body.message;
      expect(anew.map((line) => line.objection)).to.deep.equal([null, null]);
      expect((await answer(owner, id, 'reject', said(lines[1]?.id))).status).to.equal(409);
      expect(
        (await api.call('post', `/partner/payouts/${id}/agree`, { token: owner, body: { net: 1 } })).status,
      ).to.equal(409);
      expect(await Letter.count({ where: { kind: 'payout_created', record_id: id } })).to.equal(2);
    });

    it('counts as agreed after three business days of silence', async () => {
      const center = await built();
      await sold(center);
      const { id } = await prepared(center);
      await payoutAgreer.work({} as never);
      expect((await Payout.findByPk(id))?.status).to.equal('PREPARE');
      await api.sequelize.query(
        `update payouts set updated_at = now() - interval '14 days' where id = ${id}`,
      );
      await payoutAgreer.work({} as never);
      expect((await Payout.findByPk(id))?.status).to.equal('CREATED');
      expect(await Letter.count({ where: { kind: 'payout_agreed', record_id: id } })).to.equal(1);
    });

    it('counts as agreed by silence, whatever fails of another centre', async () => {
      const ids: number[] = [];
      for (const center of [await built(), await built()]) {
        await sold(center);
        ids.push((await prepared(center)).id);
      }
      const [broken = 0, sound = 0] = ids;
      await api.sequelize.query(`
        update payouts set updated_at = now() - interval '14 days' where id in (${ids});
        create function refuse_agreement() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
        create trigger refuse_agreement before update on payouts for each row
          when (new.id = ${broken}) execute function refuse_agreement()`);
      const failed = await payoutAgreer.work({}).catch((error: Error) => error.message);
      await api.sequelize.query('drop trigger refuse_agreement on payouts; drop function refuse_agreement');
      expect(failed).to.match(/^1 of \d+ failed$/);
      const statusOf = async (id: number) => (await Payout.findByPk(id))?.status;
      expect([await statusOf(broken), await statusOf(sound)]).to.deep.equal(['PREPARE', 'CREATED']);
      const path = `/payouts/${broken}/show`;
      expect(await StaffNotice.count({ where: { path, user_id: keeperId } })).to.equal(1);
    });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
