import type { StaffUser } from '@odonta/api/contract';
import { AuditEntry, BlockedEmail, Session, User, UserRole } from '@odonta/db/models';
import { buildUser } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';

const reason = 'Ушёл из компании';

describe('staff users', () => {
  const api = useApi();
  const admin = useStaff(api, 'ADMIN');

  const create = (body: unknown) => api.call<StaffUser>('post', '/adm/users', { token: admin.token, body });
  const put = (id: number, body: unknown) =>
    api.call<StaffUser>('put', `/adm/users/${id}`, { token: admin.token, body });
  const act = (id: number, move: string, body: unknown, token = admin.token) =>
    api.call<StaffUser>('post', `/adm/users/${id}/${move}`, { token, body });
  const signIn = (login: string, password: string) =>
    api.call<{ token: string }>('post', '/partner/checkAuth', { body: { login, password } });

  it('invites somebody who comes in once he is approved', async () => {
    const invited = await create({
      email: 'New@Test.local',
      name: 'Новый Сотрудник',
      password: 'Zimnij7les',
      roles: ['MANAGER'],
    });
    expect(invited.status).to.equal(201);
    expect(invited.body.message).to.include({
      email: 'new@test.local',
      status: 'INVITED',
      is_partner: false,
    });
    expect(invited.body.message.roles).to.deep.equal(['MANAGER']);
    expect((await signIn('new@test.local', 'Zimnij7les')).status).to.equal(401);
    await act(invited.body.message.id, 'approve', {});
    expect((await signIn('new@test.local', 'Zimnij7les')).status).to.equal(200);
  });

  it('says what is wrong with a new one', async () => {
    const { status, body } = await create({
      email: 'нет',
      name: 'Я',
      password: 'слабый',
      phone: '12',
      roles: ['KING'],
      status: 'ACTIVE',
    });
    expect(status).to.equal(422);
    expect(body.errors).to.deep.equal({
      email: 'Введите корректную электронную почту',
      name: 'Минимальная длина 2 симв.',
      password: 'От 6 до 20 символов: цифра, строчная и заглавная латинские буквы',
      phone: 'Введите корректный номер телефона',
      'roles.0': 'Недопустимое значение',
      status: 'Неизвестное поле',
    });
  });

  it('gives one e-mail to one user, also when two ask at the same moment', async () => {
    const twin = { email: 'twin@test.local', name: 'Близнец' };
    const answers = await Promise.all([create(twin), create(twin), create(twin)]);
    expect(answers.filter(({ status }) => status === 201)).to.have.length(1);
    const { status, body } = await create(twin);
    expect([status, body.errors]).to.deep.equal([422, { email: 'Эта почта уже занята' }]);
  });

  it('gives one internal number to one user, in digits, and takes it back', async () => {
    const [one, other] = [await buildUser({ name: 'Ида Первая' }), await buildUser()];
    expect((await put(one.id, { extension: '415' })).body.message.extension).to.equal('415');
    const taken = await put(other.id, { extension: '415' });
    expect(taken.body.errors).to.deep.equal({ extension: 'Этот внутренний номер у сотрудника Ида Первая' });
    expect((await put(other.id, { extension: '41а' })).status).to.equal(422);
    expect((await put(one.id, { extension: null })).body.message.extension).to.equal(null);
    expect((await put(other.id, { extension: '415' })).status).to.equal(200);
  });

  it('keeps a password as a hash that no answer and no journal shows', async () => {
    const { body, text } = await create({
      email: 'secret@test.local',
      name: 'Тайный Агент',
      password: 'Zx9secret',
    });
    const user = await User.findByPk(body.message.id, { rejectOnEmpty: true });
    expect(user.password_hash).to.match(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    const changed = await put(user.id, { password: 'Other9secret' });
    const listed = await api.call('get', '/adm/users', { token: admin.token });
    const journal = JSON.stringify(await AuditEntry.findAll({ where: { resource: 'users' } }));
    for (const shown of [text, changed.text, listed.text, journal])
      expect(shown).to.not.match(/secret"|9secret|argon2|password_hash/);
  });

  it('ends the sessions of a user whose password or e-mail is changed, and of no other', async () => {
    for (const body of [{ password: 'Changed1' }, { email: `moved${Date.now()}@test.local` }]) {
      const { user, token } = await api.staff('MANAGER');
      await put(user.id, body);
      expect((await api.call('get', '/adm/me', { token })).status).to.equal(401);
    }
    const { user, token } = await api.staff('MANAGER');
    await put(user.id, { name: 'Другое Имя' });
    expect((await api.call('get', '/adm/me', { token })).status).to.equal(200);
  });

  it('changes no protected column, whatever is sent', async () => {
    const user = await buildUser();
    const forged = {
      id: 1,
      is_partner: true,
      status: 'BLOCKED',
      roles: ['ADMIN'],
      password_hash: 'x',
      version: 99,
      deleted_at: 1,
      created_at: 1,
    };
    const { status, body } = await put(user.id, { ...forged, name: 'Хитрое Имя' });
    expect([status, Object.keys(body.errors).sort()]).to.deep.equal([422, Object.keys(forged).sort()]);
    await user.reload();
    expect(user).to.include({ name: 'Анна Сотрудница', is_partner: false, status: 'ACTIVE', version: 0 });
    expect(await UserRole.count({ where: { user_id: user.id } })).to.equal(0);
  });

  it('adds and takes roles, with what was and what is in the journal', async () => {
    const user = await buildUser({ roles: ['MANAGER'] });
    const added = await act(user.id, 'add_role', { role: 'BOOKKEEPER' });
    expect(added.body.message.roles).to.deep.equal(['BOOKKEEPER', 'MANAGER']);
    expect((await act(user.id, 'add_role', { role: 'BOOKKEEPER' })).body.message.roles).to.have.length(2);
    const taken = await act(user.id, 'remove_role', { role: 'MANAGER' });
    expect(taken.body.message.roles).to.deep.equal(['BOOKKEEPER']);
    const entry = await AuditEntry.findOne({
      where: { resource: 'users', record_id: String(user.id), action: 'remove_role' },
    });
    expect(entry?.changes.roles).to.deep.equal([['BOOKKEEPER', 'MANAGER'], ['BOOKKEEPER']]);
    expect((await act(user.id, 'add_role', { role: 'KING' })).status).to.equal(422);
  });

  it('blocks for a reason and at once, and unblocks', async () => {
    const { user, token } = await api.staff('MANAGER');
    expect((await act(user.id, 'block_email', {})).body.errors).to.deep.equal({
      reason: 'Обязательное поле',
    });
    expect((await act(user.id, 'block_email', { reason })).body.message.status).to.equal('BLOCKED');
    expect((await api.call('get', '/adm/me', { token })).status).to.equal(401);
    expect(await Session.count({ where: { subject_id: user.id, revoked_at: null } })).to.equal(0);
    expect(await BlockedEmail.findByPk(user.email)).to.include({ reason, blocked_by: admin.user.id });
    expect((await act(user.id, 'unblock', { reason: 'Вернулся' })).body.message.status).to.equal('ACTIVE');
    expect(await BlockedEmail.findByPk(user.email)).to.equal(null);
    expect((await api.call('get', '/adm/me', { token })).status).to.equal(401);
  });

  it('is found by role, status and words', async () => {
    const user = await buildUser({ roles: ['SEO_EDIT'], name: 'Ярослав Хохлов', status: 'BLOCKED' });
    for (const filter of [{ role: 'SEO_EDIT' }, { status: 'BLOCKED', q: 'хохлов' }, { q: user.email }]) {
      const { body } = await api.call<StaffUser[]>('get', `/adm/users?filter=${JSON.stringify(filter)}`, {
        token: admin.token,
      });
      expect(body.message.map(({ id }) => id)).to.deep.equal([user.id]);
    }
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
