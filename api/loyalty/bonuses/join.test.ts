import type { MergePreview, StaffBonusAccount } from '@odonta/api/contract';
import { AuditEntry, BonusAccount, BonusLot, BonusTx, Letter } from '@odonta/db/models';
import { buildIndividual } from '@odonta/db/testing/factories.ts';
import { buildBonusAccount, buildGift } from '@odonta/db/testing/loyaltyFactories.ts';
import { expect } from 'chai';
import type { Transaction } from 'sequelize';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { useApi } from '../../testing/useApi.ts';
import { takeGift } from '../gifts/ordering.ts';
import { spendableOf } from './balances.ts';
import { findBonusDrift } from './drift.ts';
import { earn, spend } from './ledger.ts';
import { notifyOfExpiry } from './notifyOfExpiry.ts';
import { bonusesUnder } from './ownBonuses.ts';
import { returnSpent, takeEarned } from './reversals.ts';
import { settleDue } from './settleDue.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
let number = 0;
const next = () => {
  number += 1;
  return number;
};
const order = () => ({ type: 'order', id: next() }) as const;
const reason = 'Одна и та же Иванова сменила телефон';

describe('two bonus accounts that become one', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ADMIN')).token;
  });
  afterEach(async () => expect(await findBonusDrift()).to.deep.equal([]));

  const action = <T>(work: (transaction: Transaction) => Promise<T>) => unitOfWork.transaction(work);
  const given = (
    { key }: BonusAccount,
    count: number,
    { from = -1, till = 300, source = order() as ReturnType<typeof order> } = {},
  ) => action((tx) => earn(key, { count, source, available_at: inDays(from), expires_at: inDays(till) }, tx));
  const pay = ({ key }: BonusAccount, count: number, source = order()) =>
    action((tx) => spend(key, { count, source }, tx));
  const pair = async () => [await buildBonusAccount(), await buildBonusAccount()] as const;
  const merge = <Message = StaffBonusAccount>(
    to: BonusAccount,
    { id: from_id }: Pick<BonusAccount, 'id'>,
    { tail = '', as = token, body = { reason } as object } = {},
  ) =>
    api.call<Message>('post', `/adm/bonus_accounts/${to.id}/merge${tail}`, {
      token: as,
      body: { from_id, ...body },
    });
  const sumsOf = async (account: BonusAccount) => {
    const { balance, pending, debt } = await account.reload();
    return { balance, pending, debt };
  };
  const leftOf = async ({ id }: BonusTx) => (await BonusLot.findByPk(id))?.left;

  it('a preview shows the merged account and changes nothing', async () => {
    const [old, late] = await pair();
    await given(old, 300, { till: 20 });
    await given(late, 50);
    const { status, body } = await merge<MergePreview>(old, late, { tail: '/preview', body: {} });
    expect(status).to.equal(200);
    expect([body.message.kept_id, body.message.gone_id]).to.deep.equal([old.id, late.id]);
    expect(body.message.changes.balance).to.deep.equal([300, 350]);
    expect(body.message.changes.lots?.[1]).to.have.length(2);
    expect([(await sumsOf(old)).balance, (await sumsOf(late)).balance]).to.deep.equal([300, 50]);
    expect(await BonusTx.count({ where: { kind: 'MERGE', account_id: [old.id, late.id] } })).to.equal(0);
  });

  it('both phones lead to the same bonuses, which keep their expiry', async () => {
    const [old, late] = await pair();
    const first = await given(old, 300, { till: 20 });
    const second = await given(late, 50, { till: 10 });
    const { status, body } = await merge(late, old);
    expect([status, body.message.balance, body.message.merged]).to.deep.equal([200, 350, [old.id]]);
    for (const { key } of [old, late]) {
      const answer = await api.call('get', `/bonus/getBalance?phone=${encodeURIComponent(key)}`);
      expect(answer.body).to.deep.equal({ message: 350 });
    }
    const [ends] = await BonusLot.findAll({ where: { id: first.id } });
    expect(ends).to.include({ account_id: late.id });
    expect(Math.round(((ends?.expires_at.getTime() ?? 0) - Date.now()) / 86_400_000)).to.equal(20);
    await pay(old, 100);
    expect([await leftOf(second), await leftOf(first)]).to.deep.equal([0, 250]);
    await given(old, 20);
    expect(await sumsOf(late)).to.deep.equal({ balance: 270, pending: 0, debt: 0 });
    const shown = await bonusesUnder(old.key);
    expect([shown.balance, shown.changes.length]).to.deep.equal([270, 4]);
    expect(JSON.stringify(shown)).to.not.include(late.key);
  });

  it('both ledgers stay, and both audit logs give the reason', async () => {
    const [old, late] = await pair();
    await given(old, 300);
    await merge(late, old);
    const entries = await BonusTx.findAll({ where: { account_id: [old.id, late.id] }, order: ['id'] });
    expect(
      entries.map(({ account_id, kind, is_add, count }) => [account_id, kind, is_add, count]),
    ).to.deep.equal([
      [old.id, 'EARN', true, 300],
      [old.id, 'MERGE', false, 300],
      [late.id, 'MERGE', true, 300],
    ]);
    const merges = await AuditEntry.findAll({
      where: { resource: 'bonus_accounts', action: 'merge', record_id: [`${old.id}`, `${late.id}`] },
    });
    expect(merges.map((entry) => entry.reason)).to.deep.equal([reason, reason]);
    const path = `/adm/bonus_accounts/${old.id}`;
    const { message } = (await api.call<StaffBonusAccount>('get', path, { token })).body;
    expect(message).to.deep.include({ status: 'MERGED', merged_into: late.id, balance: 0 });
    expect(message.available_transitions).to.deep.equal([]);
    const added = await api.call('post', `${path}/add_limit`, { token, body: { count: 1, comment: 'Ещё' } });
    expect(added.status).to.equal(409);
  });

  it('a refund after the merge returns bonuses to the lots that paid', async () => {
    const [old, late] = await pair();
    const [first, second] = [await given(old, 100, { till: 10 }), await given(old, 100, { till: 20 })];
    const own = await given(late, 70, { till: 5 });
    const source = order();
    await pay(old, 150, source);
    await merge(late, old);
    const part = await action((tx) =>
      returnSpent(source, { count: 60, source: { type: 'refund', id: next() } }, tx, { prolongs: false }),
    );
    expect(part).to.include({ account_id: late.id, count: 60 });
    expect([await leftOf(first), await leftOf(second), await leftOf(own)]).to.deep.equal([10, 100, 70]);
    expect(await sumsOf(late)).to.deep.equal({ balance: 180, pending: 0, debt: 0 });
  });

  it('pending bonuses of the other account begin with the remaining one, or are lost', async () => {
    const [old, late] = await pair();
    const [waits, undone] = [order(), order()];
    const earned = await given(old, 40, { from: 10, source: waits });
    await given(old, 30, { from: 10, source: undone });
    await merge(late, old);
    expect(await sumsOf(late)).to.deep.equal({ balance: 0, pending: 70, debt: 0 });
    const back = { count: 30, source: { type: 'refund', id: next() } } as const;
    await action((tx) => takeEarned(undone, back, tx));
    expect(await sumsOf(late)).to.deep.equal({ balance: 0, pending: 40, debt: 0 });
    await api.sequelize.query(`alter table bonus_tx disable trigger keep_written`);
    await BonusTx.update({ available_at: inDays(-1) }, { where: { id: earned.id } });
    await api.sequelize.query(`alter table bonus_tx enable trigger keep_written`);
    await settleDue();
    expect([await sumsOf(late), await leftOf(earned)]).to.deep.equal([
      { balance: 40, pending: 0, debt: 0 },
      40,
    ]);
  });

  it('the balance of one account repays the debt of the other at once', async () => {
    for (const debtor of [0, 1] as const) {
      const accounts = await pair();
      const [owes, owns] = [accounts[debtor], accounts[debtor === 0 ? 1 : 0]];
      const source = order();
      await given(owes, 80, { source });
      await pay(owes, 80);
      await action((tx) => takeEarned(source, { count: 80, source: { type: 'refund', id: next() } }, tx));
      const lot = await given(owns, 100);
      expect((await merge(accounts[0], accounts[1])).status).to.equal(200);
      expect(await sumsOf(accounts[0])).to.deep.equal({ balance: 20, pending: 0, debt: 0 });
      expect(await leftOf(lot)).to.equal(20);
    }
  });

  it('the owner of the remaining phone is notified of expiring bonuses, or the other owner where there is none', async () => {
    const [old, late] = await pair();
    const owner = await buildIndividual({ phone: old.key });
    await given(late, 100, { till: 5 });
    await merge(late, old);
    await notifyOfExpiry();
    const letters = await Letter.findAll({ where: { kind: 'bonus_expiring', record_id: String(late.id) } });
    expect(letters.map(({ to }) => to)).to.deep.equal([owner.email]);
  });

  it('two merged accounts count as one person for gifts', async () => {
    const [old, late] = await pair();
    await given(old, 1000);
    const gift = await buildGift({ per_person_limit: 1 });
    const buyer = async (phone: string) => buildIndividual({ phone, phone_proved_at: new Date() });
    const [before, after] = [await buyer(old.key), await buyer(late.key)];
    const contact = {
      last_name: 'Иванова',
      first_name: 'Ольга',
      phone: late.key,
      email: 'ivanova@test.local',
    };
    const take = (by: typeof before) =>
      action((tx) => takeGift(by, { gift_id: gift.id, contact } as never, tx));
    await take(before);
    await merge(late, old);
    expect(await take(after).catch(({ status }) => status)).to.equal(409);
  });

  describe('refuse', () => {
    it('one with itself, one that was merged already, a phone and a company, and whatever has no reason', async () => {
      const [old, late] = await pair();
      const company = await buildBonusAccount({ key: 'inn:7707083893' });
      expect((await merge(late, late)).body.errors).to.have.property('from_id');
      expect((await merge(late, company)).status).to.equal(409);
      expect((await merge(late, old, { body: {} })).body.errors).to.have.property('reason');
      expect((await merge(late, old)).status).to.equal(200);
      expect((await merge(late, old)).status).to.equal(422);
      expect((await merge(old, await buildBonusAccount())).status).to.equal(409);
    });

    it('everybody but the administrator, in the preview as well', async () => {
      const [old, late] = await pair();
      for (const role of ['ROP_COURSE', 'BOOKKEEPER', 'MANAGER'] as const) {
        const as = (await api.staff(role)).token;
        for (const tail of ['', '/preview'])
          expect((await merge(late, old, { tail, as })).status, role).to.equal(403);
      }
    });

    it('what a second person is still to decide', async () => {
      const [old, late] = await pair();
      const body = { count: 9000, comment: 'За отзыв' };
      await api.call('post', `/adm/bonus_accounts/${old.id}/add_limit`, { token, body });
      expect((await merge(late, old)).status).to.equal(409);
    });
  });

  it('merging, spending, earning and returning at once loses nothing and never deadlocks', async function () {
    this.timeout(90_000);
    for (let round = 0; round < 8; round += 1) {
      const accounts = [await buildBonusAccount(), await buildBonusAccount(), await buildBonusAccount()];
      const [first, second, third] = accounts as [BonusAccount, BonusAccount, BonusAccount];
      const spent = accounts.map(() => order());
      for (const [place, account] of accounts.entries()) {
        await given(account, 100);
        await pay(account, 30, spent[place]);
      }
      const outcomes = await Promise.all([
        merge(first, second).then(({ status }) => status),
        ...accounts.map((account) => pay(account, 20).then(() => 'paid')),
        merge(second, third).then(({ status }) => status),
        ...accounts.map((account) => given(account, 10).then(() => 'earned')),
        merge(third, first).then(({ status }) => status),
        ...spent.map((source) =>
          action((tx) => returnSpent(source, { count: 30, source }, tx, { prolongs: false })).then(
            () => 'back',
          ),
        ),
      ]);
      expect(outcomes.filter((outcome) => typeof outcome === 'string')).to.have.length(9);
      for (const status of outcomes)
        if (typeof status === 'number') expect(status).to.be.oneOf([200, 409, 422]);
      expect(outcomes.filter((outcome) => outcome === 200).length).to.be.within(1, 2);
      const whole = await BonusAccount.sum('balance', { where: { id: accounts.map(({ id }) => id) } });
      expect(whole).to.equal(3 * (100 + 10 - 20));
      await Promise.all(accounts.map((account) => account.reload()));
      for (const { id, key, merged_into } of accounts) {
        const living = await BonusAccount.findByPk(merged_into ?? id, { rejectOnEmpty: true });
        expect([living.merged_into, await spendableOf(key)]).to.deep.equal([null, living.balance]);
      }
    }
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
