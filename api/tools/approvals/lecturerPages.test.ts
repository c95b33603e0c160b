import type { LecturerProfile, StaffApproval } from '@odonta/api/contract';
import { type Lecturer, Letter, type User } from '@odonta/db/models';
import { buildLecturerWithAccount } from '@odonta/db/testing/lecturerFactory.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';

const text = '<p>Врач-эндодонт, кандидат медицинских наук, стаж 17 лет.</p>';

describe('a moderator of a lecturer’s page', () => {
  const api = useApi();
  const moderator = useStaff(api, 'LECTURER_EDIT');
  const bookkeeper = useStaff(api, 'BOOKKEEPER');
  let lecturer: Lecturer;
  let user: User;
  let token: string;

  beforeEach(async () => {
    ({ lecturer, user } = await buildLecturerWithAccount({ text: '<p>О себе</p>' }));
    token = await api.tokenOf(user);
    const body = { text, filename: 'portret', alt: 'Портрет' };
    const { status } = await api.call('put', `/lk/profiles/${lecturer.id}`, { token, body });
    expect(status).to.equal(200);
  });

  const waiting = async (as = moderator.token) =>
    (await api.call<StaffApproval[]>('get', '/adm/approvals', { token: as })).body.message.find(
      ({ kind, record_id }) => kind === 'LECTURER' && record_id === lecturer.id,
    );
  const decide = async (decision: 'confirm' | 'reject', body: object = {}, as = moderator.token) => {
    const id = (await waiting())?.id ?? 0;
    return api.call('post', `/adm/approvals/${id}/${decision}`, { token: as, body });
  };
  const letters = () => Letter.findAll({ where: { to: user.email, kind: 'lecturer_profile_decided' } });

  it('sees the live and the new text, and accepts: the page and a letter say so', async () => {
    expect(await waiting()).to.deep.include({
      title: lecturer.name,
      before: { text: '<p>О себе</p>', filename: null, alt: null },
      after: { text, filename: 'portret', alt: 'Портрет' },
    });
    expect(await waiting(bookkeeper.token)).to.equal(undefined);
    expect((await decide('confirm', {}, bookkeeper.token)).status).to.equal(404);
    const { status, text: answer } = await decide('confirm');
    expect(status, answer).to.equal(200);
    expect(await lecturer.reload()).to.include({ text, filename: 'portret', alt: 'Портрет' });
    expect((await letters()).map(({ subject }) => subject)).to.deep.equal(['Ваша страница обновлена']);
  });

  it('rejects with a remark, which the lecturer reads in his cabinet and in a letter', async () => {
    expect((await decide('reject')).body.errors).to.have.key('reason');
    expect((await decide('reject', { reason: 'Напишите, где получена степень' })).status).to.equal(200);
    expect((await lecturer.reload()).text).to.equal('<p>О себе</p>');
    const { body } = await api.call<LecturerProfile[]>('get', '/lk/profiles', { token });
    expect(body.message[0]?.refused).to.include({ reason: 'Напишите, где получена степень' });
    expect((await letters())[0]?.text).to.include('Напишите, где получена степень');
  });

  it('does not overwrite what has changed since', async () => {
    await lecturer.update({ text: '<p>Новее</p>' });
    expect((await decide('confirm')).status).to.equal(409);
    expect((await lecturer.reload()).text).to.equal('<p>Новее</p>');
    expect(await letters()).to.deep.equal([]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
