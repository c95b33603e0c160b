import type { PartnerProfile, SignedIn, StaffProfile } from '@odonta/api/contract';
import { Session, type User } from '@odonta/db/models';
import { buildCenter, buildPartner, buildUser } from '@odonta/db/testing/factories.ts';
import { journalledBy } from '@odonta/db/testing/journalled.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { hashPassword } from './passwords.ts';

const password = 'Demo1234';

describe('signing in', () => {
  const api = useApi();
  let user: User;
  let password_hash: string;

  before(async () => {
    password_hash = await hashPassword(password);
    user = await buildUser({
      email: 'olga@test.local',
      name: 'Ольга',
      roles: ['MANAGER'],
      password_hash,
    });
  });

  const signIn = (login: string, with_ = password) =>
    api.call<SignedIn>('post', '/partner/checkAuth', { body: { login, password: with_ } });

  it('gives a token and says who one is', async () => {
    const { status, body, text } = await signIn(' Olga@Test.local ');
    expect(status).to.equal(200);
    expect(body.message.user).to.deep.equal({
      id: user.id,
      email: 'olga@test.local',
      name: 'Ольга',
      user_roles: ['MANAGER'],
      is_partner: false,
    });
    expect(text).to.not.include(password).and.not.include('argon2');
    const me = await api.call<StaffProfile>('get', '/adm/me', { token: body.message.token });
    expect(me.body.message).to.include({ id: user.id, email: 'olga@test.local', phone: null });
    expect(me.body.message.roles).to.deep.equal(['MANAGER']);
    expect(me.body.message.rights).to.include({
      'manager_requests.confirm': 'all',
      'stats_sales.list': 'own',
    });
    expect(me.body.message.rights).to.not.have.any.keys('manager_requests.assign', 'users.list');
    expect(me.body.message.masked).to.not.include('manager_requests');
    expect(me.headers.get('cache-control')).to.equal('no-store');
  });

  it('puts into the token what the specification says, an end and an audience', async () => {
    const { body } = await signIn('olga@test.local');
    const payload = JSON.parse(Buffer.from(body.message.token.split('.')[1] ?? '', 'base64url').toString());
    expect(payload).to.include({
      id: user.id,
      email: 'olga@test.local',
      name: 'Ольга',
      is_partner: false,
      aud: 'user',
    });
    expect(payload.user_roles).to.deep.equal(['MANAGER']);
    expect(payload.exp - payload.iat).to.be.within(8 * 3600 - 2, 8 * 3600 + 2);
    expect(await Session.findByPk(payload.sid)).to.include({
      subject_id: user.id,
      ip: '127.0.0.1',
      revoked_at: null,
    });
  });

  it('takes a phone however it is written, and not one that two people have', async () => {
    await user.update({ phone: '+79001234567' });
    for (const phone of ['+7 (900) 123-45-67', '8 900 123 45 67', '9001234567']) {
      const { status, body } = await signIn(phone);
      expect([status, body.message.user.id]).to.deep.equal([200, user.id]);
    }
    const namesake = await buildUser({ phone: '+79001234567', password_hash });
    expect((await signIn('89001234567')).status).to.equal(401);
    await namesake.destroy();
    expect((await signIn('89001234567')).status).to.equal(200);
  });

  it('gives phone and e-mail of one person no more tries together than either alone', async () => {
    await user.update({ phone: '+79001234567' });
    const names = ['olga@test.local', '89001234567'];
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1)
      statuses.push((await signIn(names[number % 2] ?? '', 'Wrong1234')).status);
    expect(statuses).to.deep.equal([...Array(5).fill(401), 429]);
  });

  it('answers the same to a wrong password, an unknown name, a blocked, an invited and a deleted account', async () => {
    await buildUser({ email: 'blocked@test.local', status: 'BLOCKED', password_hash });
    await buildUser({ email: 'invited@test.local', status: 'INVITED', password_hash });
    await buildUser({ email: 'passwordless@test.local' });
    await (await buildUser({ email: 'deleted@test.local', password_hash })).destroy();
    const answers = [
      await signIn('olga@test.local', 'Wrong1234'),
      ...(await Promise.all(
        ['nobody', 'blocked', 'invited', 'passwordless', 'deleted'].map((name) =>
          signIn(`${name}@test.local`),
        ),
      )),
    ];
    for (const { status, body } of answers) {
      const { traceId, ...rest } = body;
      expect([status, rest]).to.deep.equal([
        401,
        { message: 'Неверный логин или пароль', code: 'BAD_CREDENTIALS' },
      ]);
      expect(traceId).to.be.a('string');
    }
  });

  it('takes as long for a name it does not know as for a wrong password', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 12; round += 1)
      for (const kind of ['known', 'unknown'] as const) {
        await api.sequelize.query('delete from rate_limits');
        const began = performance.now();
        await signIn(kind === 'known' ? 'olga@test.local' : `nobody${round}@test.local`, 'Wrong1234');
        times[kind].push(performance.now() - began);
      }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    expect(unknown / known).to.be.within(0.5, 2);
    console.log(`      median ${known.toFixed(1)} ms known, ${unknown.toFixed(1)} ms unknown`);
  });

  it('notes who came in and who did not', async () => {
    const entries = await journalledBy(async () => {
      await signIn('olga@test.local');
      await signIn('olga@test.local', 'Wrong1234');
      await signIn('stranger@test.local');
    });
    expect(
      entries.map(({ action, actor_id, record_id, ip }) => [action, actor_id, record_id, ip]),
    ).to.deep.equal([
      ['sign_in', user.id, String(user.id), '127.0.0.1'],
      ['sign_in_failed', null, String(user.id), '127.0.0.1'],
      ['sign_in_failed', null, null, '127.0.0.1'],
    ]);
    expect(JSON.stringify(entries)).to.not.include('Wrong1234').and.not.include('stranger');
  });

  it('wants a login and a password that are texts', async () => {
    for (const body of [
      {},
      { login: 'a' },
      { login: { $ne: null }, password: ['x'] },
      { login: 'a', password: 'b', role: 'ADMIN' },
    ]) {
      const answer = await api.call('post', '/partner/checkAuth', { body });
      expect(answer.status).to.equal(422);
    }
  });

  it('lets a partner into his cabinet and not among the staff', async () => {
    const center = await buildCenter({ name: 'Дента' });
    const partner = await buildPartner(center, {
      email: 'partner@test.local',
      password_hash,
      roles: ['ADMIN'],
    });
    const { body } = await signIn('partner@test.local');
    expect(body.message.user.is_partner).to.equal(true);
    const { token } = body.message;
    const me = await api.call<PartnerProfile>('get', '/partner/me', { token });
    expect(me.body.message).to.deep.equal({
      id: partner.id,
      email: 'partner@test.local',
      is_email_proved: false,
      name: 'Анна Сотрудница',
      phone: null,
      deputy_name: null,
      unread_letters: 0,
      memberships: [{ kind: 'center', id: center.id, name: 'Дента', role: 'OWNER' }],
    });
    expect((await api.call('get', '/adm/me', { token })).status).to.equal(403);
    expect(
      (await api.call('get', '/partner/me', { token: (await api.staff('ADMIN')).token })).status,
    ).to.equal(403);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
