import type { LecturerInvitationCard, StaffLecturer } from '@odonta/api/contract';
import { Consent, LecturerInvitation, Letter, ProdLecturer, User, UserMembership } from '@odonta/db/models';
import { buildLecturer, buildPartner, buildUser } from '@odonta/db/testing/factories.ts';
import { buildLecturerWithAccount } from '@odonta/db/testing/lecturerFactory.ts';
import { expect } from 'chai';
import { expireConsents } from '../../catalog/lecturer_consents/expiring.ts';
import { removeUnnamed } from '../../catalog/lecturer_invitations/proposals.ts';
import { useInvited } from './testing/useInvited.ts';

describe('an invited lecturer', () => {
  const { api, world, moderator, invited, accept, answer, publish, shown, rowOf, card, lecturer } =
    useInvited();

  it('agrees with his page and a password, once, and the course names him when moderators have read it', async () => {
    const { token, email, lecturer_id } = await invited();
    const read = await api.call<LecturerInvitationCard>('post', '/partner/lecturership', { body: { token } });
    expect(read.body.message).to.include({
      email,
      course: world.prod.name,
      has_account: false,
      has_page: false,
    });
    for (const [field, value] of Object.entries({
      password: undefined,
      consent: undefined,
      text: '',
      last_name: '',
    }))
      expect((await accept(token, { [field]: value })).body.errors, field).to.have.key(field);
    const evil = '<p>Кандидат медицинских наук, стаж 17 лет.</p><script>ran()</script>';
    const answers = await Promise.all([accept(token, { text: evil }), accept(token, { text: evil })]);
    expect(answers.map(({ status }) => status).toSorted()).to.deep.equal([200, 422]);
    expect(await lecturer(lecturer_id)).to.include({
      ...{ name: 'Новикова Вера Ильинична', status: 'CREATED' },
      text: '<p>Кандидат медицинских наук, стаж 17 лет.</p>',
    });
    const user = await User.findOne({ where: { email }, rejectOnEmpty: true });
    expect(await Consent.count({ where: { email, form: 'lecturer' } })).to.equal(1);
    const own = { token: await api.tokenOf(user) };
    expect((await api.call('get', '/lk/profiles', own)).text).to.include('Новикова');
    expect(await rowOf(lecturer_id)).to.include({ consent: 'ACCEPTED', is_shown: false });
    expect((await card()).lecturer_answers[lecturer_id]).to.match(/^Согласился\. Его страницу проверяет/);
    expect(await shown()).to.not.include('Новикова Вера Ильинична');
    expect((await publish(lecturer_id)).status).to.equal(200);
    expect(await shown()).to.include('Новикова Вера Ильинична');
    expect((await card()).lecturer_answers).to.deep.equal({});
  });

  it('declines without an account: his centre reads why, and nothing of him is on the site', async () => {
    const { token, email, lecturer_id } = await invited();
    expect((await answer('/decline', token)).body.errors).to.have.key('reason');
    expect((await answer('/decline', token, { reason: 'Не веду курсов' })).status).to.equal(200);
    expect((await answer('/decline', token, { reason: 'Не веду курсов' })).status).to.equal(422);
    expect((await accept(token)).status).to.equal(422);
    expect(await User.count({ where: { email } })).to.equal(0);
    expect((await card()).lecturer_answers[lecturer_id]).to.include('Не веду курсов');
    const letter = await Letter.findOne({ where: { to: world.owner.email, kind: 'lecturer_declined' } });
    expect(letter?.text).to.include('Не веду курсов');
    expect((await publish(lecturer_id)).status, 'a moderator does not overrule him').to.equal(409);
    expect(await shown()).to.not.include('Новикова Вера');
  });

  it('keeps his account and its password, and who registered his address before him is out', async () => {
    const proved = await buildUser({ is_partner: true, password_hash: 'own', email_proved_at: new Date() });
    const first = await invited({ email: proved.email });
    expect((await accept(first.token, { password: undefined, consent: undefined })).status).to.equal(200);
    expect((await proved.reload()).password_hash).to.equal('own');
    const squatter = await buildPartner(world.center, { password_hash: 'of a stranger' });
    const his = await api.tokenOf(squatter);
    const second = await invited({ email: squatter.email });
    expect((await accept(second.token)).status).to.equal(200);
    expect((await squatter.reload()).password_hash).to.not.equal('of a stranger');
    expect((await api.call('get', '/partner/me', { token: his })).status).to.equal(401);
  });

  it('stays the lecturer he is where the site knows him by another name', async () => {
    const known = await buildLecturerWithAccount({ name: 'Известнов Лев' });
    await known.user.update({ email_proved_at: new Date() });
    const { token, lecturer_id } = await invited({ email: known.user.email });
    expect((await answer('', token)).body.message).to.include({ has_page: true });
    expect((await accept(token)).status).to.equal(200);
    expect(await rowOf(lecturer_id)).to.equal(null);
    expect(await shown()).to.include('Известнов Лев');
    expect(await UserMembership.count({ where: { user_id: known.user.id } })).to.equal(1);
  });

  it('no staff and no blocked account lectures by a link', async () => {
    for (const given of [{ is_partner: false }, { is_partner: true, status: 'BLOCKED' as const }]) {
      const user = await buildUser({ ...given, email_proved_at: new Date() });
      const { token, lecturer_id } = await invited({ email: user.email });
      expect((await accept(token)).status).to.equal(409);
      expect(await UserMembership.count({ where: { lecturer_id } })).to.equal(0);
    }
  });

  it('a link ends with its term, with its sender and with its centre', async () => {
    const late = await invited();
    await LecturerInvitation.update({ expires_at: new Date() }, { where: { lecturer_id: late.lecturer_id } });
    expect((await accept(late.token)).status).to.equal(422);
    expect((await card()).lecturer_answers[late.lecturer_id]).to.match(/^Не ответил на приглашение/);
    const { token } = await invited();
    expect((await accept('no such token')).status).to.equal(422);
    await world.center.update({ suspended_at: new Date() });
    expect((await accept(token)).status).to.equal(422);
    await world.center.update({ suspended_at: null });
    await UserMembership.update({ role: 'CHECK_IN' }, { where: { user_id: world.owner.id } });
    expect((await accept(token)).status, 'his sender edits courses no longer').to.equal(422);
  });

  it('is never shown by silence while his link is open, published or not', async () => {
    const { lecturer_id } = await invited();
    const asked_at = new Date(Date.now() - 30 * 86_400_000);
    await ProdLecturer.update({ asked_at }, { where: { lecturer_id } });
    expect(await expireConsents(api.sequelize)).to.equal(0);
    const page = (await publish(lecturer_id)).body;
    expect(page.message).to.include('Лектор не принял приглашение центра');
    await ProdLecturer.update({ awaits_page: false }, { where: { lecturer_id } });
    expect(await expireConsents(api.sequelize)).to.equal(0);
    expect(await rowOf(lecturer_id)).to.include({ consent: 'ASKED', is_shown: false });
  });

  it('leaves the catalogue when no course names him and he never came', async () => {
    const gone = await invited();
    const stays = await invited();
    const path = `/prods/my/${world.prod.id}/lecturers/${gone.lecturer_id}`;
    await api.call('delete', path, { token: world.token });
    const created_at = new Date(Date.now() - 2 * 86_400_000);
    await api.sequelize.query('update lecturers set created_at = $1', { bind: [created_at] });
    await removeUnnamed(api.sequelize);
    expect((await lecturer(gone.lecturer_id)).isSoftDeleted()).to.equal(true);
    expect((await lecturer(stays.lecturer_id)).isSoftDeleted()).to.equal(false);
  });

  it('moderators see his centre, his courses and his likely doubles, and a merge asks the known one', async () => {
    const { lecturer_id, token } = await invited({ last_name: 'Дублёров', first_name: 'Илья' });
    const double = await buildLecturerWithAccount({ name: 'Дублеров Иван Петрович' });
    const twin = await buildLecturer({ name: 'Дублёрова Инна' });
    const staff = { token: moderator.token };
    const filter = encodeURIComponent(JSON.stringify({ is_proposed: true, q: 'Дубл' }));
    const list = await api.call<StaffLecturer[]>('get', `/adm/lecturers?filter=${filter}`, staff);
    const { id, name } = double.lecturer;
    expect(list.body.message.map(({ proposed }) => proposed)).to.deep.equal([
      {
        center: { id: world.center.id, name: world.center.name },
        courses: [{ id: world.prod.id, name: world.prod.name }],
        doubles: [{ id, name, status: 'CONFIRMED' }],
        has_come: false,
      },
    ]);
    expect(twin.name).to.not.equal(name);
    const admin = await api.staff('ADMIN');
    const body = { from_id: lecturer_id };
    const merged = await api.call('post', `/adm/lecturers/${id}/merge`, { token: admin.token, body });
    expect(merged.status, merged.text).to.equal(200);
    expect((await accept(token)).status, 'the link makes nobody another person').to.equal(422);
    expect(await rowOf(id)).to.include({ consent: 'ASKED', awaits_page: false, is_shown: false });
    const asked = { to: double.user.email, kind: 'lecturer_consent_asked' };
    expect(await Letter.count({ where: asked })).to.equal(1);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
