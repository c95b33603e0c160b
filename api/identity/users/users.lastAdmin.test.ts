import type { StaffUser } from '@odonta/api/contract';
import { AuditEntry, Session, User, UserRole } from '@odonta/db/models';
import { buildCenter, buildPartner, buildUser } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { endpointsOf } from '../../platform/kit/endpointsOf.ts';
import type { Call } from '../../testing/call.ts';
import { useApi } from '../../testing/useApi.ts';
import { holdersOf } from './users.lastAdmin.ts';
import { usersForStaff } from './users.staff.ts';

const reason = 'Ушёл из компании';

type Way = 'block' | 'strip' | 'delete' | 'delete among others';

/** Every way to take an administrator away. */
const ways: Record<Way, (id: number) => [method: string, path: string, body?: object]> = {
  block: (id) => ['post', `/adm/users/${id}/block_email`, { reason }],
  strip: (id) => ['post', `/adm/users/${id}/remove_role`, { role: 'ADMIN' }],
  delete: (id) => ['delete', `/adm/users/${id}`],
  'delete among others': (id) => ['post', '/adm/users/bulk', { action: 'delete', ids: [id] }],
};

describe('the last administrator', () => {
  const api = useApi();
  let admin: { user: User; token: string };

  beforeEach(async () => {
    await UserRole.destroy({ where: {} });
    admin = await api.staff('ADMIN');
  });

  const away = (way: Way, id: number, token = admin.token, call: Call = api.call) => {
    const [method, path, body] = ways[way](id);
    return call<StaffUser>(method, path, { token, body });
  };
  const acting = () =>
    User.findAll({ where: { status: 'ACTIVE', is_partner: false, ...holdersOf('ADMIN') } });

  for (const way of Object.keys(ways) as Way[])
    it(`stays when any user tries to ${way}, and a partner with the role is no second one`, async () => {
      await buildPartner(await buildCenter(), { roles: ['ADMIN'] });
      const byRoleAlone = await User.count({ where: { status: 'ACTIVE', ...holdersOf('ADMIN') } });
      expect(byRoleAlone, 'as it would be counted by the role alone').to.equal(2);
      const refused = await away(way, admin.user.id);
      expect([refused.status, refused.body.code]).to.deep.equal([409, 'CONFLICT']);
      expect((await api.call('get', '/adm/me', { token: admin.token })).status).to.equal(200);
    });

  it('is no longer the last with a second one, and the first may go in any way', async () => {
    for (const way of Object.keys(ways) as Way[]) {
      const second = await api.staff('ADMIN');
      expect((await away(way, second.user.id)).status, way).to.equal(200);
      expect((await api.call('get', '/adm/me', { token: second.token })).status).to.be.oneOf([401, 403]);
    }
  });

  for (const [one, other] of [
    ['block', 'block'],
    ['strip', 'strip'],
    ['delete', 'delete'],
    ['strip', 'delete'],
    ['delete among others', 'block'],
  ] as const)
    it(`is left of two who are taken away at the same moment, ${one} and ${other}`, async () => {
      for (let round = 0; round < 5; round += 1) {
        const second = await api.staff('ADMIN');
        const answers = await Promise.all([
          away(one, admin.user.id, second.token),
          away(other, second.user.id),
        ]);
        const left = await acting();
        expect(left).to.have.length(1);
        expect(answers.map(({ status }) => status).filter((status) => status >= 500)).to.deep.equal([]);
        for (const user of left) admin = { user, token: await api.tokenOf(user) };
      }
    });

  it('the last administrator would be lost without the check', async () => {
    const unguarded = { ...usersForStaff, remove: { allow: 'users.delete' } };
    const node = await api.node({ endpoints: endpointsOf(unguarded, unitOfWork, '/adm') });
    const second = await api.staff('ADMIN');
    await Promise.all([
      away('delete', admin.user.id, second.token, node.call),
      away('delete', second.user.id, admin.token, node.call),
    ]);
    expect(await acting()).to.deep.equal([]);
    await node.close();
  });

  it('gives no role of staff to a partner, and takes away what he has', async () => {
    const partner = await buildPartner(await buildCenter(), { roles: ['MANAGER'] });
    const act = (move: string, role: string) =>
      api.call<StaffUser>('post', `/adm/users/${partner.id}/${move}`, { token: admin.token, body: { role } });
    const shown = await api.call<StaffUser>('get', `/adm/users/${partner.id}`, { token: admin.token });
    expect(shown.body.message.available_transitions.map(({ name }) => name)).to.deep.equal([
      'block_email',
      'remove_role',
    ]);
    const refused = await act('add_role', 'ADMIN');
    expect([refused.status, refused.body.code]).to.deep.equal([409, 'TRANSITION_NOT_ALLOWED']);
    expect((await act('remove_role', 'MANAGER')).body.message.roles).to.deep.equal([]);
  });

  it('deletes others, whose sessions end at once and whose e-mail is free again', async () => {
    const { user, token } = await api.staff('MANAGER');
    expect((await away('delete', user.id)).status).to.equal(200);
    expect((await api.call('get', '/adm/me', { token })).status).to.equal(401);
    expect(await Session.count({ where: { subject_id: user.id, revoked_at: null } })).to.equal(0);
    expect((await buildUser({ email: user.email })).id).to.not.equal(user.id);
  });

  it('leaves no phone and no e-mail of anybody in the journal', async () => {
    const { user } = await api.staff('MANAGER');
    const body = { email: `novaya${user.id}@staff.local`, phone: '+7 912 345-67-89', name: 'Пётр Иной' };
    await api.call('put', `/adm/users/${user.id}`, { token: admin.token, body });
    const entry = await AuditEntry.findOne({
      where: { resource: 'users', record_id: String(user.id), action: 'edit' },
      rejectOnEmpty: true,
    });
    expect(Object.keys(entry.changes).sort()).to.deep.equal(['email', 'name', 'phone']);
    expect(entry.changes.name).to.deep.equal(['Анна Сотрудница', 'Пётр Иной']);
    expect(JSON.stringify(entry.changes)).to.not.match(/novaya|user\d+@|912345|912 345/);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
