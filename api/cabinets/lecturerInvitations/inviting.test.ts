import { Lecturer, Letter, ProdRevision, UserMembership } from '@odonta/db/models';
import { buildCenter, buildLecturer, buildPartner, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { lecturerLettersADay as aDay } from '@odonta/db/vocabulary/catalog/lecturerInvitation.ts';
import { expect } from 'chai';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { beginProd } from '../centerProds/saving.ts';
import { invitationKind } from './letters.ts';
import { useInvited } from './testing/useInvited.ts';

describe('a centre that invites an unknown lecturer', () => {
  const { api, world, person, invite, invited, link, answer, shown, card, rowOf, invitations } = useInvited();

  it('writes him, names him in its course, and visitors see nobody new', async () => {
    const before = await shown();
    const { status, body } = await invite({ last_name: 'Яснова', note: 'Ждём вас, пишите на evil.example' });
    expect(status).to.equal(201);
    const [invitation] = body.message.lecturer_invitations;
    const { lecturer_id = 0, email = '' } = invitation ?? {};
    expect(body.message.values.lecturer_ids).to.include(lecturer_id);
    expect(body.message.lecturer_answers[lecturer_id]).to.match(/^Приглашён на .*, ждём ответа до/);
    const proposed = await Lecturer.findByPk(lecturer_id);
    expect(proposed).to.include({ name: 'Яснова Вера', status: 'CREATED' });
    expect(proposed?.proposed_by_center_id).to.equal(world.center.id);
    expect(await shown()).to.deep.equal(before);
    expect((await api.call('get', `/lecturers/${proposed?.sef}`)).status).to.equal(404);
    const letter = await Letter.findOne({ where: { to: email }, rejectOnEmpty: true });
    expect(letter.text).to.include('Ждём вас').and.not.include('evil.example');
    expect(letter.text).not.to.include(await link(email));
  });

  it('is offered a lecturer whom the site knows, with or without a middle name, and invites nobody', async () => {
    const known = await buildLecturer({ name: 'Щёлкина Анна Ильинична' });
    for (const name of [
      { last_name: 'Щелкина', first_name: 'анна' },
      { last_name: 'ЩЁЛКИНА', first_name: 'Анна', middle_name: 'Ильинична' },
    ]) {
      const { status, text } = await invite(name);
      expect(status, text).to.equal(409);
      expect(JSON.parse(text).current).to.deep.equal([{ id: known.id, name: known.name }]);
    }
    const other = { last_name: 'Щёлкина', first_name: 'Анна', middle_name: 'Петровна' };
    expect((await invite(other)).status, 'a namesake with another middle name is unknown').to.equal(201);
  });

  it('is refused beside the field: an invited address, a member who lectures, words of no name', async () => {
    const { email } = await invited();
    expect((await invite({ email: email.toUpperCase() })).body.errors).to.have.key('email');
    const member = await buildPartner(world.center);
    await UserMembership.create({ user_id: member.id, lecturer_id: (await buildLecturer()).id });
    expect((await invite({ email: member.email })).body.errors?.email).to.include('он уже лектор');
    for (const [field, value] of [
      ['last_name', 'Но4икова'],
      ['first_name', ''],
      ['email', 'не почта'],
      ['note', 'а'.repeat(1001)],
      ['sef', 'chuzhoj'],
    ])
      expect((await invite({ [field as string]: value })).body.errors, field).to.have.key(field as string);
    expect(await invitations()).to.equal(1);
  });

  it('sends so many letters a day and no more, withdrawn ones counted, and another centre its own', async () => {
    const about = { kind: invitationKind, subject: 'Прежнее', text: 'Прежнее', resource: 'prods' };
    const old = Array.from({ length: aDay.ofCenter - 1 }, (_, at) => ({
      ...about,
      ...{ to: `old-${at}@test.local`, record_id: world.prod.id },
    }));
    await Letter.bulkCreate(old);
    const { lecturer_id } = await invited();
    await api.call('delete', `/prods/my/${world.prod.id}/lecturers/${lecturer_id}`, { token: world.token });
    const refused = await invite();
    expect([refused.status, refused.body.message]).to.deep.equal([
      409,
      `За сутки центр может отправить до ${aDay.ofCenter} приглашений: продолжите завтра`,
    ]);
    const other = await buildCenter();
    const prod = await api.given(() => buildProd({ center_id: other.id }));
    const token = await api.tokenOf(await buildPartner(other, { email_proved_at: new Date() }));
    expect((await invite({}, token, prod)).status).to.equal(201);
    await Letter.destroy({ where: { subject: 'Прежнее' } });
  });

  it('two at once cannot pass the last letter of a day', async () => {
    const about = { kind: invitationKind, subject: 'Прежнее', text: 'Прежнее', resource: 'prods' };
    const row = { ...about, to: 'old@test.local', record_id: world.prod.id };
    await Letter.bulkCreate(Array.from({ length: aDay.ofCenter - 1 }, () => row));
    const other = await api.given(() => buildProd({ center_id: world.center.id }));
    const answers = await Promise.all([invite(), invite({}, world.token, other)]);
    expect(answers.map(({ status }) => status).toSorted()).to.deep.equal([201, 409]);
    await Letter.destroy({ where: { subject: 'Прежнее' } });
  });

  it('fills no mailbox: the fourth letter of an hour is refused', async () => {
    const { lecturer_id } = await invited();
    const path = `/prods/my/${world.prod.id}/lecturers/${lecturer_id}/again`;
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1)
      statuses.push((await api.call('post', path, { token: world.token, body: {} })).status);
    expect(statuses).to.deep.equal([200, 200, 409]);
  });

  it('voids the link before with a new letter, and every link with a withdrawal', async () => {
    const { lecturer_id, email, token } = await invited();
    const path = `/prods/my/${world.prod.id}/lecturers/${lecturer_id}`;
    await api.call('post', `${path}/again`, { token: world.token, body: {} });
    expect((await answer('', token)).status).to.equal(422);
    const newer = await link(email);
    expect((await answer('', newer)).status).to.equal(200);
    const { body } = await api.call('delete', path, { token: world.token });
    expect(body.message).to.deep.include({ lecturer_invitations: [] });
    expect((await answer('', newer)).status).to.equal(422);
    expect(await rowOf(lecturer_id)).to.equal(null);
    expect((await api.call('delete', path, { token: world.token })).status).to.equal(404);
  });

  it('ends an invitation by taking the lecturer off its draft, and proposes the same person for two courses', async () => {
    const draft = await api.given(() => buildProd({ center_id: world.center.id, status: 'PREPARE' }));
    const { email, lecturer_id, token } = await invited();
    const second = await invite({ email }, world.token, draft);
    expect(second.body.message.values.lecturer_ids).to.deep.equal([lecturer_id]);
    const body = { fields: { lecturer_ids: [] } };
    await api.call('put', `/prods/my/${draft.id}`, { token: world.token, body });
    expect(await rowOf(lecturer_id, draft)).to.equal(null);
    expect((await answer('', token)).status, 'the other course still asks').to.equal(200);
  });

  it('keeps an open edit of the course in agreement with it', async () => {
    const [own] = (await card()).values.lecturer_ids;
    const beside = await buildLecturer();
    const put = { token: world.token, body: { fields: { lecturer_ids: [own, beside.id] } } };
    await api.call('put', `/prods/my/${world.prod.id}`, put);
    const { lecturer_id } = await invited();
    const draft = () => ProdRevision.findOne({ where: { prod_id: world.prod.id }, rejectOnEmpty: true });
    expect(await draft()).to.deep.include({
      before: { lecturer_ids: [own, lecturer_id] },
      fields: { lecturer_ids: [own, beside.id, lecturer_id] },
    });
    await api.call('delete', `/prods/my/${world.prod.id}/lecturers/${lecturer_id}`, { token: world.token });
    expect((await draft()).fields).to.deep.equal({ lecturer_ids: [own, beside.id] });
  });

  it('names no person whom only moderators know, nor learns his name by his number', async () => {
    const { lecturer_id } = await invited();
    const other = await buildCenter();
    const token = await api.tokenOf(await buildPartner(other, { email_proved_at: new Date() }));
    const prod = await api.given(() => buildProd({ center_id: other.id, status: 'PREPARE' }));
    const body = { fields: { lecturer_ids: [lecturer_id] } };
    const refused = await api.call('put', `/prods/my/${prod.id}`, { token, body });
    expect([refused.status, refused.text.includes('Новикова')]).to.deep.equal([422, false]);
    const course = { name: 'Новый', type: 2, degree: 'LOW', price: 1000 } as const;
    const named = { center_id: other.id, lecturer_ids: [lecturer_id] };
    const begin = unitOfWork.transaction((transaction) =>
      beginProd({ ...course, ...named, categories: [1] }, transaction),
    );
    expect(await begin.catch(({ details }) => details.errors)).to.deep.equal({
      lecturer_ids: 'Такого лектора нет',
    });
    for (const [method, path] of [
      ['post', `/prods/my/${world.prod.id}/lecturers/${lecturer_id}/again`],
      ['delete', `/prods/my/${world.prod.id}/lecturers/${lecturer_id}`],
      ['delete', `/prods/my/${prod.id}/lecturers/${lecturer_id}`],
    ] as const)
      expect((await api.call(method, path, { token, body: {} })).status, path).to.equal(404);
    expect((await invite({}, token)).status).to.equal(404);
    expect(await invitations()).to.equal(1);
  });

  it('invites nobody to a course that has begun or waits for moderators, nor with an unproved address', async () => {
    for (const given of [{ date_start: inDays(-1), date_end: inDays(2) }, { status: 'CREATED' } as const]) {
      const prod = await api.given(() => buildProd({ center_id: world.center.id, ...given }));
      expect((await invite({}, world.token, prod)).status, JSON.stringify(given)).to.equal(409);
    }
    await world.owner.update({ email_proved_at: null });
    expect((await invite(person())).body.message).to.include('подтвердите свою почту');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
