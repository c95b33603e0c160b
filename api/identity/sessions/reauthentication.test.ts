import type { StaffUser } from '@odonta/api/contract';
import { AuditEntry, Session, User, UserRole } from '@odonta/db/models';
import { buildUser } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { digestOf } from '../../testing/digest.ts';
import { setUpTelephone } from '../../testing/secondFactor.ts';
import { useSignInStage } from '../../testing/signInStage.ts';
import type { TestApi } from '../../testing/testApi.ts';

const password = 'Demo1234';
const minute = 60_000;

type Action = (id: number) => [method: string, path: string, body?: object];

/** Actions that are forbidden on an unattended computer. */
const actions: Record<string, Action> = {
  'give a role': (id) => ['post', `/adm/users/${id}/add_role`, { role: 'SEO_EDIT' }],
  'take a role': (id) => ['post', `/adm/users/${id}/remove_role`, { role: 'MANAGER' }],
  'invite with a role': (id) => [
    'post',
    '/adm/users',
    { email: `invited${id}@test.local`, name: 'Новый', roles: ['MANAGER'] },
  ],
  'change an e-mail': (id) => ['put', `/adm/users/${id}`, { email: `moved${id}@test.local` }],
  'set a password': (id) => ['put', `/adm/users/${id}`, { password: 'Zimnij7les' }],
  'set a password among others': (id) => [
    'post',
    '/adm/users/bulk',
    { action: 'update', ids: [id], data: { password: 'Zimnij7les' } },
  ],
  'export phones and e-mails': () => ['get', '/adm/users/export?format=csv'],
  'export who was given a certificate': () => ['get', '/adm/vouchers/export?format=csv'],
  'export e-mails alone': () => ['get', '/adm/users/export?format=csv&columns=email'],
};

describe('a fresh proof of who one is', () => {
  const { api, second, hashed } = useSignInStage(password);

  const admin = async (provedMinutesAgo: number) => {
    const user = await buildUser({ roles: ['ADMIN'], ...hashed });
    const token = await api.tokenOf(user);
    const proved_at = new Date(Date.now() - provedMinutesAgo * minute);
    await Session.update({ proved_at }, { where: { subject_id: user.id } });
    return { user, token };
  };
  const act = (action: Action, id: number, token: string) => {
    const [method, path, body] = action(id);
    return api.call<StaffUser>(method, path, { token, body });
  };
  const prove = (token: string, body: object) => second.call('post', '/adm/me/proof', { token, body });

  for (const [what, action] of Object.entries(actions))
    it(`is wanted to ${what}: without it nothing changes, with it the same call is done`, async () => {
      const { token } = await admin(16);
      const { id } = await buildUser({ roles: ['MANAGER'] });
      // The first call writes down that the session is in use.
      await api.call('get', '/adm/me', { token });
      const before = await factsOf(api);
      const { status, body } = await act(action, id, token);
      expect([status, body.code]).to.deep.equal([403, 'PROOF_REQUIRED']);
      expect(await factsOf(api)).to.deep.equal(before);
      expect((await prove(token, { password })).status).to.equal(200);
      expect((await act(action, id, token)).status).to.be.oneOf([200, 201]);
    });

  it('is good for a quarter of an hour, and signing in is one', async () => {
    const { id } = await buildUser({ roles: ['MANAGER'] });
    const { token } = await admin(14.5);
    expect(
      (await act((who) => ['post', `/adm/users/${who}/add_role`, { role: 'SEO_EDIT' }], id, token)).status,
    ).to.equal(200);
  });

  it('is required after the permission, the body and the row', async () => {
    const { token } = await admin(16);
    const role = { role: 'SEO_EDIT' };
    const absent = await api.call('post', '/adm/users/2147483647/add_role', { token, body: role });
    const { id } = await buildUser();
    const bad = await api.call('post', `/adm/users/${id}/add_role`, { token, body: { role: 'KING' } });
    const { token: other } = await api.staff('MANAGER');
    const foreign = await api.call('post', `/adm/users/${id}/add_role`, { token: other, body: role });
    expect([absent.status, bad.status, foreign.body.code]).to.deep.equal([404, 422, 'FORBIDDEN']);
  });

  it('is not wanted for what opens nothing', async () => {
    const { token } = await admin(600);
    const { id } = await buildUser();
    expect(
      (await api.call('put', `/adm/users/${id}`, { token, body: { name: 'Другое Имя' } })).status,
    ).to.equal(200);
    const path = '/adm/users/export?format=csv&columns=id,name';
    expect((await api.call('get', path, { token })).status).to.equal(200);
    const { user, token: narrow } = await api.staff('CENTER_VIEW');
    await Session.update({ proved_at: new Date(0) }, { where: { subject_id: user.id } });
    expect((await api.call('get', '/adm/centers', { token: narrow })).status).to.equal(200);
  });

  it('is given by the password and, where there is a second step, by a code too', async () => {
    const { user, token } = await admin(0);
    const telephone = await setUpTelephone(api.call, token);
    await Session.update({ proved_at: new Date(0) }, { where: { subject_id: user.id } });
    const fresh = async () =>
      (await Session.findOne({ where: { subject_id: user.id }, rejectOnEmpty: true })).proved_at.getTime() >
      0;
    for (const [body, field] of [
      [{ password }, 'code'],
      [{ password: 'Wrong1234', code: telephone.code() }, 'password'],
      [{ password, code: '000000' }, 'code'],
    ] as const) {
      const { status, body: answer } = await prove(token, body);
      expect([status, Object.keys(answer.errors)]).to.deep.equal([422, [field]]);
      expect(await fresh()).to.equal(false);
    }
    expect((await prove(token, { password, code: telephone.code() })).status).to.equal(200);
    expect(await fresh()).to.equal(true);
  });

  it('proves one session and no other, and is guessed at as rarely as a sign-in', async () => {
    const { user, token } = await admin(16);
    await api.tokenOf(user);
    await Session.update({ proved_at: new Date(0) }, { where: { subject_id: user.id } });
    await prove(token, { password });
    const sessions = await Session.findAll({ where: { subject_id: user.id } });
    expect(sessions.filter(({ proved_at }) => proved_at.getTime() > 0)).to.have.length(1);
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1)
      statuses.push((await prove(token, { password: `Wrong${number}aA` })).status);
    expect(statuses).to.deep.equal([...Array(5).fill(422), 429]);
    expect(await AuditEntry.count({ where: { action: 'password_refused', actor_id: user.id } })).to.equal(5);
  });

  it('the rights alone would not notice a missing re-authentication', async () => {
    const { token } = await admin(16);
    const { body } = await api.call<{ rights: Record<string, string> }>('get', '/adm/me', { token });
    expect(body.message.rights).to.include({
      'users.add_role': 'all',
      'users.edit': 'all',
      'users.export': 'all',
    });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

/** The people and their rights; only the count of calls may change. */
async function factsOf({ sequelize }: TestApi) {
  const digest = await digestOf(sequelize);
  const names = [User, UserRole, AuditEntry, Session].map((model) => model.getTableName() as string);
  return Object.fromEntries(names.map((name) => [name, digest[name]]));
}
