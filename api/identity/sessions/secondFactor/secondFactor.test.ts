import type { SecondFactorState, SecondStepAsked, SignedIn, StaffUser } from '@odonta/api/contract';
import { AuditEntry, Letter, RecoveryCode, SecondFactor, Session, Setting } from '@odonta/db/models';
import { buildUser } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { setUpTelephone } from '../../../testing/secondFactor.ts';
import { useSignInStage } from '../../../testing/signInStage.ts';
import type { TestApi, TestNode } from '../../../testing/testApi.ts';
import { hashPassword } from '../passwords.ts';

const password = 'Demo1234';
const asked = (is_on: boolean) => Setting.update({ is_on }, { where: { key: 'require_second_factor' } });

describe('the second step of signing in', () => {
  const { api, second, hashed } = useSignInStage(password);
  afterEach(() => asked(false));

  const person = async (...roles: Parameters<TestApi['staff']>) => {
    const user = await buildUser({ roles, ...hashed });
    const token = await api.tokenOf(user);
    return { user, token, telephone: await setUpTelephone(api.call, token) };
  };
  const passwordStep = async (email: string) => {
    const { status, body } = await api.call<SecondStepAsked>('post', '/partner/checkAuth', {
      body: { login: email, password },
    });
    expect(status).to.equal(200);
    return body.message;
  };
  const codeStep = (ticket: string, code: string, node: TestNode = api) =>
    node.call<SignedIn>('post', '/partner/checkAuth/code', { body: { ticket, code } });
  const clockBack = (user_id: number) => SecondFactor.update({ last_step: 0 }, { where: { user_id } });

  it('gives no token for the password alone, and a session for the code, on another node too', async () => {
    const { user, telephone } = await person('MANAGER');
    const first = await passwordStep(user.email);
    expect(Object.keys(first).sort()).to.deep.equal(['second_factor', 'ticket']);
    expect((await api.call('get', '/adm/me', { token: first.ticket })).status).to.equal(401);
    const { status, body } = await codeStep(first.ticket, telephone.code(), second);
    expect([status, body.message.user.id]).to.deep.equal([200, user.id]);
    expect((await api.call('get', '/adm/me', { token: body.message.token })).status).to.equal(200);
    const ways = await AuditEntry.findAll({ where: { record_id: String(user.id) }, order: ['id'] });
    expect(ways.map(({ action }) => action)).to.deep.equal(['turn_second_factor_on', 'sign_in']);
  });

  it('takes a code once, of twenty who bring it at the same moment to two nodes', async () => {
    const { user, telephone } = await person('MANAGER');
    const { ticket } = await passwordStep(user.email);
    const code = telephone.code();
    const take = async (_: unknown, number: number) => {
      // Each from an address of his own as far as the limit of failures goes.
      await api.sequelize.query('delete from rate_limits');
      return (await codeStep(ticket, code, number % 2 ? api : second)).status;
    };
    const statuses = await Promise.all(Array.from({ length: 20 }, take));
    expect(
      statuses.filter((status) => status === 200),
      statuses.join(),
    ).to.have.length(1);
    expect((await codeStep(ticket, code)).status).to.be.oneOf([401, 429]);
  });

  it('takes no code older than the one taken last', async () => {
    const { user, telephone } = await person('MANAGER');
    const { ticket } = await passwordStep(user.email);
    expect((await codeStep(ticket, telephone.code(1))).status).to.equal(200);
    expect((await codeStep(ticket, telephone.code(0))).status).to.equal(401);
  });

  it('takes a code from paper once, however it is typed, and writes to the owner nothing of it', async () => {
    const { user, token, telephone } = await person('MANAGER');
    const [code = '', other = ''] = telephone.recoveryCodes;
    const { ticket } = await passwordStep(user.email);
    const answers = await Promise.all([codeStep(ticket, code.toLowerCase()), codeStep(ticket, code, second)]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 401]);
    expect((await codeStep(ticket, code)).status).to.equal(401);
    expect((await codeStep(ticket, other.replace('-', ' '))).status).to.equal(200);
    const state = await api.call<SecondFactorState>('get', '/adm/me/second_factor', { token });
    expect(state.body.message).to.include({ is_on: true, codes_left: 8 });
    const kept = [await RecoveryCode.findAll(), await Letter.findAll(), await AuditEntry.findAll()];
    expect(JSON.stringify(kept)).to.not.include(code).and.not.include(code.replace('-', ''));
  });

  it('answers the same to a wrong code, a used one and a ticket of nobody, and is limited', async () => {
    const { user, telephone } = await person('MANAGER');
    const { ticket } = await passwordStep(user.email);
    const code = telephone.code();
    await codeStep(ticket, code);
    const forged = `${ticket.slice(0, -2)}xx`;
    const answers = [
      await codeStep(ticket, code),
      await codeStep(ticket, '000000'),
      await codeStep(forged, code),
    ];
    for (const { status, body } of [...answers, await codeStep('нет', code)])
      expect([status, body.code, body.message]).to.deep.equal([
        401,
        'BAD_CREDENTIALS',
        'Код не подошёл: он неверен, устарел или уже использован',
      ]);
    const statuses: number[] = [];
    for (let number = 0; number < 5; number += 1) {
      // A right password in between gives no further tries at the code.
      await passwordStep(user.email);
      statuses.push((await codeStep(ticket, '000000', number % 2 ? api : second)).status);
    }
    expect(statuses).to.deep.equal([401, 401, 401, 429, 429]);
  });

  it('does not honour a ticket once the password has changed, the user is blocked, or the step is gone', async () => {
    const { user, telephone } = await person('MANAGER');
    const { ticket } = await passwordStep(user.email);
    await user.update({ password_hash: await hashPassword('Zimnij7les') });
    expect((await codeStep(ticket, telephone.code())).status).to.equal(401);
    await user.update({ ...hashed, status: 'BLOCKED' });
    expect((await codeStep(ticket, telephone.code())).status).to.equal(401);
    await user.update({ status: 'ACTIVE' });
    expect((await codeStep(ticket, telephone.code())).status).to.equal(200);
    await clockBack(user.id);
    await SecondFactor.destroy({ where: { user_id: user.id } });
    expect((await codeStep(ticket, telephone.code())).status).to.equal(401);
  });

  it('is not there until a first code has confirmed it', async () => {
    const user = await buildUser({ roles: ['MANAGER'], ...hashed });
    const token = await api.tokenOf(user);
    await api.call('post', '/adm/me/second_factor', { token });
    const wrong = await api.call('post', '/adm/me/second_factor/confirm', {
      token,
      body: { code: '000000' },
    });
    expect([wrong.status, Object.keys(wrong.body.errors)]).to.deep.equal([422, ['code']]);
    expect(await passwordStep(user.email)).to.have.property('token');
    await setUpTelephone(api.call, token);
    expect(await passwordStep(user.email)).to.not.have.property('token');
    expect((await api.call('post', '/adm/me/second_factor', { token })).status).to.equal(409);
    const row = await SecondFactor.findByPk(user.id, { rejectOnEmpty: true });
    expect(row.secret.toString('latin1')).to.not.match(/[A-Z2-7]{32}/);
  });

  it('is renewed and taken away by its owner, after a fresh proof, and told by letters', async () => {
    const { user, token, telephone } = await person('MANAGER');
    const renewed = await api.call<{ codes: string[] }>('post', '/adm/me/second_factor/codes', { token });
    expect(renewed.body.message.codes).to.have.length(10).and.not.include(telephone.recoveryCodes[0]);
    const { ticket } = await passwordStep(user.email);
    expect((await codeStep(ticket, telephone.recoveryCodes[0] ?? '')).status).to.equal(401);
    expect((await codeStep(ticket, renewed.body.message.codes[0] ?? '')).status).to.equal(200);
    await Session.update({ proved_at: new Date(0) }, { where: { subject_id: user.id } });
    const off = () => api.call('delete', '/adm/me/second_factor', { token });
    expect((await off()).body.code).to.equal('PROOF_REQUIRED');
    await api.call('post', '/adm/me/proof', { token, body: { password, code: telephone.code() } });
    expect((await off()).status).to.equal(200);
    expect(await passwordStep(user.email)).to.have.property('token');
    const letters = await Letter.findAll({ where: { to: user.email }, order: ['id'] });
    expect(letters.map(({ subject }) => subject)).to.deep.equal([
      'Второй шаг входа включён',
      'Коды восстановления заменены',
      'Второй шаг входа отключён',
    ]);
  });

  it('is not turned off by a changed password: that is half a proof', async () => {
    const { user, token, telephone } = await person('MANAGER');
    await Session.update({ proved_at: new Date(0) }, { where: { subject_id: user.id } });
    const body = { current: password, password: 'Zimnij7les' };
    expect((await api.call('post', '/adm/me/password', { token, body })).status).to.equal(200);
    const off = () => api.call('delete', '/adm/me/second_factor', { token });
    expect((await off()).body.code).to.equal('PROOF_REQUIRED');
    const reauthentication = { password: body.password, code: telephone.code() };
    expect((await api.call('post', '/adm/me/proof', { token, body: reauthentication })).status).to.equal(200);
    expect((await off()).status).to.equal(200);
  });

  it('is reset by an administrator, which ends the sessions of its owner on every node', async () => {
    const admin = await api.staff('ADMIN');
    const { user, token } = await person('MANAGER');
    const path = `/adm/users/${user.id}/reset_2fa`;
    const reset = await api.call<StaffUser>('post', path, {
      token: admin.token,
      body: { reason: 'Потерян телефон' },
    });
    expect([reset.status, reset.body.message.has_second_factor]).to.deep.equal([200, false]);
    for (const node of [api, second])
      expect((await node.call('get', '/adm/me', { token })).status).to.equal(401);
    expect(await passwordStep(user.email)).to.have.property('token');
    expect(await RecoveryCode.count({ where: { user_id: user.id } })).to.equal(0);
    const again = await api.call('post', path, { token: admin.token, body: { reason: 'Ещё раз' } });
    expect([again.status, again.body.code]).to.deep.equal([409, 'TRANSITION_NOT_ALLOWED']);
  });

  it('once asked for by the settings, leaves administrators and bookkeepers without it nothing but their account', async () => {
    const [admin, bookkeeper, manager] = [
      await api.staff('ADMIN'),
      await api.staff('BOOKKEEPER'),
      await api.staff('MANAGER'),
    ];
    await asked(true);
    for (const { token } of [admin, bookkeeper]) {
      const { status, body } = await second.call('get', '/adm/search?q=центр', { token });
      expect([status, body.code]).to.deep.equal([403, 'SECOND_FACTOR_REQUIRED']);
      const me = await api.call<{ lacks_second_factor: boolean }>('get', '/adm/me', { token });
      expect([me.status, me.body.message.lacks_second_factor]).to.deep.equal([200, true]);
      await setUpTelephone(api.call, token);
      expect((await second.call('get', '/adm/search?q=центр', { token })).status).to.equal(200);
    }
    expect((await api.call('get', '/adm/search?q=центр', { token: manager.token })).status).to.equal(200);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
