import type {
  CenterAccess,
  CenterMemberInvitationView,
  CenterMembershipCard,
  PartnerProfile,
} from '@odonta/api/contract';
import {
  BlockedEmail,
  type Center,
  CenterMemberInvitation,
  Consent,
  User,
  UserMembership,
} from '@odonta/db/models';
import { buildCenter, buildPartner, buildUser } from '@odonta/db/testing/factories.ts';
import { centerMembersAtMost } from '@odonta/db/vocabulary/catalog/centerInvitations.ts';
import { type CenterRole, centerRoles } from '@odonta/db/vocabulary/identity/user.ts';
import { expect } from 'chai';
import { mailboxes } from '../../testing/secrets.ts';
import { useApi } from '../../testing/useApi.ts';

const password = 'Zimnij7les';
const consent = { text_version: '2026-01', page_url: '/partner/invitation' };
const lastOwner = 'В кабинете должен остаться хотя бы один владелец';

describe('the members of a centre', () => {
  const api = useApi();
  let center: Center;
  let owner: User;
  let token: string;
  let mail: ReturnType<typeof mailboxes>;
  let number = 0;

  before(() => {
    mail = mailboxes(api);
  });
  beforeEach(async () => {
    await api.sequelize.query('delete from rate_limits');
    center = await buildCenter();
    owner = await buildPartner(center, { email_proved_at: new Date() });
    token = await api.tokenOf(owner);
  });

  const memberAs = (role: CenterRole, of = center) => buildPartner(of, { role });
  const invite = (given: object = {}, by = token) => {
    number += 1;
    const body = {
      center_id: center.id,
      name: 'Новая Участница',
      email: `center-member${number}@test.local`,
      role: 'ACCOUNTANT',
      ...given,
    };
    return api.call<CenterMemberInvitationView>('post', '/partner/members', { token: by, body });
  };
  const secretFor = async (email: string) => (await mail.newest(email, 'center_member_invitation')).token;
  const accept = async (email: string, given: object = {}) => {
    const body = { token: await secretFor(email), password, consent, ...given };
    return api.call('post', '/partner/membership/accept', { body });
  };
  const access = async (by = token) =>
    (await api.call<CenterAccess[]>('get', '/partner/members', { token: by })).body.message;
  const member = (id: number) => `/partner/centers/${center.id}/members/${id}`;

  it('a new person joins by the link of a letter with a password and a consent, once', async () => {
    const { status, body } = await invite();
    expect(status).to.equal(201);
    const { email } = body.message;
    const asked = { body: { token: await secretFor(email) } };
    const card = (await api.call<CenterMembershipCard>('post', '/partner/membership', asked)).body.message;
    expect(card).to.deep.equal({ center: center.name, role: 'ACCOUNTANT', email, has_account: false });
    expect((await accept(email, { consent: undefined })).body.errors).to.have.key('consent');
    expect((await accept(email, { password: undefined })).body.errors).to.have.key('password');
    expect((await accept(email, { password: 'weak' })).body.errors).to.have.key('password');
    const answers = await Promise.all([accept(email), accept(email)]);
    expect(answers.map(({ status }) => status).toSorted()).to.deep.equal([200, 422]);
    const user = await User.findOne({ where: { email }, rejectOnEmpty: true });
    expect(user.is_partner && user.email_proved_at !== null).to.equal(true);
    expect(await Consent.count({ where: { email } })).to.equal(1);
    const profile = await api.call<PartnerProfile>('get', '/partner/me', { token: await api.tokenOf(user) });
    expect(profile.body.message.memberships).to.deep.equal([
      { kind: 'center', id: center.id, name: center.name, role: 'ACCOUNTANT' },
    ]);
    const [own] = await access();
    expect(own?.invitations).to.deep.equal([]);
    expect(own?.members.map(({ id, role, is_self }) => [id, role, is_self])).to.deep.equal([
      [owner.id, 'OWNER', true],
      [user.id, 'ACCOUNTANT', false],
    ]);
  });

  it('a member of another centre joins with his own account, whose password stays', async () => {
    const proved = { password_hash: 'his own', email_proved_at: new Date() };
    const other = await buildPartner(await buildCenter(), proved);
    await invite({ email: other.email.toUpperCase(), role: 'EDITOR' });
    expect((await accept(other.email, { password, consent })).status).to.equal(200);
    await other.reload();
    expect(other.password_hash).to.equal('his own');
    expect(await UserMembership.count({ where: { user_id: other.id } })).to.equal(2);
  });

  it('who registered the address of another gets nothing: its owner sets a new password, and he is out', async () => {
    const squatter = await buildPartner(await buildCenter(), { password_hash: 'of a stranger' });
    const his = await api.tokenOf(squatter);
    await invite({ email: squatter.email });
    const asked = { body: { token: await secretFor(squatter.email) } };
    const card = (await api.call<CenterMembershipCard>('post', '/partner/membership', asked)).body.message;
    expect(card.has_account).to.equal(false);
    expect((await accept(squatter.email, { password: undefined })).body.errors).to.have.key('password');
    expect((await accept(squatter.email)).status).to.equal(200);
    await squatter.reload();
    expect(squatter.password_hash).to.not.equal('of a stranger');
    expect((await api.call('get', '/partner/me', { token: his })).status).to.equal(401);
  });

  it('an invitation ends with the ownership of who sent it, until another owner sends it again', async () => {
    const former = await memberAs('OWNER');
    await former.update({ email_proved_at: new Date() });
    const { id, email } = (await invite({ role: 'OWNER' }, await api.tokenOf(former))).body.message;
    await api.call('delete', member(former.id), { token });
    expect((await accept(email)).status).to.equal(422);
    await api.call('post', `/partner/invitations/${id}/again`, { token, body: {} });
    expect((await accept(email)).status).to.equal(200);
  });

  it('nobody fills a mailbox with invitations, or invites before his own address is proved', async () => {
    const { id } = (await invite()).body.message;
    const again = () => api.call('post', `/partner/invitations/${id}/again`, { token, body: {} });
    expect([(await again()).status, (await again()).status, (await again()).status]).to.deep.equal([
      200, 200, 409,
    ]);
    await owner.update({ email_proved_at: null });
    expect((await invite()).status).to.equal(409);
  });

  it('staff and blocked people cannot join, and are told nothing before their link', async () => {
    const staff = await buildUser({ roles: ['MANAGER'] });
    const blocked = await buildPartner(await buildCenter(), { status: 'BLOCKED' });
    const barred = 'barred@test.local';
    await BlockedEmail.create({ email: barred, reason: 'Спам', blocked_by: staff.id });
    for (const email of [staff.email, blocked.email, barred]) {
      expect((await invite({ email })).status, email).to.equal(201);
      expect((await accept(email)).status, email).to.equal(409);
    }
    expect(await User.count({ where: { email: barred } })).to.equal(0);
    expect(await UserMembership.count({ where: { center_id: center.id } })).to.equal(1);
  });

  it('a second letter voids the link of the first; a withdrawn or old one opens nothing', async () => {
    const { id, email } = (await invite()).body.message;
    const first = await secretFor(email);
    await api.call('post', `/partner/invitations/${id}/again`, { token, body: {} });
    expect((await accept(email, { token: first })).status).to.equal(422);
    await CenterMemberInvitation.update({ expires_at: new Date(Date.now() - 1) }, { where: { id } });
    expect((await accept(email)).status).to.equal(422);
    await api.call('post', `/partner/invitations/${id}/again`, { token, body: {} });
    expect((await api.call('delete', `/partner/invitations/${id}`, { token })).status).to.equal(200);
    expect((await accept(email)).status).to.equal(422);
  });

  it('nobody is invited twice, or beyond the limit', async () => {
    const { email } = (await invite()).body.message;
    for (const known of [email, owner.email])
      expect(Object.keys((await invite({ email: known })).body.errors), known).to.deep.equal(['email']);
    for (const wrong of [{ role: 'ADMIN' }, { email: 'no' }, { name: '' }, { name: 'x'.repeat(101) }])
      expect((await invite(wrong)).status, JSON.stringify(wrong)).to.equal(422);
    const many = Array.from({ length: centerMembersAtMost - 2 }, (_, index) => ({
      center_id: center.id,
      email: `full${index}-${center.id}@test.local`,
      name: 'Анна',
      role: 'ORDERS' as const,
      token_hash: String(center.id * 100 + index).padStart(64, '0'),
      expires_at: new Date(),
    }));
    await CenterMemberInvitation.bulkCreate(many);
    expect((await invite()).status).to.equal(409);
  });

  it('the cabinet keeps an owner who can come in', async () => {
    const asked = { token, body: { role: 'EDITOR' } };
    expect((await api.call('put', member(owner.id), asked)).body.message).to.equal(lastOwner);
    const second = await memberAs('OWNER');
    await second.update({ status: 'BLOCKED' });
    expect((await api.call('delete', member(owner.id), { token })).status, 'blocked').to.equal(409);
    await second.update({ status: 'ACTIVE' });
    const both = await Promise.all([
      api.call('delete', member(owner.id), { token }),
      api.call('delete', member(second.id), { token: await api.tokenOf(second) }),
    ]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).to.have.length(1);
    expect(await UserMembership.count({ where: { center_id: center.id, role: 'OWNER' } })).to.equal(1);
  });

  it('a changed role holds in this centre alone, and a removed member is out at once', async () => {
    const user = await memberAs('ORDERS');
    const elsewhere = await buildCenter();
    await UserMembership.create({ user_id: user.id, center_id: elsewhere.id, role: 'OWNER' });
    const his = await api.tokenOf(user);
    await api.call('put', member(user.id), { token, body: { role: 'CHECK_IN' } });
    const rolesOf = async () =>
      (await UserMembership.findAll({ where: { user_id: user.id }, order: ['center_id'] })).map(
        ({ role }) => role,
      );
    expect(await rolesOf()).to.deep.equal(['CHECK_IN', 'OWNER']);
    await api.call('delete', member(user.id), { token });
    expect(await rolesOf()).to.deep.equal(['OWNER']);
    expect((await access(his)).map((own) => own.center.id)).to.deep.equal([elsewhere.id]);
  });

  it('only owners see and change them: 0 leaks to other roles and other centres', async () => {
    const user = await memberAs('ORDERS');
    const { id } = (await invite()).body.message;
    const stranger = await buildPartner(await buildCenter());
    const ways = [
      [
        'post',
        '/partner/members',
        { center_id: center.id, name: 'Анна', email: 'leak@test.local', role: 'OWNER' },
      ],
      ['post', `/partner/invitations/${id}/again`, {}],
      ['delete', `/partner/invitations/${id}`, undefined],
      ['put', member(user.id), { role: 'OWNER' }],
      ['delete', member(user.id), undefined],
    ] as const;
    const outsiders: [User, number][] = [[stranger, 404]];
    for (const role of Object.keys(centerRoles) as CenterRole[])
      if (role !== 'OWNER') outsiders.push([await memberAs(role), 403]);
    for (const [outsider, expected] of outsiders) {
      const his = await api.tokenOf(outsider);
      const own = await access(his);
      expect(own.some((one) => one.center.id === center.id)).to.equal(false);
      for (const [method, path, body] of ways) {
        const { status } = await api.call(method, path, { token: his, ...(body && { body }) });
        expect(status, `${method} ${path}`).to.equal(expected);
      }
    }
    for (const [method, path, body] of ways)
      expect((await api.call(method, path, body ? { body } : {})).status, 'nobody').to.equal(401);
    expect(await CenterMemberInvitation.count({ where: { id } })).to.equal(1);
    expect((await UserMembership.findOne({ where: { user_id: user.id } }))?.role).to.equal('ORDERS');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
