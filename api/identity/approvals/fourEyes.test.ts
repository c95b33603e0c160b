import type { StaffApproval, StaffCenter, StaffCenterRequisites, StaffUser } from '@odonta/api/contract';
import {
  Approval,
  AuditEntry,
  type Center,
  Letter,
  SecondFactor,
  Session,
  StaffNotice,
  type User,
  UserRole,
} from '@odonta/db/models';
import { buildCenter, buildUser } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { setUpTelephone } from '../../testing/secondFactor.ts';
import type { TestNode } from '../../testing/testApi.ts';
import { useApi, useNode } from '../../testing/useApi.ts';
import { closeStaleApprovals } from '../../tools/approvals/closing.ts';

const account = '40702810900000012345';
const other = '40702810900000054321';

describe('four eyes', () => {
  const api = useApi();
  const second = useNode(api);
  let [asker, decider, admin] = [{}, {}, {}] as { user: User; token: string }[];

  beforeEach(async () => {
    await Approval.destroy({ where: {} });
    await UserRole.destroy({ where: {} });
    asker = await api.staff('BOOKKEEPER');
    decider = await api.staff('BOOKKEEPER');
    admin = await api.staff('ADMIN');
  });

  type Somebody = typeof asker;
  const tokenOf = (who: Somebody) => who?.token ?? '';
  const ask = (center: Center, body: object, who = asker) =>
    api.call<{ id: number }>('post', `/adm/center_requisites/${center.id}/changes`, {
      token: tokenOf(who),
      body,
    });
  const decide = (id: number, how: 'confirm' | 'reject' | 'withdraw', who: Somebody, node: TestNode = api) =>
    node.call('post', `/adm/approvals/${id}/${how}`, {
      token: tokenOf(who),
      body: how === 'reject' ? { reason: 'Не тот счёт' } : {},
    });
  const waiting = async (who: Somebody) =>
    (await api.call<StaffApproval[]>('get', '/adm/approvals', { token: tokenOf(who) })).body.message;
  const closed = async (who: Somebody) =>
    (await api.call<StaffApproval[]>('get', '/adm/approvals?closed=true', { token: tokenOf(who) })).body
      .message;
  const heardBy = async (who: Somebody) =>
    (await StaffNotice.findAll({ where: { user_id: who?.user.id ?? 0 }, order: ['id'] })).map(
      ({ text }) => text,
    );
  const asked = async (center: Center, body: object = { pay_rs: other }) =>
    (await ask(center, body)).body.message.id;
  const accountOf = async (center: Center) => (await center.reload()).pay_rs;

  it('requisites change only after a second person confirms, and both are recorded', async () => {
    const center = await buildCenter({ pay_rs: account });
    const first = await ask(center, { pay_rs: other });
    expect([first.status, await accountOf(center)]).to.deep.equal([201, account]);
    const shown = await api.call<StaffCenterRequisites>('get', `/adm/center_requisites/${center.id}`, {
      token: tokenOf(asker),
    });
    expect(shown.body.message.asked).to.deep.equal({ pay_rs: other });
    const [approval] = await waiting(decider);
    expect(approval).to.deep.include({
      before: { pay_rs: account },
      after: { pay_rs: other },
      is_own: false,
    });
    expect((await waiting(asker))[0]?.is_own).to.equal(true);
    expect((await decide(first.body.message.id, 'confirm', decider)).status).to.equal(200);
    expect(await accountOf(center)).to.equal(other);
    const entries = await AuditEntry.findAll({
      where: { resource: 'center_requisites', record_id: String(center.id) },
      order: ['id'],
    });
    expect(entries.map(({ action, actor_id }) => [action, actor_id])).to.deep.equal([
      ['ask_change', asker?.user.id],
      ['confirm_change', decider?.user.id],
    ]);
    expect(JSON.stringify(entries)).to.not.include(account).and.not.include(other);
  });

  it('nobody approves his own request, by the API or by the database', async () => {
    const center = await buildCenter({ pay_rs: account });
    const id = await asked(center);
    for (const how of ['confirm', 'reject'] as const) {
      const { status, body } = await decide(id, how, asker);
      expect([status, body.code]).to.deep.equal([409, 'CONFLICT']);
    }
    expect(await accountOf(center)).to.equal(account);
    const alone = `update approvals set status = 'CONFIRMED', decided_by = asked_by, decided_at = now()`;
    const outcome = await api.sequelize.query(alone).then(
      () => 'written',
      () => 'refused',
    );
    expect(outcome).to.equal('refused');
    // The control: it is this check that refuses, and nothing else would.
    const unguarded = await api.sequelize.transaction();
    await api.sequelize.query('alter table approvals drop constraint approvals_by_another', {
      transaction: unguarded,
    });
    await api.sequelize.query(alone, { transaction: unguarded });
    await unguarded.rollback();
  });

  it('two concurrent approvals on two nodes confirm once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const center = await buildCenter({ pay_rs: account });
      const id = await asked(center);
      const answers = await Promise.all([
        decide(id, 'confirm', decider),
        decide(id, 'confirm', admin, second),
      ]);
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
      const where = { action: 'confirm_change', record_id: String(center.id) };
      expect(await AuditEntry.count({ where })).to.equal(1);
    }
  });

  it('a record that has changed meanwhile cannot be confirmed, only rejected', async () => {
    const center = await buildCenter({ pay_rs: account });
    const id = await asked(center);
    await center.update({ pay_rs: '40702810900000099999' });
    expect((await decide(id, 'confirm', decider)).status).to.equal(409);
    expect(await accountOf(center)).to.equal('40702810900000099999');
    await center.update({ name: 'Другое имя' });
    expect((await decide(id, 'reject', decider)).status).to.equal(200);
    expect((await decide(id, 'confirm', decider)).status).to.equal(409);
    expect((await ask(center, { pay_rs: other })).status).to.equal(201);
  });

  it('a record has one pending change at a time, and only one that changes something right', async () => {
    const center = await buildCenter({ pay_rs: account });
    const answers = await Promise.all([
      ask(center, { pay_rs: other }),
      ask(center, { pay_rs: other }, decider),
    ]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([201, 409]);
    const free = await buildCenter({ pay_rs: account });
    for (const body of [
      { pay_rs: account },
      {},
      { pay_rs: '12' },
      { pay_inn: '7707083894' },
      { status: 'CONFIRMED' },
    ])
      expect((await ask(free, body)).status, JSON.stringify(body)).to.equal(422);
  });

  it('is withdrawn by its requester only; then it cannot be decided', async () => {
    const center = await buildCenter({ pay_rs: account });
    const id = await asked(center);
    for (const stranger of [decider, admin])
      expect((await decide(id, 'withdraw', stranger)).status).to.equal(404);
    expect((await waiting(decider)).map((each) => each.id)).to.deep.equal([id]);
    expect((await decide(id, 'withdraw', asker)).status).to.equal(200);
    expect((await decide(id, 'withdraw', asker)).status).to.equal(409);
    expect((await decide(id, 'confirm', decider)).status).to.equal(409);
    expect([await waiting(decider), await accountOf(center)]).to.deep.equal([[], account]);
    expect((await closed(decider))[0]).to.include({ id, status: 'CANCELED', decided_by_name: null });
    const entry = await AuditEntry.findOne({
      where: { action: 'withdraw_change', record_id: String(center.id) },
    });
    expect(entry?.actor_id).to.equal(asker?.user.id);
    expect((await ask(center, { pay_rs: other })).status).to.equal(201);
  });

  it('a concurrent confirmation and withdrawal have one winner', async () => {
    for (let round = 0; round < 5; round += 1) {
      const center = await buildCenter({ pay_rs: account });
      const id = await asked(center);
      const [confirmed, withdrawn] = await Promise.all([
        decide(id, 'confirm', decider, second),
        decide(id, 'withdraw', asker),
      ]);
      expect([confirmed.status, withdrawn.status].sort()).to.deep.equal([200, 409]);
      expect(await accountOf(center)).to.equal(confirmed.status === 200 ? other : account);
    }
  });

  it('the bell notifies those who may decide, then the author, without a name or an account', async () => {
    const outsider = await api.staff('MANAGER');
    const center = await buildCenter({ name: 'Тайная клиника', pay_rs: account });
    await decide(await asked(center), 'confirm', decider);
    const about = `реквизиты центра № ${center.id}`;
    for (const holder of [decider, admin])
      expect(await heardBy(holder)).to.include(`Нужна вторая подпись: ${about}`);
    expect(await heardBy(asker)).to.deep.equal([`Подтверждено: ${about}`]);
    expect(await heardBy(outsider)).to.deep.equal([]);
    const id = await asked(center, { pay_rs: account });
    await decide(id, 'reject', admin);
    expect(await heardBy(asker)).to.include(`Отклонено: ${about}`);
    expect((await closed(decider))[0]).to.include({ status: 'REJECTED', reason: 'Не тот счёт' });
  });

  it('a request expires after two weeks, and not a day before', async () => {
    const [center, younger] = [
      await buildCenter({ pay_rs: account }),
      await buildCenter({ pay_rs: account }),
    ];
    const [old, fresh] = [await asked(center), await asked(younger)];
    const daysAgo = (days: number) => ({ asked_at: new Date(Date.now() - days * 86_400_000) });
    await Approval.update(daysAgo(15), { where: { id: old } });
    await Approval.update(daysAgo(13), { where: { id: fresh } });
    await Promise.all([closeStaleApprovals(), closeStaleApprovals()]);
    expect((await waiting(decider)).map(({ id }) => id)).to.deep.equal([fresh]);
    expect((await decide(old, 'confirm', decider)).status).to.equal(409);
    expect(await heardBy(asker)).to.deep.equal([`Срок вышел, решения нет: реквизиты центра № ${center.id}`]);
    expect((await ask(center, { pay_rs: other })).status).to.equal(201);
  });

  it('the author and the approver need a fresh re-authentication', async () => {
    const center = await buildCenter({ pay_rs: account });
    const id = await asked(center);
    await Session.update({ proved_at: new Date(0) }, { where: {} });
    const another = await buildCenter();
    for (const answer of [await decide(id, 'confirm', decider), await ask(another, { pay_rs: other })])
      expect([answer.status, answer.body.code]).to.deep.equal([403, 'PROOF_REQUIRED']);
    expect(await accountOf(center)).to.equal(account);
  });

  it('accounts are masked for read-only staff', async () => {
    const center = await buildCenter({ pay_rs: account, director_name: 'Иванов Иван Ильич' });
    await asked(center);
    const { token } = await api.staff('CENTER_VIEW');
    const { body, text } = await api.call<StaffCenterRequisites>(
      'get',
      `/adm/center_requisites/${center.id}`,
      { token },
    );
    expect([body.message.pay_rs, body.message.director_name]).to.deep.equal([
      '****************2345',
      'Иванов И. И.',
    ]);
    expect(text).to.not.include(account).and.not.include(other);
    expect((await api.call('get', '/adm/approvals', { token })).status).to.equal(403);
  });

  it('a new administrator needs approval, and all others get a letter', async () => {
    const { user } = await api.staff('MANAGER');
    const secondAdmin = await api.staff('ADMIN');
    const add = (who: Somebody) =>
      api.call<StaffUser>('post', `/adm/users/${user.id}/add_role`, {
        token: tokenOf(who),
        body: { role: 'ADMIN' },
      });
    const { body } = await add(admin);
    expect([body.message.roles, body.message.is_admin_asked]).to.deep.equal([['MANAGER'], true]);
    expect((await add(admin)).status).to.equal(409);
    const [approval] = await waiting(secondAdmin);
    // A bookkeeper decides about money alone, and does not even see this.
    expect(await waiting(decider)).to.deep.equal([]);
    expect((await decide(approval?.id ?? 0, 'confirm', decider)).status).to.equal(404);
    expect((await decide(approval?.id ?? 0, 'confirm', admin)).status).to.equal(409);
    expect(await UserRole.count({ where: { user_id: user.id, role: 'ADMIN' } })).to.equal(0);
    expect((await decide(approval?.id ?? 0, 'confirm', secondAdmin)).status).to.equal(200);
    expect(await UserRole.count({ where: { user_id: user.id, role: 'ADMIN' } })).to.equal(1);
    const letters = await Letter.findAll({ where: { kind: 'role_changed', record_id: user.id } });
    expect(letters.map(({ to }) => to)).to.include.members([admin?.user.email, secondAdmin.user.email]);
  });

  it('an invitation with the role of administrator needs approval', async () => {
    await api.staff('ADMIN');
    const { body } = await api.call<StaffUser>('post', '/adm/users', {
      token: tokenOf(admin),
      body: { email: `four${Date.now()}@test.local`, name: 'Новый', roles: ['ADMIN', 'MANAGER'] },
    });
    expect([body.message.roles, body.message.is_admin_asked]).to.deep.equal([['MANAGER'], true]);
  });

  it('an administrator needs approval to sign in as a colleague, who is notified at both addresses', async () => {
    const [third, owner] = [await api.staff('ADMIN'), await api.staff('MANAGER')];
    const { id, email, password_hash } = await owner.user.reload();
    const put = (body: object) =>
      api.call<StaffUser>('put', `/adm/users/${id}`, { token: tokenOf(admin), body });
    const next = `next${id}@test.local`;
    const { body } = await put({ email: next, password: 'Zimnij7les' });
    expect([body.message.email, body.message.is_access_asked]).to.deep.equal([email, true]);
    expect((await owner.user.reload()).password_hash, 'until it is confirmed').to.equal(password_hash);
    const asking = { action: 'ask_change', record_id: String(id), actor_id: admin?.user.id ?? 0 };
    expect(await AuditEntry.count({ where: asking })).to.equal(1);
    expect((await api.call('get', '/adm/me', { token: tokenOf(owner) })).status).to.equal(200);
    const [request] = await waiting(third);
    expect(JSON.stringify(request)).to.not.match(/argon2|Zimnij7les/);
    const approval = request?.id ?? 0;
    expect((await decide(approval, 'confirm', admin)).status, 'not by the one who asked').to.equal(409);
    expect((await decide(approval, 'confirm', third)).status).to.equal(200);
    await owner.user.reload();
    expect(owner.user.email).to.equal(next);
    expect(owner.user.password_hash).to.not.equal(password_hash);
    expect((await api.call('get', '/adm/me', { token: tokenOf(owner) })).status).to.equal(401);
    const notified = await Letter.findAll({ where: { kind: 'access_changed' }, order: ['id'] });
    expect(notified.map(({ to }) => to)).to.deep.equal([email, next]);
    const journal = await AuditEntry.findOne({ where: { action: 'change_access', record_id: String(id) } });
    expect(journal?.actor_id).to.equal(third.user.id);
    expect(JSON.stringify(journal?.changes))
      .to.not.match(/argon2|Zimnij7les/)
      .and.not.include(next);
  });

  it('an administrator needs approval to reset the second factor of a colleague', async () => {
    const [third, owner] = [await api.staff('ADMIN'), await api.staff('MANAGER')];
    const { id, email } = owner.user;
    await setUpTelephone(api.call, tokenOf(owner));
    const reset = { token: tokenOf(admin), body: { reason: 'Потерян телефон' } };
    const { body } = await api.call<StaffUser>('post', `/adm/users/${id}/reset_2fa`, reset);
    expect([body.message.has_second_factor, body.message.is_access_asked]).to.deep.equal([true, true]);
    const [request] = await waiting(third);
    expect((await decide(request?.id ?? 0, 'confirm', admin)).status).to.equal(409);
    expect((await decide(request?.id ?? 0, 'confirm', third)).status).to.equal(200);
    expect(await SecondFactor.count({ where: { user_id: id } })).to.equal(0);
    expect(await Letter.count({ where: { kind: 'access_changed', to: email } })).to.equal(1);
    const journal = { action: 'change_access', record_id: String(id), actor_id: third.user.id };
    expect(await AuditEntry.count({ where: journal })).to.equal(1);
  });

  it('a new commission of a centre by its manager needs approval', async () => {
    const keeper = await api.staff('PARTNER_MANAGER');
    const center = await buildCenter({ sale: 15, manager_id: keeper.user.id });
    const { status, body } = await api.call<StaffCenter>('put', `/adm/centers/${center.id}`, {
      token: tokenOf(keeper),
      body: { sale: 1, city: 'Пермь' },
    });
    expect([status, body.message.sale, body.message.sale_asked, body.message.city]).to.deep.equal([
      200,
      15,
      1,
      'Пермь',
    ]);
    const approval = (await waiting(decider)).find(({ kind }) => kind === 'COMMISSION')?.id ?? 0;
    expect((await decide(approval, 'confirm', keeper)).status).to.be.oneOf([403, 404, 409]);
    expect((await decide(approval, 'confirm', decider)).status).to.equal(200);
    expect((await center.reload()).sale).to.equal(1);
  });

  it('the commission of a new centre needs approval before it may sell', async () => {
    const maker = await api.staff('ADMIN');
    const make = (body: object) =>
      api.call<StaffCenter>('post', '/adm/centers', { token: tokenOf(maker), body });
    const { status, body } = await make({ name: 'Дента', email: 'info@denta.example', sale: 12.5 });
    const { id, sale, sale_asked } = body.message;
    expect([status, sale, sale_asked]).to.deep.equal([201, 0, 12.5]);
    const approve = () =>
      api.call<StaffCenter>('post', `/adm/centers/${id}/approve`, { token: tokenOf(maker), body: {} });
    expect((await approve()).status).to.equal(409);
    const asked = (await waiting(decider)).find(
      ({ kind, record_id }) => kind === 'COMMISSION' && record_id === id,
    );
    expect((await decide(asked?.id ?? 0, 'confirm', maker)).status).to.equal(409);
    expect((await decide(asked?.id ?? 0, 'confirm', decider)).status).to.equal(200);
    expect((await approve()).body.message).to.include({ status: 'CONFIRMED', sale: 12.5, sale_asked: null });
    const usual = await make({ name: 'Зубы', email: 'info@zuby.example', sale: 0 });
    expect([usual.status, usual.body.message.sale_asked]).to.deep.equal([201, null]);
  });

  it('a single administrator needs no approval, or there would never be two', async () => {
    const user = await buildUser({ roles: ['MANAGER'] });
    const { body } = await api.call<StaffUser>('post', `/adm/users/${user.id}/add_role`, {
      token: tokenOf(admin),
      body: { role: 'ADMIN' },
    });
    expect(body.message.roles).to.include('ADMIN');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
