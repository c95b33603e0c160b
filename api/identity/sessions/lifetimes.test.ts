import { endIdleSessions, Session, type User } from '@odonta/db/models';
import { buildCenter, buildPartner } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('the lifetimes of sessions', () => {
  const api = useApi();

  const partner = async () => {
    const user = await buildPartner(await buildCenter());
    return { user, token: await api.tokenOf(user), path: '/partner/me' };
  };
  const staff = async () => ({ ...(await api.staff('MANAGER')), path: '/adm/me' });
  const sessionOf = ({ id }: User) => Session.findOne({ where: { subject_id: id }, rejectOnEmpty: true });
  const usedAgo = async (user: User, ms: number) =>
    (await sessionOf(user)).update({ last_used_at: new Date(Date.now() - ms) });

  for (const [who, open, hours, idle] of [
    ['of staff', staff, 8, 30 * minute],
    ['of partners', partner, 30 * 24, 7 * day],
  ] as const) {
    it(`${who}: so long at most, and so long without use`, async () => {
      const { user, token, path } = await open();
      const session = await sessionOf(user);
      expect((session.expires_at.getTime() - session.created_at.getTime()) / 3_600_000).to.be.closeTo(
        hours,
        0.01,
      );
      await usedAgo(user, idle - minute / 2);
      expect((await api.call('get', path, { token })).status).to.equal(200);
      await usedAgo(user, idle + minute / 2);
      expect((await api.call('get', path, { token })).status).to.equal(401);
    });
  }

  it('a lifetime counts from the last use, written once a minute at most', async () => {
    const { user, token, path } = await staff();
    const first = await usedAgo(user, minute / 2);
    await api.call('get', path, { token });
    expect((await sessionOf(user)).last_used_at).to.deep.equal(first.last_used_at);
    await usedAgo(user, 2 * minute);
    await api.call('get', path, { token });
    const now = (await sessionOf(user)).last_used_at;
    expect(Date.now() - now.getTime()).to.be.below(5000);
    await api.call('get', path, { token });
    expect((await sessionOf(user)).last_used_at).to.deep.equal(now);
  });

  it('a refused request does not extend a session', async () => {
    const { user, token } = await staff();
    const { last_used_at } = await usedAgo(user, 5 * minute);
    expect((await api.call('get', '/adm/audit_log', { token })).status).to.equal(403);
    expect((await sessionOf(user)).last_used_at).to.deep.equal(last_used_at);
    expect((await api.call('get', '/adm/me', { token })).status).to.equal(200);
    expect((await sessionOf(user)).last_used_at).to.not.deep.equal(last_used_at);
  });

  it('only sessions that expired unused are recorded as such', async () => {
    const [idle, busy, member] = [await staff(), await staff(), await partner()];
    await usedAgo(idle.user, 31 * minute);
    await usedAgo(member.user, 31 * minute);
    await endIdleSessions(api.sequelize);
    expect((await sessionOf(idle.user)).ended_because).to.equal('IDLE');
    for (const { user } of [busy, member]) expect((await sessionOf(user)).revoked_at).to.equal(null);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
