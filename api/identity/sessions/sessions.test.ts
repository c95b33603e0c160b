import { setTimeout as pause } from 'node:timers/promises';
import type { StaffProfile } from '@odonta/api/contract';
import { Session, UserRole } from '@odonta/db/models';
import type { SessionEnd } from '@odonta/db/vocabulary/identity/sessions.ts';
import { expect } from 'chai';
import type { Request } from 'express';
import { Passport } from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { secret, type TestApi } from '../../testing/testApi.ts';
import { useApi } from '../../testing/useApi.ts';

describe('sessions', () => {
  const api = useApi();
  let admin: string;

  before(async () => {
    admin = (await api.staff('ADMIN')).token;
  });

  const me = (token: string, at: Pick<TestApi, 'call'> = api) =>
    at.call<StaffProfile>('get', '/adm/me', { token });
  const act = (id: number, move: string, body: object) =>
    api.call('post', `/adm/users/${id}/${move}`, { token: admin, body });

  const edit = (id: number, body: object) => api.call('put', `/adm/users/${id}`, { token: admin, body });

  it('a session loses a role with the next request, on every node', async () => {
    const second = await api.node();
    const { user, token } = await api.staff('MANAGER', 'COURSE_VIEW');
    const list = (at: Pick<TestApi, 'call'>) => at.call('get', '/adm/manager_requests', { token });
    expect((await list(second)).status).to.equal(200);
    await UserRole.destroy({ where: { user_id: user.id, role: 'MANAGER' } });
    expect([(await list(api)).status, (await list(second)).status]).to.deep.equal([403, 403]);
    await UserRole.destroy({ where: { user_id: user.id } });
    expect((await me(token)).status).to.equal(403);
    await UserRole.create({ user_id: user.id, role: 'MANAGER' });
    expect((await list(second)).status).to.equal(200);
    await second.close();
  });

  const endings: [string, SessionEnd, (id: number) => Promise<unknown>][] = [
    ['a role that is taken', 'ROLE', (id) => act(id, 'remove_role', { role: 'MANAGER' })],
    ['a role that is added', 'ROLE', (id) => act(id, 'add_role', { role: 'BOOKKEEPER' })],
    ['a block', 'BLOCKED', (id) => act(id, 'block_email', { reason: 'Украден телефон' })],
    ['a new password', 'PASSWORD', (id) => edit(id, { password: 'Zimnij7les' })],
    ['a new e-mail', 'PASSWORD', (id) => edit(id, { email: `moved${id}@test.local` })],
  ];
  for (const [what, why, end] of endings)
    it(`only the sessions of the user end within a second on every node by ${what}`, async () => {
      const second = await api.node();
      const { user, token } = await api.staff('MANAGER');
      const colleague = await api.staff('MANAGER');
      const tokens = [token, await api.tokenOf(user)];
      for (const one of tokens) expect((await me(one, second)).status).to.equal(200);
      const began = performance.now();
      await end(user.id);
      for (const one of tokens)
        expect([(await me(one)).status, (await me(one, second)).status]).to.deep.equal([401, 401]);
      expect(performance.now() - began).to.be.below(1000);
      expect((await me(colleague.token, second)).status).to.equal(200);
      const ended = await Session.findAll({ where: { subject_id: user.id } });
      expect(ended.map(({ ended_because }) => ended_because)).to.deep.equal([why, why]);
      await second.close();
    });

  it('a session survives a role granted twice or revoked when absent', async () => {
    const { user, token } = await api.staff('MANAGER');
    await act(user.id, 'add_role', { role: 'MANAGER' });
    await act(user.id, 'remove_role', { role: 'BOOKKEEPER' });
    expect((await me(token)).status).to.equal(200);
  });

  it('roles inside a token grant nothing', async () => {
    const { user, token } = await api.staff();
    const [, body = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(body, 'base64url').toString())).to.include({ id: user.id });
    expect((await api.call('get', '/adm/users', { token })).status).to.equal(403);
  });

  it('a sign-out ends one session', async () => {
    const { user, token } = await api.staff('MANAGER');
    const other = await api.tokenOf(user);
    const { status, body } = await api.call('post', '/partner/logout', { token });
    expect([status, body.message]).to.deep.equal([200, { id: user.id }]);
    expect([(await me(token)).status, (await me(other)).status]).to.deep.equal([401, 200]);
    expect((await api.call('post', '/partner/logout', { token })).status).to.equal(401);
  });

  it('fifty concurrent requests of two users stay separate', async () => {
    const [one, other] = [await api.staff('MANAGER'), await api.staff('COURSE_EDITOR')];
    const asked = Array.from({ length: 50 }, (_, number) => (number % 2 ? one : other));
    const answers = await Promise.all(asked.map(({ token }) => me(token)));
    const mistaken = answers.filter(({ body }, number) => body.message.id !== asked[number]?.user.id);
    expect(mistaken).to.have.length(0);
  });

  it('a strategy shared as an object would mix concurrent requests', async () => {
    const tokens = [await api.staff('MANAGER'), await api.staff('MANAGER')];
    const asked = Array.from({ length: 50 }, (_, number) => tokens[number % 2] as (typeof tokens)[0]);
    const found = await Promise.all(asked.map(({ token }) => identifyCarelessly(token)));
    expect(found.filter((id, number) => id !== asked[number]?.user.id)).to.have.length.greaterThan(0);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

const shared = new Strategy(
  { jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(), secretOrKey: secret },
  ({ id }: { id: number }, done) => void pause(5).then(() => done(null, { id })),
);

function identifyCarelessly(token: string): Promise<number | 'nobody'> {
  const request = { headers: { authorization: `Bearer ${token}` } } as Request;
  const asked = new Promise<number>((resolve) => {
    const settle = (_error: unknown, user?: { id: number } | false) => resolve(user ? user.id : -1);
    new Passport().authenticate(shared, { session: false }, settle)(request, {}, () => resolve(-1));
  });
  return Promise.race([asked, pause(300, 'nobody' as const)]);
}
