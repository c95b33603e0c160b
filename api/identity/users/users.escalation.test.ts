import { UserRole } from '@odonta/db/models';
import { buildCenter, buildPartner, buildUser } from '@odonta/db/testing/factories.ts';
import { type StaffRole, staffRoleNames } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { expect } from 'chai';
import { holds } from '../../testing/accessMatrix.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { useApi } from '../../testing/useApi.ts';

type Attempt = [method: string, path: string, body: unknown];

const below = staffRoleNames.filter((role) => role !== 'ADMIN');

/** The five ways in which others were raised above themselves: oneself, a sibling address, a new user, another, another's account. */
const vectors: Record<string, (me: number, other: number, admin: number) => Attempt[]> = {
  'gives himself the role': (me) => [
    ['post', `/adm/users/${me}/add_role`, { role: 'ADMIN' }],
    ['post', `/adm/users/${me}/approve`, { role: 'ADMIN', roles: ['ADMIN'] }],
  ],
  'writes it by a neighbouring address': (me) => [
    ['put', `/adm/users/${me}`, { roles: ['ADMIN'] }],
    ['put', `/adm/users/${me}`, { user_roles: ['ADMIN'] }],
    ['post', '/adm/users/bulk', { action: 'update', ids: [me], data: { roles: ['ADMIN'] } }],
    ['put', '/adm/me/preferences', { key: 'roles', value: ['ADMIN'] }],
    ['post', '/adm/me/password', { current: 'Demo1234', password: 'Demo12345', roles: ['ADMIN'] }],
  ],
  'makes an administrator of somebody new': (me) => [
    ['post', '/adm/users', { email: `new-${me}@test.local`, name: 'Новый', roles: ['ADMIN'] }],
  ],
  'raises another': (_me, other) => [['post', `/adm/users/${other}/add_role`, { role: 'ADMIN' }]],
  'takes an administrator’s account': (_me, _other, admin) => [
    ['put', `/adm/users/${admin}`, { password: 'Demo12345' }],
    ['put', `/adm/users/${admin}`, { email: 'mine@test.local' }],
    ['post', `/adm/users/${admin}/remove_role`, { role: 'ADMIN' }],
    ['post', `/adm/users/${admin}/block_email`, { reason: 'Захват' }],
    ['delete', `/adm/users/${admin}`, undefined],
  ],
};

describe('nobody is raised above himself', () => {
  const api = useApi();
  let admin: { id: number; token: string };
  let callers: { name: string; id: number; token: string }[];

  before(async () => {
    const first = await api.staff('ADMIN');
    admin = { id: first.user.id, token: first.token };
    const caller = async (name: string, roles: StaffRole[]) => {
      const { user, token } = await api.staff(...roles);
      return { name, id: user.id, token };
    };
    const partner = await buildPartner(await buildCenter(), { roles: ['ADMIN'] });
    callers = [
      ...(await inParallel(below, async (role) => caller(role, [role]))),
      await caller('all roles but one', [...below]),
      await caller('without a role', []),
      { name: 'a partner', id: partner.id, token: await api.tokenOf(partner) },
    ];
  });

  /** Everything of users and their roles that such an attempt would change, as the database has it. */
  const standing = async () => {
    const [rows] = await api.sequelize.query(
      `select u.id, u.email, u.status, u.password_hash, u.deleted_at, r.role from users u left join user_roles r on r.user_id = u.id order by u.id, r.role`,
    );
    return rows;
  };

  it('can be tried: who may give roles gives one that he holds', async () => {
    const other = await buildUser();
    const { status } = await api.call('post', `/adm/users/${other.id}/add_role`, {
      token: admin.token,
      body: { role: 'STAT_VIEW' },
    });
    expect(status).to.equal(200);
    expect(await UserRole.count({ where: { user_id: other.id } })).to.equal(1);
    expect(staffRoleNames.filter((role) => holds(role, 'users.add_role'))).to.deep.equal(['ADMIN']);
  });

  for (const [action, attemptsOf] of Object.entries(vectors))
    it(`by one who ${action}`, async () => {
      const other = (await buildUser()).id;
      const before = await standing();
      let tries = 0;
      for (const { id, token } of callers)
        for (const [method, path, body] of attemptsOf(id, other, admin.id)) {
          tries += 1;
          await api.call(method, path, { token, body });
        }
      expect(await standing()).to.deep.equal(before);
      console.log(`      ${tries} attempts of ${callers.length} callers; raised: 0`);
    });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
