import type {
  OwnCenter,
  PartnerProfile,
  SignedIn,
  StaffProfile,
  StaffReview,
  StaffUser,
} from '@odonta/api/contract';
import { Approval, AuditEntry, Session, type User, UserRole } from '@odonta/db/models';
import { buildCenter, buildLecturer, buildPartner, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi, useNode } from '../../testing/useApi.ts';

const reason = 'Проверяю жалобу на доступ';

describe('entering as another', () => {
  const api = useApi();
  const second = useNode(api);
  let admin: { user: User; token: string };

  beforeEach(async () => {
    admin = await api.staff('ADMIN');
  });

  const enter = (id: number, token = admin.token) =>
    api.call<SignedIn>('post', `/adm/users/${id}/impersonate`, { token, body: { reason } });
  const entered = async (user: User) => (await enter(user.id)).body.message.token;

  it('gives his rights and no other, for half an hour, and both names stand in the journal', async () => {
    const editor = await api.staff('COURSE_EDITOR');
    const token = await entered(editor.user);
    const me = await second.call<StaffProfile>('get', '/adm/me', { token });
    expect(me.body.message).to.include({ id: editor.user.id, deputy_name: admin.user.name });
    expect(me.body.message.roles).to.deep.equal(['COURSE_EDITOR']);
    expect((await api.call('get', '/adm/manager_requests', { token })).status).to.equal(403);
    expect((await api.call('get', '/adm/prods', { token })).status).to.equal(200);
    const session = await Session.findOne({ where: { deputy_id: admin.user.id }, rejectOnEmpty: true });
    expect(session.expires_at.getTime() - session.created_at.getTime()).to.be.at.most(1_801_000);
    const keeper = await api.staff('LECTURER_EDIT');
    const lecturer = await buildLecturer();
    const changed = await api.call('put', `/adm/lecturers/${lecturer.id}`, {
      token: await entered(keeper.user),
      body: { name: 'Вера Правленая' },
    });
    expect(changed.status, changed.text).to.equal(200);
    const entry = await AuditEntry.findOne({
      where: { resource: 'lecturers', record_id: String(lecturer.id) },
    });
    const { id, name } = keeper.user;
    expect(entry).to.include({ actor_id: admin.user.id, on_behalf_of_id: id, on_behalf_of_name: name });
    const began = await AuditEntry.findOne({ where: { action: 'impersonate', record_id: String(id) } });
    expect(began).to.include({ actor_id: admin.user.id, reason });
  });

  it('is for administrators alone, and never as one, oneself or somebody who does not work', async () => {
    const { user } = await api.staff('MANAGER');
    const rop = await api.staff('ROP_COURSE');
    expect((await enter(user.id, rop.token)).status).to.equal(403);
    const other = await api.staff('ADMIN');
    const both = await api.staff('ADMIN', 'MANAGER');
    const crowned = await buildPartner(await buildCenter());
    await UserRole.create({ user_id: crowned.id, role: 'ADMIN' });
    const roleless = await api.staff();
    for (const { id } of [admin.user, other.user, both.user, crowned, roleless.user])
      expect((await enter(id)).status).to.equal(409);
    await user.update({ status: 'BLOCKED' });
    expect((await enter(user.id)).status).to.equal(409);
    expect((await enter(2_147_483_647)).status).to.equal(404);
    expect(
      (await api.call('post', `/adm/users/${rop.user.id}/impersonate`, { token: admin.token, body: {} }))
        .status,
    ).to.equal(422);
    await Session.update({ proved_at: new Date(0) }, { where: { subject_id: admin.user.id } });
    expect((await enter(rop.user.id)).body.code).to.equal('PROOF_REQUIRED');
  });

  it('opens no password, proof, person, money or export, whatever the rights of the other', async () => {
    const { user } = await api.staff('BOOKKEEPER', 'ROP_COURSE');
    const token = await entered(user);
    const center = await buildCenter();
    for (const [method, path, body] of [
      ['post', '/adm/me/password', { current: 'Demo1234', password: 'Zimnij7les' }],
      ['post', '/adm/me/proof', { password: 'Demo1234' }],
      ['post', '/adm/me/second_factor', {}],
      ['delete', '/adm/me/sessions', {}],
      ['get', '/adm/centers/export?format=csv', undefined],
      ['get', '/adm/manager_requests/export?format=csv', undefined],
      ['get', '/adm/approvals', undefined],
      ['post', `/adm/center_requisites/${center.id}/changes`, { pay_bank: 'Другой банк' }],
      ['post', '/adm/refunds/1/approve_any', {}],
      ['post', '/adm/payouts/1/pay', { document_number: '17' }],
      ['post', `/adm/users/${user.id}/add_role`, { role: 'ADMIN' }],
      ['post', `/adm/users/${admin.user.id}/impersonate`, { reason }],
    ] as const) {
      const { status, body: answer } = await api.call(method, path, { token, body });
      expect([path, status, answer.code]).to.deep.equal([path, 403, 'FORBIDDEN']);
    }
    expect(await UserRole.count({ where: { user_id: user.id, role: 'ADMIN' } })).to.equal(0);
    // The control: the other himself may.
    const own = await api.tokenOf(user);
    expect((await api.call('get', '/adm/centers/export?format=csv', { token: own })).status).to.equal(200);
  });

  it('makes nobody a second person for what he has begun himself', async () => {
    const [head, moderator] = [await api.staff('ROP_COURSE'), await api.staff('MANAGER')];
    const center = await buildCenter();
    const asAnother = { token: await entered(head.user), body: { sale: 3 } };
    expect((await api.call('put', `/adm/centers/${center.id}`, asAnother)).status).to.equal(200);
    const asked = { resource: 'centers', record_id: center.id };
    const approval = await Approval.findOne({ where: asked, rejectOnEmpty: true });
    expect(approval.asked_by).to.equal(admin.user.id);
    const confirm = (path: string, token: string) => api.call('post', `${path}/confirm`, { token, body: {} });
    expect((await confirm(`/adm/approvals/${approval.id}`, admin.token)).status, 'commission').to.equal(409);

    const { id: prod_id } = await buildProd();
    const scores = { program: 5, lecturer: 5, organisation: 5, practice: null };
    const text = 'Написала нам письмом: курс подробный, ответили на все вопросы.';
    const review = {
      client_name: 'Вера Написавшая',
      source: 'LETTER',
      consent_by_phone: true,
      text,
      scores,
    };
    const made = await api.call<StaffReview>('post', '/adm/reviews', {
      token: admin.token,
      body: { prod_id, ...review },
    });
    const path = `/adm/reviews/${made.body.message.id}`;
    expect((await confirm(path, await entered(moderator.user))).status, 'review').to.equal(409);
    expect((await confirm(path, moderator.token)).status, 'by the other himself').to.equal(200);
  });

  it('opens the cabinet of a partner, says so in it, and opens nothing of staff', async () => {
    const center = await buildCenter();
    const partner = await buildPartner(center);
    const token = await entered(partner);
    const me = await second.call<PartnerProfile>('get', '/partner/me', { token });
    expect(me.body.message).to.include({ id: partner.id, deputy_name: admin.user.name });
    const centers = await api.call<OwnCenter[]>('get', '/partner/centers', { token });
    expect(centers.body.message.map(({ id }) => id)).to.deep.equal([center.id]);
    const began = await AuditEntry.findOne({
      where: { action: 'impersonate', record_id: String(partner.id) },
    });
    expect(began).to.include({ actor_id: admin.user.id, reason });
    expect((await api.call('get', '/adm/users', { token })).status).to.equal(403);
    for (const [method, path, body] of [
      ['post', '/partner/me/password', { current: 'Demo1234', password: 'Zimnij7les' }],
      ['get', '/partner/me/sessions', undefined],
      ['delete', '/partner/me/sessions', {}],
    ] as const)
      expect((await api.call(method, path, { token, body })).status, path).to.equal(403);
    // The control: the partner himself may.
    const own = await api.tokenOf(partner);
    expect((await api.call('get', '/partner/me/sessions', { token: own })).status).to.equal(200);
    const himself = await api.call<PartnerProfile>('get', '/partner/me', { token: own });
    expect(himself.body.message.deputy_name).to.equal(null);
    await partner.update({ status: 'BLOCKED' });
    expect((await enter(partner.id)).status).to.equal(409);
  });

  it('ends on every node with the right of the one who entered, and leaves the sessions of both alone', async () => {
    for (const loss of ['block_email', 'remove_role'] as const) {
      const keeper = await api.staff('ADMIN');
      const editor = await api.staff('COURSE_EDITOR');
      const { body } = await enter(editor.user.id, keeper.token);
      const { token } = body.message;
      expect((await second.call('get', '/adm/me', { token })).status).to.equal(200);
      const taken = loss === 'block_email' ? { reason } : { role: 'ADMIN' };
      await api.call<StaffUser>('post', `/adm/users/${keeper.user.id}/${loss}`, {
        token: admin.token,
        body: taken,
      });
      for (const node of [api, second])
        expect((await node.call('get', '/adm/me', { token })).status).to.equal(401);
      expect((await api.call('get', '/adm/me', { token: editor.token })).status).to.equal(200);
    }
  });

  it('is left as a session is, and the administrator is himself again', async () => {
    const editor = await api.staff('COURSE_EDITOR');
    const token = await entered(editor.user);
    await api.call('post', '/partner/logout', { token, body: {} });
    expect((await api.call('get', '/adm/me', { token })).status).to.equal(401);
    expect((await api.call('get', '/adm/users', { token: admin.token })).status).to.equal(200);
    expect((await api.call('get', '/adm/me', { token: editor.token })).status).to.equal(200);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
