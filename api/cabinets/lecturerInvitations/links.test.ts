import type { LecturerInvitationCard } from '@odonta/api/contract';
import { LecturerInvitation, ProdRevision, UserMembership } from '@odonta/db/models';
import { buildLecturer, buildUser } from '@odonta/db/testing/factories.ts';
import { buildLecturerWithAccount } from '@odonta/db/testing/lecturerFactory.ts';
import { expect } from 'chai';
import { useInvited } from './testing/useInvited.ts';

describe('the link of an invited lecturer', () => {
  const { api, world, invited, accept, answer, another, own, userOf, rowOf, card, lecturer, publish, shown } =
    useInvited();

  const read = async (token: string) =>
    (await api.call<LecturerInvitationCard>('post', '/partner/lecturership', { body: { token } })).body
      .message;
  const decline = (token: string) => answer('/decline', token, { reason: 'Не веду курсов' });
  const expectStale = async (token: string) => {
    const statuses = [await answer('', token), await accept(token), await decline(token)];
    expect(statuses.map(({ status }) => status)).to.deep.equal([422, 422, 422]);
  };
  const admin = async () => (await api.staff('ADMIN')).token;
  const merge = async (id: number, from_id: number) =>
    api.call('post', `/adm/lecturers/${id}/merge`, { token: await admin(), body: { from_id } });

  it('ends for both persons of a merge, and gives nobody the cabinet of the kept one', async () => {
    const kept = await invited();
    const gone = await invited();
    const merged = await merge(kept.lecturer_id, gone.lecturer_id);
    expect(merged.status, merged.text).to.equal(200);
    await expectStale(kept.token);
    await expectStale(gone.token);
    expect(await UserMembership.count({ where: { lecturer_id: kept.lecturer_id } })).to.equal(0);
  });

  it('gives no cabinet that another account has', async () => {
    const { token, lecturer_id } = await invited();
    const real = await buildUser({ is_partner: true, email_proved_at: new Date() });
    await UserMembership.create({ user_id: real.id, lecturer_id });
    await expectStale(token);
    const members = await UserMembership.findAll({ where: { lecturer_id } });
    expect(members.map(({ user_id }) => user_id)).to.deep.equal([real.id]);
    expect(await lecturer(lecturer_id)).to.include({ text: '' });
  });

  it('is accepted for a second course by one click, with the page of the first', async () => {
    const first = await invited();
    const prod = await another();
    const second = await invited({ email: first.email }, prod);
    expect(second.lecturer_id).to.equal(first.lecturer_id);
    await accept(first.token);
    expect(await read(second.token)).to.include({ has_account: true, has_page: true });
    const accepted = await answer('/accept', second.token);
    expect(accepted.status, accepted.text).to.equal(200);
    expect(await rowOf(first.lecturer_id, prod)).to.include({ consent: 'ACCEPTED', awaits_page: true });
    expect((await lecturer(first.lecturer_id)).text).to.include('Врач-эндодонт');
    await publish(first.lecturer_id);
    expect(await shown(prod)).to.include('Новикова Вера Ильинична');
  });

  it('ends with an answer in the cabinet, which a withdrawal cannot take back', async () => {
    const first = await invited();
    const prod = await another();
    const second = await invited({ email: first.email }, prod);
    await accept(first.token);
    const token = await api.tokenOf(await userOf(first.email));
    const answered = await api.call('post', `/lk/courses/${prod.id}/accept`, { token, body: {} });
    expect(answered.status, answered.text).to.equal(200);
    await expectStale(second.token);
    const { lecturer_id } = second;
    expect((await own('post', lecturer_id, '/again', prod)).status).to.equal(404);
    expect((await own('delete', lecturer_id, '', prod)).status).to.equal(404);
    expect(await rowOf(lecturer_id, prod)).to.include({ consent: 'ACCEPTED' });
  });

  it('of a person whom the course shows is not withdrawn with him', async () => {
    const { lecturer_id } = await invited();
    const row = await rowOf(lecturer_id);
    await row?.update({ consent: 'ACCEPTED', answered_at: new Date() });
    expect((await own('delete', lecturer_id)).status).to.equal(409);
    expect(await rowOf(lecturer_id)).to.include({ consent: 'ACCEPTED' });
  });

  it('is answered while its course is taken back from moderation, and not when it is cancelled', async () => {
    const back = await another({ status: 'CANCELED', published_at: null });
    const [one, two] = [await invited({}, back), await invited({}, back)];
    expect((await accept(one.token)).status).to.equal(200);
    expect((await decline(two.token)).status).to.equal(200);
    const { token } = await invited();
    await api.given(async () => (await world.prod.reload()).update({ status: 'CANCELED' } as object));
    expect((await decline(token)).body.message).to.include('Курс отменён');
  });

  it('ends with a deleted person, and makes nobody a deleted lecturer', async () => {
    const { token, lecturer_id } = await invited();
    const deleted = await api.call('delete', `/adm/lecturers/${lecturer_id}`, { token: await admin() });
    expect(deleted.status, deleted.text).to.equal(200);
    await expectStale(token);
    expect(await LecturerInvitation.count({ where: { lecturer_id } })).to.equal(0);
    const known = await buildLecturerWithAccount();
    await known.user.update({ email_proved_at: new Date() });
    await known.lecturer.destroy();
    const other = await invited({ email: known.user.email });
    expect(await read(other.token)).to.include({ has_page: false });
    const accepted = await accept(other.token, { password: undefined, consent: undefined });
    expect(accepted.status, accepted.text).to.equal(200);
    expect(await rowOf(other.lecturer_id)).to.include({ consent: 'ACCEPTED' });
    expect(await rowOf(known.lecturer.id)).to.equal(null);
  });

  it('shows the note of a centre as its letter does, and nothing of a suspended centre', async () => {
    const { token } = await invited({ note: 'Подтвердите на evil.example {secret}' });
    expect((await read(token)).note).to.equal('Подтвердите на … secret');
    await world.center.update({ suspended_at: new Date() });
    expect((await answer('', token)).status).to.equal(422);
    await world.center.update({ suspended_at: null });
  });

  it('leaves a known lecturer in an open edit once, and ends an edit that it has fulfilled', async () => {
    const known = await buildLecturerWithAccount();
    await known.user.update({ email_proved_at: new Date() });
    const { lecturer_ids } = (await card()).values;
    const body = { fields: { lecturer_ids: [...lecturer_ids, known.lecturer.id] } };
    await api.call('put', `/prods/my/${world.prod.id}`, { token: world.token, body });
    const { token } = await invited({ email: known.user.email });
    const edits = () => ProdRevision.findAll({ where: { prod_id: world.prod.id } });
    expect((await edits()).map(({ status }) => status)).to.deep.equal(['PREPARE']);
    expect((await answer('/accept', token)).status).to.equal(200);
    expect(await edits()).to.deep.equal([]);
    expect((await card()).values.lecturer_ids).to.deep.equal([...lecturer_ids, known.lecturer.id]);
  });

  it('merges, answers and letters at once end without a deadlock', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { token, lecturer_id } = await invited();
      const known = await buildLecturer();
      const answers = await Promise.all([
        merge(known.id, lecturer_id),
        accept(token),
        own('post', lecturer_id, '/again'),
        own('delete', lecturer_id),
      ]);
      for (const { status, text } of answers) expect(status, text).to.be.lessThan(500);
    }
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
