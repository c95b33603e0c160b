import type { InvitationCheck, OwnInvitations } from '@odonta/api/contract';
import { BonusAccount, BonusTx, type Individual, Order, Prod, Referral, Setting } from '@odonta/db/models';
import { buildIndividual, buildLegalMember, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { individualAccounts } from '../../identity/sessions/accountKinds.ts';
import { receiveMoney } from '../../orders/receiveMoney.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { lockOrder, transition } from '../../orders/transition.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findBroken } from '../../reports/invariants/findBroken.ts';
import { unsell } from '../../testing/soldOrder.ts';
import { useApi } from '../../testing/useApi.ts';
import { followNewcomer } from './inviting.ts';
import { settleReferrals } from './settleReferrals.ts';

let people = 0;

describe('friends who come by a link', () => {
  const api = useApi();

  before(async () => {
    await turn(true);
  });
  afterEach(async () => {
    const broken = await api.sequelize.transaction(findBroken);
    expect(broken.filter(({ name }) => name.startsWith('BONUS'))).to.deep.equal([]);
  });

  const turn = async (is_on: boolean) =>
    (await Setting.findOne({ where: { key: 'bonus_referral_on' }, rejectOnEmpty: true })).update({ is_on });
  const phoneOf = () => {
    people += 1;
    return `+7906${String(people).padStart(7, '0')}`;
  };
  const person = (given: Parameters<typeof buildIndividual>[0] = {}) =>
    buildIndividual({ phone: phoneOf(), phone_proved_at: new Date(), ...given });
  const tokenOf = (who: Individual) => api.tokenOf(who, individualAccounts);

  /** Books a course three days ahead as this buyer, by a friend's code. */
  async function book(who: Individual | null, friend_code: string | undefined, given: Partial<Prod> = {}) {
    const prod = await buildProd({
      ...{ date_start: inDays(3), seats_total: null, price: 1_000_000, payment_methods: ['CARD'] },
      ...given,
    });
    const phone = who?.phone ?? phoneOf();
    const contact = { last_name: 'Новикова', first_name: 'Ирина', phone, email: `n${prod.id}@test.local` };
    const body = {
      ...{ prod_id: prod.id, contact, consent: true, friend_code },
      participants: [{ last_name: 'Новикова', first_name: 'Ирина', email: contact.email }],
    };
    const token = who ? await tokenOf(who) : undefined;
    const { status } = await api.call('post', '/pay/createPayment', { body, token });
    expect(status).to.equal(201);
    return Order.findOne({ where: { prod_id: prod.id }, rejectOnEmpty: true });
  }
  const pay = ({ id }: Order) =>
    unitOfWork.transaction(async (transaction) => {
      const order = await lockOrder({ id }, transaction);
      const money = { account: 'BANK', sum: order.total, payment_id: null } as const;
      await receiveMoney(order, money, systemActor, transaction);
    });
  const cancel = ({ id }: Order) =>
    unitOfWork.transaction(async (transaction) =>
      transition(await lockOrder({ id }, transaction), 'cancel', systemActor, transaction),
    );
  /** The course was so many days ago. */
  const passed = ({ prod_id }: Order, daysAgo: number) =>
    Prod.update({ date_start: inDays(-daysAgo), date_end: inDays(-daysAgo) }, { where: { id: prod_id } });
  const sumsOf = async (who: Individual) => {
    const account = await BonusAccount.findOne({ where: { key: who.bonus_phone ?? who.phone ?? '' } });
    return account && [account.balance, account.pending, account.debt];
  };
  const cameBy = async (who: Individual) => Referral.count({ where: { individual_id: who.id } });
  const checkBy = async (code: string | undefined, who: Individual | null) => {
    const token = who ? await tokenOf(who) : undefined;
    return (await api.call<InvitationCheck>('get', `/invitations/${code}`, { token })).body.message;
  };
  const ownOf = async (who: Individual) =>
    (await api.call<OwnInvitations>('get', '/individual/invitations', { token: await tokenOf(who) })).body
      .message;

  it('a first order records the referral, which is rewarded two weeks after its course', async () => {
    const [inviter, friend] = [await person(), await person()];
    expect((await ownOf(inviter)).code).to.equal(inviter.invite_code);
    expect(await checkBy(inviter.invite_code, friend)).to.deep.equal({ acts: true, needs_phone: false });
    const order = await book(friend, inviter.invite_code);
    await settleReferrals();
    expect(await sumsOf(inviter)).to.equal(null);
    await pay(order);
    await settleReferrals();
    expect(await sumsOf(inviter), 'the course is ahead').to.equal(null);
    expect(await ownOf(inviter)).to.include({ came: 1, waiting: 1, thanked: 0 });
    await passed(order, 1);
    await settleReferrals();
    expect(await sumsOf(inviter), 'the two weeks are ahead').to.deep.equal([0, 1000, 0]);
    expect(await ownOf(inviter)).to.include({ came: 1, waiting: 0, thanked: 1 });
    const [entry] = await BonusTx.findAll({ where: { source_type: 'referral' } });
    expect(entry?.comment).to.equal('Друг прошёл свой первый курс');
  });

  it('a referral is rewarded at once when the two weeks have passed', async () => {
    const [inviter, friend] = [await person(), await person()];
    const order = await book(friend, inviter.invite_code);
    await pay(order);
    await passed(order, 15);
    await settleReferrals();
    expect(await sumsOf(inviter)).to.deep.equal([1000, 0, 0]);
  });

  it('a referral is rewarded once, by however many nodes at once', async () => {
    const inviter = await person();
    const orders = await Promise.all([1, 2, 3].map(async () => book(await person(), inviter.invite_code)));
    for (const order of orders) {
      await pay(order);
      await passed(order, 15);
    }
    await Promise.all(Array.from({ length: 6 }, () => settleReferrals()));
    expect(await sumsOf(inviter)).to.deep.equal([3000, 0, 0]);
  });

  it('a reward is at most what was paid, and nothing after a refund', async () => {
    const inviter = await person();
    const cheap = await book(await person(), inviter.invite_code, { price: 30_000 });
    await pay(cheap);
    await passed(cheap, 15);
    await settleReferrals();
    expect(await sumsOf(inviter)).to.deep.equal([300, 0, 0]);
    await unsell(cheap);
    expect(await sumsOf(inviter)).to.deep.equal([0, 0, 0]);
  });

  it('a full refund voids the pending reward', async () => {
    const [inviter, friend] = [await person(), await person()];
    const order = await book(friend, inviter.invite_code);
    await pay(order);
    await passed(order, 1);
    await settleReferrals();
    await unsell(order);
    expect(await sumsOf(inviter)).to.deep.equal([0, 0, 0]);
    expect(await BonusTx.count({ where: { source_type: 'referral', state: 'VOID' } })).to.equal(2);
  });

  it('who give the first order up and book another are friends by that one', async () => {
    const [inviter, friend] = [await person(), await person()];
    await cancel(await book(friend, inviter.invite_code));
    const second = await book(friend, undefined);
    expect(await Referral.findOne({ where: { order_id: second.id } })).to.include({
      individual_id: inviter.id,
    });
  });

  it('whose order goes to another date are thanked for after that date', async () => {
    const [inviter, friend] = [await person(), await person()];
    const first = await book(friend, inviter.invite_code);
    await pay(first);
    const moved = await book(friend, undefined);
    expect(await Referral.count({ where: { order_id: moved.id } }), 'the first one stands').to.equal(0);
    await moved.update({ moved_from_id: first.id });
    await unitOfWork.transaction((transaction) => followNewcomer(moved, transaction));
    await passed(first, 15);
    await settleReferrals();
    expect(await sumsOf(inviter)).to.equal(null);
    await pay(moved);
    await passed(moved, 15);
    await settleReferrals();
    expect(await sumsOf(inviter)).to.deep.equal([1000, 0, 0]);
  });

  it('a referred friend has no paid order, and comes once', async () => {
    const [inviter, other, friend, old] = [await person(), await person(), await person(), await person()];
    await pay(await book(old, undefined));
    expect((await checkBy(inviter.invite_code, old)).acts).to.equal(false);
    await book(old, inviter.invite_code);
    await book(friend, other.invite_code);
    await book(friend, inviter.invite_code);
    expect([await cameBy(inviter), await cameBy(other)]).to.deep.equal([0, 1]);
  });

  it("a stranger's code does not stop a booking, and a malformed code is refused", async () => {
    const friend = await person();
    expect(await checkBy('0123456789', friend)).to.deep.equal({ acts: false, needs_phone: false });
    await book(friend, '0123456789');
    expect(await Referral.count({ where: { key: friend.phone ?? '' } })).to.equal(0);
    expect((await checkBy('nobody', null)).acts).to.equal(false);
  });

  it('a friend with an unverified phone is asked to verify it, and is no referral until then', async () => {
    const inviter = await person();
    expect(await checkBy(inviter.invite_code, null)).to.deep.equal({ acts: true, needs_phone: true });
    await book(null, inviter.invite_code);
    const unproved = await person({ phone_proved_at: null });
    expect(await checkBy(inviter.invite_code, unproved)).to.deep.equal({ acts: true, needs_phone: true });
    await book(unproved, inviter.invite_code);
    expect(await cameBy(inviter)).to.equal(0);
  });

  it('a person without a verified phone invites nobody', async () => {
    const inviter = await person({ phone_proved_at: null });
    expect((await checkBy(inviter.invite_code, null)).acts).to.equal(false);
    expect((await ownOf(inviter)).code).to.equal(null);
  });

  describe('are nobody', () => {
    it('who is the inviter himself, by another phone or another address', async () => {
      const inviter = await person({ bonus_phone: phoneOf() });
      expect((await checkBy(inviter.invite_code, inviter)).acts).to.equal(false);
      await book(inviter, inviter.invite_code);
      const byPhone = await person({ bonus_phone: inviter.bonus_phone });
      await book(byPhone, inviter.invite_code);
      const formerly = await book(inviter, undefined);
      const byAddress = await person({ email: formerly.email });
      await book(byAddress, inviter.invite_code);
      expect(await cameBy(inviter)).to.equal(0);
    });

    it('who acts for the same company', async () => {
      const [inviter, colleague] = [await person(), await person()];
      const { legal_user_id } = await buildLegalMember({ email: inviter.email ?? '' });
      await buildLegalMember({ legal_user_id, phone: colleague.phone });
      await book(colleague, inviter.invite_code);
      expect(await cameBy(inviter)).to.equal(0);
    });

    it('by whom the inviter came, through any link', async () => {
      const [first, second, third] = [await person(), await person(), await person()];
      await book(second, first.invite_code);
      await book(third, second.invite_code);
      await book(first, third.invite_code);
      expect([await cameBy(first), await cameBy(second), await cameBy(third)]).to.deep.equal([1, 1, 0]);
    });

    it('at the same moment as the inviter comes by him', async () => {
      const pairs = await Promise.all(
        [1, 2, 3, 4].map(async () => [await person(), await person()] as const),
      );
      await Promise.all(
        pairs.flatMap(([one, other]) => [book(one, other.invite_code), book(other, one.invite_code)]),
      );
      for (const [one, other] of pairs) expect((await cameBy(one)) + (await cameBy(other))).to.equal(1);
    });
  });

  it('no referral is recorded while the rule is off; earlier promises are honoured', async () => {
    const [inviter, friend] = [await person(), await person()];
    const order = await book(friend, inviter.invite_code);
    await turn(false);
    expect((await checkBy(inviter.invite_code, null)).acts).to.equal(false);
    await book(await person(), inviter.invite_code);
    expect(await cameBy(inviter)).to.equal(1);
    await pay(order);
    await passed(order, 15);
    await settleReferrals();
    expect(await sumsOf(inviter)).to.deep.equal([1000, 0, 0]);
    await turn(true);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
