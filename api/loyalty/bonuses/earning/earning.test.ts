import type { CheckedIn } from '@odonta/api/contract';
import { BonusAccount, BonusTx, OrderParticipant, ReviewCode, Setting } from '@odonta/db/models';
import { buildIndividual, buildProd, buildReview, inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { findBroken } from '../../../reports/invariants/findBroken.ts';
import { refundNow } from '../../../testing/orderLives.ts';
import { soldOrder, unsell } from '../../../testing/soldOrder.ts';
import { useApi } from '../../../testing/useApi.ts';
import { settleDue } from '../settleDue.ts';

const day = 86_400_000;
let people = 0;

describe('bonuses for what people do', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ADMIN')).token;
  });
  afterEach(async () => {
    const broken = await api.sequelize.transaction(findBroken);
    expect(broken.filter(({ name }) => name.startsWith('BONUS'))).to.deep.equal([]);
  });

  const set = async (key: string, value: Partial<Pick<Setting, 'is_on' | 'amount'>>) =>
    (await Setting.findOne({ where: { key }, rejectOnEmpty: true })).update(value);
  const turn = (rule: string, is_on: boolean) => set(`bonus_${rule}_on`, { is_on });
  const post = (path: string, body: object = {}) => api.call<never>('post', `/adm${path}`, { token, body });
  const sumsOf = async (key: string) => {
    const account = await BonusAccount.findOne({ where: { key } });
    return account && [account.balance, account.pending, account.debt];
  };
  const entriesOf = async (source_type: 'review' | 'visit') =>
    (await BonusTx.findAll({ where: { source_type }, order: ['id'] })).map(({ kind, state, count }) => [
      kind,
      state,
      count,
    ]);
  /** A paid participant of a course of today, with a phone of his own. */
  async function participant() {
    const [one] = (await participants(1)).all;
    if (!one) throw new Error('nobody was booked');
    return one;
  }
  async function participants(count: number) {
    const prod = await buildProd({ date_start: inDays(0), seats_total: null, price: 1_000_000 });
    const order = await soldOrder({ prod, people: count }, 'BANK');
    const seats = await OrderParticipant.findAll({ where: { order_id: order.id }, order: ['number'] });
    const all = seats.map((seat) => {
      people += 1;
      return { order, seat, phone: `+7905${String(people).padStart(7, '0')}` };
    });
    for (const { seat, phone } of all) await seat.update({ phone });
    return { order, all };
  }
  const checkIn = async (id: number) =>
    (await post(`/participants/${id}/check_in`)).body.message as unknown as CheckedIn;
  const undo = (id: number) => post(`/participants/${id}/undo_check_in`, { reason: 'Ошиблись' });

  describe('a visit', () => {
    it('is thanked for by nothing until staff turn the rule on', async () => {
      const { seat, phone } = await participant();
      expect((await checkIn(seat.id)).code).to.equal('OK');
      expect(await sumsOf(phone)).to.equal(null);
      await turn('visit', true);
    });

    it('is thanked for two weeks after the course, for as long as the rule says', async () => {
      const { seat, phone, order } = await participant();
      await checkIn(seat.id);
      expect(await sumsOf(phone)).to.deep.equal([0, 100, 0]);
      const [earned] = await BonusTx.findAll({ where: { source_type: 'visit', source_id: seat.id } });
      expect(earned).to.include({ kind: 'EARN', state: 'PENDING', participant_id: seat.id });
      expect(earned?.comment).to.equal(`Посещение курса «${order.snapshot.name}»`);
      const [from, to] = [earned?.available_at?.getTime() ?? 0, earned?.expires_at?.getTime() ?? 0];
      expect((from - Date.now()) / day).to.be.within(13.9, 14.6);
      expect((to - from) / day).to.equal(180);
    });

    it('that was marked by mistake is taken back, and one that was marked after all is thanked for anew', async () => {
      const { seat, phone } = await participant();
      await checkIn(seat.id);
      await undo(seat.id);
      expect(await sumsOf(phone)).to.deep.equal([0, 0, 0]);
      await checkIn(seat.id);
      expect(await sumsOf(phone)).to.deep.equal([0, 100, 0]);
      expect((await entriesOf('visit')).slice(-3)).to.deep.equal([
        ['EARN', 'VOID', 100],
        ['REVERSE', 'VOID', 100],
        ['EARN', 'PENDING', 100],
      ]);
    });

    it('earns bonuses once, at however many entrances at once', async () => {
      const { seat, phone } = await participant();
      const node = await api.node();
      await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          (index % 2 ? api : node).call('post', `/adm/participants/${seat.id}/check_in`, { token, body: {} }),
        ),
      );
      await node.close();
      expect(await sumsOf(phone)).to.deep.equal([0, 100, 0]);
    });

    it('goes to the owner with a verified address or phone, and not to one who only claims them', async () => {
      const [by, liar] = [
        await buildIndividual({ email_proved_at: new Date(), bonus_phone: '+79051110001' }),
        await buildIndividual({ bonus_phone: '+79051110002' }),
      ];
      for (const { email } of [by, liar]) {
        const { seat } = await participant();
        await seat.update({ email });
        await checkIn(seat.id);
      }
      expect(await sumsOf('+79051110001')).to.deep.equal([0, 100, 0]);
      expect(await sumsOf('+79051110002')).to.equal(null);
    });

    it('is taken back from who leaves his seat and from nobody else, in parts or whole', async () => {
      const { order, all } = await participants(2);
      const [leaving, staying] = all;
      if (!leaving || !staying) throw new Error('two were booked');
      for (const { seat } of all) await checkIn(seat.id);
      await refundNow(order.id, { participant_ids: [leaving.seat.id], policy: 'KEEP', route: 'BANK' });
      expect(await sumsOf(leaving.phone)).to.deep.equal([0, 0, 0]);
      expect(await sumsOf(staying.phone)).to.deep.equal([0, 100, 0]);
      await unsell(order);
      expect(await sumsOf(staying.phone)).to.deep.equal([0, 0, 0]);
    });

    it('is thanked for so often in thirty days and no oftener, also when all come at once', async () => {
      await set('bonus_visit_limit', { amount: 2 });
      const same = await Promise.all(Array.from({ length: 5 }, () => participant()));
      for (const { seat } of same) await seat.update({ phone: '+79052220001' });
      await Promise.all(same.map(({ seat }) => checkIn(seat.id)));
      expect(await sumsOf('+79052220001')).to.deep.equal([0, 200, 0]);
      await set('bonus_visit_limit', { amount: 10 });
    });
  });

  describe('a review', () => {
    before(() => turn('review', true));

    /** Written by the code of a participant; not published yet. */
    async function review() {
      const { order, seat, phone } = await participant();
      const email = seat.email ?? '';
      const code = await ReviewCode.create({
        ...{ prod_id: order.prod_id, email, name: 'Нина' },
        code_hash: `hash${order.id}`,
      });
      const { id } = await buildReview({ prod_id: order.prod_id, code_id: code.id, email });
      return { id, phone, order };
    }
    const takedown = (id: number) =>
      post(`/reviews/${id}/takedown`, { reject_code: 'FAKE', reason: 'Курс прошёл не так' });

    it('is thanked for when it is published, and not before', async () => {
      const { id, phone } = await review();
      expect(await sumsOf(phone)).to.equal(null);
      expect((await post(`/reviews/${id}/confirm`)).status).to.equal(200);
      expect(await sumsOf(phone)).to.deep.equal([0, 200, 0]);
    });

    it('that is taken down while its bonuses wait gives none', async () => {
      const { id, phone } = await review();
      await post(`/reviews/${id}/confirm`);
      expect((await takedown(id)).status).to.equal(200);
      expect(await sumsOf(phone)).to.deep.equal([0, 0, 0]);
      await settleDue();
      expect((await entriesOf('review')).slice(-2)).to.deep.equal([
        ['EARN', 'VOID', 200],
        ['REVERSE', 'VOID', 200],
      ]);
    });

    it('that is deleted gives none, until it comes out of the trash', async () => {
      const { id, phone } = await review();
      await post(`/reviews/${id}/confirm`);
      await api.call('delete', `/adm/reviews/${id}`, { token });
      expect(await sumsOf(phone)).to.deep.equal([0, 0, 0]);
      expect((await post(`/reviews/${id}/undelete`)).status).to.equal(200);
      expect(await sumsOf(phone)).to.deep.equal([0, 200, 0]);
    });

    it('that is deleted among others gives none, nor do they, and all are thanked for again out of the trash', async () => {
      const all = [await review(), await review()];
      for (const { id } of all) await post(`/reviews/${id}/confirm`);
      const ids = all.map(({ id }) => id);
      const sums = () => Promise.all(all.map(({ phone }) => sumsOf(phone)));
      // The connection of tests refuses locks out of order: courses come before accounts, for all of them.
      expect((await post('/reviews/bulk', { action: 'delete', ids })).status).to.equal(200);
      expect(await sums()).to.deep.equal([
        [0, 0, 0],
        [0, 0, 0],
      ]);
      expect((await post('/reviews/bulk', { action: 'restore', ids })).status).to.equal(200);
      expect(await sums()).to.deep.equal([
        [0, 200, 0],
        [0, 200, 0],
      ]);
    });

    it('of somebody without a code is nobody’s', async () => {
      const { order, phone } = await participant();
      const { id } = await buildReview({ prod_id: order.prod_id, email: order.email });
      await post(`/reviews/${id}/confirm`);
      expect(await sumsOf(phone)).to.equal(null);
    });

    it('is worth nothing when the participant has given up his seat', async () => {
      const { id, phone, order } = await review();
      await post(`/reviews/${id}/confirm`);
      await unsell(order);
      expect(await sumsOf(phone)).to.deep.equal([0, 0, 0]);
    });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
