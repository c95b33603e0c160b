import type { IndividualProfile, LegalProfile, SignedIn } from '@odonta/api/contract';
import { BlockedEmail, type Individual, type LegalMember, Letter } from '@odonta/db/models';
import {
  buildIndividual,
  buildLegalMember,
  buildLegalUser,
  buildUser,
} from '@odonta/db/testing/factories.ts';
import { journalledBy } from '@odonta/db/testing/journalled.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { hashPassword } from './passwords.ts';

const password = 'Demo1234';
const another = 'Zimnij7les';

describe('the sessions of buyers', () => {
  const api = useApi();
  let password_hash: string;
  let member: LegalMember;
  let individual: Individual;

  before(async () => {
    password_hash = await hashPassword(password);
  });
  beforeEach(async () => {
    member = await buildLegalMember({ password_hash });
    individual = await buildIndividual({ password_hash });
  });

  const signIn = (path: string, login: string | null, given = password) =>
    api.call<SignedIn>('post', path, { body: { login, password: given } });
  const asLegal = (login: string, given?: string) => signIn('/legal/users/auth', login, given);
  const asIndividual = (login: string | null, given?: string) =>
    signIn('/individual/users/auth', login, given);
  const me = async <Profile>(path: string, token: string) =>
    (await api.call<Profile>('get', path, { token })).body.message;

  it('a member of a company signs in by e-mail, and the session names the company', async () => {
    const { status, body } = await asLegal(member.email.toUpperCase());
    expect(status).to.equal(200);
    expect(body.message.user).to.include({ id: member.id, email: member.email, is_partner: false });
    const profile = await me<LegalProfile>('/legal/users/me', body.message.token);
    expect(profile).to.include({ id: member.id, name: 'Мария Закупкина', role: 'OWNER' });
    expect(profile.legal_user).to.include({ id: member.legal_user_id, kpp: null, is_verified: false });
  });

  it('only the owner signs in by the tax number, also after another registers it with a КПП of its own', async () => {
    const { inn, id } = await buildLegalUser({ kpp: '770701001' });
    const owner = await buildLegalMember({ legal_user_id: id, password_hash });
    await buildLegalMember({ legal_user_id: id, password_hash, role: 'BUYER' });
    const { status, body } = await asLegal(inn);
    expect([status, body.message.user.id]).to.deep.equal([200, owner.id]);
    const branch = await buildLegalUser({ inn, kpp: '770702001' });
    await buildLegalMember({ legal_user_id: branch.id, password_hash });
    const again = await asLegal(inn);
    expect([again.status, again.body.message.user.id]).to.deep.equal([200, owner.id]);
  });

  it('an individual signs in by e-mail and by phone', async () => {
    await individual.update({ phone: '+79005556677' });
    for (const login of [individual.email, '8 (900) 555-66-77']) {
      const { status, body } = await asIndividual(login);
      expect([status, body.message.user.id]).to.deep.equal([200, individual.id]);
      const profile = await me<IndividualProfile>('/individual/me', body.message.token);
      expect(profile).to.include({ last_name: 'Покупателев', first_name: 'Илья', phone: '+79005556677' });
    }
    await individual.update({ phone: null });
  });

  it('the answer is the same for a wrong password, an unknown name and a blocked account, company or address', async () => {
    const [blocked, ofBlocked, barred] = await Promise.all([
      buildIndividual({ password_hash, status: 'BLOCKED' }),
      buildLegalMember({
        password_hash,
        legal_user_id: (await buildLegalUser({ status: 'BLOCKED' })).id,
      }),
      buildIndividual({ password_hash, email: 'barred@test.local' }),
    ]);
    await BlockedEmail.create({ email: 'barred@test.local', reason: 'Мошенничество' });
    const answers = await Promise.all([
      asIndividual(individual.email, another),
      asIndividual('nobody@test.local'),
      asIndividual(blocked.email),
      asIndividual(barred.email),
      asLegal(member.email, another),
      asLegal('7707083893'),
      asLegal(ofBlocked.email),
      asLegal(individual.email ?? ''),
    ]);
    for (const { status, body } of answers)
      expect([status, body.message, body.code]).to.deep.equal([
        401,
        'Неверный логин или пароль',
        'BAD_CREDENTIALS',
      ]);
  });

  it('known and unknown names have the same number of tries', async () => {
    const tries = async (login: string | null) => {
      await api.sequelize.query('delete from rate_limits');
      const statuses: number[] = [];
      for (let number = 0; number < 6; number += 1)
        statuses.push((await asIndividual(login, another)).status);
      return statuses;
    };
    expect(await tries(individual.email)).to.deep.equal([...Array(5).fill(401), 429]);
    expect(await tries('nobody@test.local')).to.deep.equal([...Array(5).fill(401), 429]);
  });

  for (const kind of ['legal', 'individual'] as const) {
    const [auth, home, logout] =
      kind === 'legal'
        ? ['/legal/users/auth', '/legal/users/me', '/legal/users/logout']
        : ['/individual/users/auth', '/individual/me', '/individual/logout'];
    const one = () => (kind === 'legal' ? member : individual);
    const enter = async () => (await signIn(auth, one().email)).body.message.token;

    it(`a session ends for ${kind} by signing out, by revocation, and by a block, on the next call`, async () => {
      const [first, second, third] = [await enter(), await enter(), await enter()];
      const open = (token: string) => api.call('get', home, { token });
      expect((await api.call('post', logout, { token: first, body: {} })).status).to.equal(200);
      expect((await open(first)).status).to.equal(401);
      const own = await api.call<{ is_current: boolean }[]>('get', `${home}/sessions`, { token: second });
      expect(own.body.message.map(({ is_current }) => is_current).sort()).to.deep.equal([false, true]);
      const ended = await api.call<{ ended: number }>('delete', `${home}/sessions`, { token: second });
      expect(ended.body.message).to.deep.equal({ ended: 1 });
      expect([(await open(second)).status, (await open(third)).status]).to.deep.equal([200, 401]);
      await BlockedEmail.create({ email: one().email ?? '', reason: 'Мошенничество' });
      expect((await open(second)).status).to.equal(401);
    });

    it(`a new password ends the other sessions of ${kind}; a letter says so`, async () => {
      const [first, second] = [await enter(), await enter()];
      const change = (current: string) =>
        api.call('post', `${home}/password`, { token: first, body: { current, password: another } });
      expect((await change(another)).body.errors).to.deep.equal({ current: 'Неверный текущий пароль' });
      expect((await change(password)).status).to.equal(200);
      expect((await api.call('get', home, { token: first })).status).to.equal(200);
      expect((await api.call('get', home, { token: second })).status).to.equal(401);
      expect((await signIn(auth, one().email, another)).status).to.equal(200);
      const letter = await Letter.findOne({ where: { to: one().email ?? '' } });
      expect(letter?.subject).to.equal('Пароль изменён');
    });
  }

  it('the audit log records the number of the buyer and never of a user', async () => {
    await buildUser({ id: 100_000 + individual.id });
    const entries = await journalledBy(async () => {
      await asIndividual(individual.email);
      await asLegal(member.email);
    });
    expect(
      entries.map(({ actor_id, actor_name, resource, record_id }) => [
        actor_id,
        actor_name,
        resource,
        record_id,
      ]),
    ).to.deep.equal([
      [null, `Физлицо № ${individual.id}`, 'individuals', String(individual.id)],
      [
        null,
        `Юрлицо № ${member.legal_user_id}, участник № ${member.id}`,
        'legal_users',
        String(member.legal_user_id),
      ],
    ]);
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
