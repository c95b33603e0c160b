import type { RightHolder, RightsInArea, RoleRights } from '@odonta/api/contract';
import { buildCenter, buildPartner, buildUser } from '@odonta/db/testing/factories.ts';
import { allRights, grantsOf, type Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { type StaffRole, staffRoleNames } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { effectiveRights } from './effective.ts';

/** Every right that the page shows, with its reach. */
function shownBy(areas: readonly RightsInArea[]): Record<string, string> {
  return Object.fromEntries(
    areas.flatMap(({ area, verbs, moves: transitions }) => [
      ...Object.entries(verbs).map(([verb, scope]) => [`${area}.${verb}`, scope]),
      ...transitions.map(({ name, reach: scope }) => [`${area}.${name}`, scope]),
    ]),
  );
}

describe('the page of rights', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ADMIN')).token;
  });

  const get = <Message>(path: string, as = token) =>
    api.call<Message>('get', `/adm/rights/${path}`, { token: as });
  const holders = async (right: string) => (await get<RightHolder[]>(`holders?right=${right}`)).body.message;

  it('shows of each role just the rights that the audiences check', async () => {
    const { body } = await get<RoleRights[]>('roles');
    expect(body.message.map(({ role }) => role)).to.deep.equal(staffRoleNames);
    for (const { role, areas } of body.message)
      expect(shownBy(areas), role).to.deep.equal(grantsOf([role]).list());
  });

  it('the page would show the same for somebody with two roles', () => {
    const roles: StaffRole[] = ['PARTNER_MANAGER', 'COURSE_VIEW'];
    expect(shownBy(effectiveRights(roles))).to.deep.equal(grantsOf(roles).list());
    expect(shownBy(effectiveRights(['COURSE_VIEW']))).to.not.deep.equal(grantsOf(roles).list());
  });

  it('says what is masked: of everybody, of all but one’s own, of none', () => {
    const masked = (...roles: StaffRole[]) =>
      effectiveRights(roles).find(({ area }) => area === 'centers')?.masked;
    expect(masked('COURSE_VIEW')).to.equal('all');
    expect(masked('COURSE_VIEW', 'PARTNER_MANAGER')).to.equal('not own');
    expect(masked('PARTNER_MANAGER')).to.equal('none');
    expect(masked('ADMIN')).to.equal('none');
  });

  it('names a transition in words', async () => {
    const { body } = await get<RoleRights[]>('roles');
    const transitions = body.message.flatMap(({ areas }) => areas.flatMap((area) => area.moves));
    for (const { name, label } of transitions) expect(label, name).to.match(/^[а-яё -]+$/);
  });

  it('names who holds a right, and the roles that give it', async () => {
    const { user } = await api.staff('COURSE_EDITOR', 'BOOKKEEPER', 'PARTNER_MANAGER');
    const [found, ...others] = (await holders('lecturers.edit')).filter(({ id }) => id === user.id);
    expect([others, found]).to.deep.equal([
      [],
      {
        id: user.id,
        name: user.name,
        roles: [{ role: 'COURSE_EDITOR', label: 'Редактор курсов' }],
        reach: 'all',
      },
    ]);
    const narrow = await api.staff('PARTNER_MANAGER');
    expect((await holders('prods.edit')).find(({ id }) => id === narrow.user.id)?.reach).to.equal('own');
    expect((await holders('users.add_role')).map(({ id }) => id)).to.not.include(user.id);
  });

  it('counts and names nobody who is a partner, blocked, invited or gone', async () => {
    const gone = await buildUser({ roles: ['SEO_EDIT'] });
    await gone.destroy();
    await buildUser({ roles: ['SEO_EDIT'], status: 'BLOCKED' });
    await buildUser({ roles: ['SEO_EDIT'], status: 'INVITED' });
    await buildPartner(await buildCenter(), { roles: ['SEO_EDIT'] });
    const { user } = await api.staff('SEO_EDIT');
    const { body } = await get<RoleRights[]>('roles');
    expect(body.message.find(({ role }) => role === 'SEO_EDIT')?.holders).to.equal(1);
    expect((await holders('seo.create')).filter(({ roles }) => roles[0]?.role === 'SEO_EDIT')).to.deep.equal([
      { id: user.id, name: user.name, roles: [{ role: 'SEO_EDIT', label: 'SEO' }], reach: 'all' },
    ]);
  });

  it('agrees with the audiences about every right of a person', async () => {
    const { user } = await api.staff('MANAGER', 'ARTICLES');
    const sample: Right[] = allRights.filter((_, index) => index % 40 === 0);
    for (const right of sample) {
      const scope = (await holders(right)).find(({ id }) => id === user.id)?.reach ?? null;
      expect(scope, right).to.equal(grantsOf(['MANAGER', 'ARTICLES']).scope(right));
    }
  });

  it('knows no right that there is not, and is closed to who may not list users', async () => {
    const unknown = await get('holders?right=users.fly');
    expect([unknown.status, Object.keys(unknown.body.errors)]).to.deep.equal([422, ['right']]);
    const { token: manager } = await api.staff('MANAGER');
    for (const path of ['roles', 'holders?right=users.list'])
      expect((await get(path, manager)).status).to.equal(403);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
