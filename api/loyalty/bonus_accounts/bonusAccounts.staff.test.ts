import type { StaffApproval, StaffBonusAccount } from '@odonta/api/contract';
import { AuditEntry, BonusTx, Session } from '@odonta/db/models';
import { buildBonusAccount } from '@odonta/db/testing/loyaltyFactories.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { findBonusDrift } from '../bonuses/drift.ts';

describe('bonus accounts of staff', () => {
  const api = useApi();
  const rop = useStaff(api, 'ROP_COURSE');
  const bookkeeper = useStaff(api, 'BOOKKEEPER');
  afterEach(async () => expect(await findBonusDrift()).to.deep.equal([]));

  const move = (id: number, name: string, body: object, token = rop.token) =>
    api.call<StaffBonusAccount>('post', `/adm/bonus_accounts/${id}/${name}`, { token, body });
  const read = async (id: number) =>
    (await api.call<StaffBonusAccount>('get', `/adm/bonus_accounts/${id}`, { token: rop.token })).body
      .message;
  const waiting = async () =>
    (await api.call<StaffApproval[]>('get', '/adm/approvals', { token: bookkeeper.token })).body.message;
  const accruals = (count: number) => ({ count, comment: 'За отзыв о курсе' });

  it('a correction needs a comment, which is listed with its author', async () => {
    const { id, key } = await buildBonusAccount();
    const { status, body } = await move(id, 'add_limit', accruals(300));
    expect([status, body.message.balance, body.message.phone]).to.deep.equal([200, 300, key]);
    await move(id, 'subtract_limit', { count: 100, comment: 'Начислено лишнее' });
    const { balance, changes, lots } = await read(id);
    expect([balance, lots.map(({ left }) => left)]).to.deep.equal([200, [200]]);
    expect(
      changes.map(({ isAdd, count, comment, actor_name }) => [isAdd, count, comment, actor_name]),
    ).to.deep.equal([
      [false, 100, 'Начислено лишнее', 'Анна Сотрудница'],
      [true, 300, 'За отзыв о курсе', 'Анна Сотрудница'],
    ]);
    const entries = await AuditEntry.findAll({
      where: { resource: 'bonus_accounts', record_id: String(id) },
    });
    expect(entries.map(({ action }) => action)).to.have.members(['add_limit', 'subtract_limit']);
  });

  it('an account loses no more than it has, and nothing without a comment', async () => {
    const { id } = await buildBonusAccount();
    await move(id, 'add_limit', accruals(40));
    expect((await move(id, 'subtract_limit', accruals(41))).body.errors).to.deep.equal({
      count: 'На счёте 40\u00a0бонусов',
    });
    for (const body of [{ count: 10 }, { count: 0, comment: 'Ноль' }, { count: 1.5, comment: 'Полтора' }])
      expect((await move(id, 'add_limit', body)).status).to.equal(422);
    expect((await read(id)).balance).to.equal(40);
  });

  it('more than 5 000 bonuses need two people, and are added once', async () => {
    const { id } = await buildBonusAccount();
    const { body } = await move(id, 'add_limit', accruals(5001));
    expect([body.message.balance, body.message.asked]).to.deep.equal([
      0,
      { isAdd: true, count: 5001, comment: 'За отзыв о курсе' },
    ]);
    expect((await move(id, 'add_limit', accruals(6000))).status).to.equal(409);
    const asked = (await waiting()).find(({ record_id }) => record_id === id);
    expect(asked).to.deep.include({ kind: 'BONUS', before: { balance: 0 } });
    const confirm = (token: string) =>
      api.call('post', `/adm/approvals/${asked?.id}/confirm`, { token, body: {} });
    expect((await confirm(rop.token)).status).to.equal(404);
    expect((await confirm(bookkeeper.token)).status).to.equal(200);
    expect((await confirm(bookkeeper.token)).status).to.equal(409);
    const { balance, changes, asked: left } = await read(id);
    expect([balance, changes.length, left]).to.deep.equal([5001, 1, null]);
    expect(await AuditEntry.count({ where: { action: 'approve_over', record_id: String(id) } })).to.equal(1);
  });

  it('more than 5 000 bonuses need two people also in several parts', async () => {
    const { id } = await buildBonusAccount();
    await move(id, 'add_limit', accruals(3000));
    await move(id, 'subtract_limit', accruals(1500));
    const { body } = await move(id, 'add_limit', accruals(501));
    expect([body.message.balance, body.message.asked?.count]).to.deep.equal([1500, 501]);
  });

  it('a rejected correction leaves the account unchanged', async () => {
    const { id } = await buildBonusAccount();
    await move(id, 'add_limit', accruals(9000));
    const asked = (await waiting()).find(({ record_id }) => record_id === id);
    const reason = { reason: 'Слишком много' };
    await api.call('post', `/adm/approvals/${asked?.id}/reject`, { token: bookkeeper.token, body: reason });
    expect(await BonusTx.count({ where: { account_id: id } })).to.equal(0);
    expect((await read(id)).asked).to.equal(null);
  });

  it('a large correction needs a fresh re-authentication', async () => {
    const { user, token } = await api.staff('ROP_COURSE');
    await Session.update({ proved_at: new Date(0) }, { where: { subject_id: user.id } });
    const { id } = await buildBonusAccount();
    const { status, body } = await move(id, 'add_limit', accruals(7000), token);
    expect([status, body.code]).to.deep.equal([403, 'PROOF_REQUIRED']);
    expect((await move(id, 'add_limit', accruals(70), token)).status).to.equal(200);
  });

  it('accounts are found by a part of a phone and by balance', async () => {
    const { id, key } = await buildBonusAccount();
    await move(id, 'add_limit', accruals(10));
    const found = async (filter: object) =>
      (
        await api.call<StaffBonusAccount[]>(
          'get',
          `/adm/bonus_accounts?filter=${encodeURIComponent(JSON.stringify(filter))}`,
          { token: rop.token },
        )
      ).body.message;
    expect((await found({ q: key.slice(1) })).map((each) => each.id)).to.deep.equal([id]);
    for (const each of await found({ has_balance: true })) expect(each.balance).to.be.greaterThan(0);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
