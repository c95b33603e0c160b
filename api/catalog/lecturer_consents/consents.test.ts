import type { LecturerFull } from '@odonta/api/contract';
import {
  type Center,
  type Lecturer,
  Letter,
  ProdCard,
  ProdChange,
  ProdLecturer,
  type User,
  UserMembership,
} from '@odonta/db/models';
import { buildCenter, buildLecturer, buildPartner, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { expireConsents } from './expiring.ts';
import { useConsents } from './testing/useConsents.ts';

describe('consents of lecturers', () => {
  const { api, asked, put, publish, answer, rowOf, shownOn, kindsTo, change } = useConsents();
  let center: Center;
  let owner: User;
  let lecturer: Lecturer;
  let user: User;

  beforeEach(async () => {
    center = await buildCenter();
    owner = await buildPartner(center);
    ({ lecturer, user } = asked);
  });

  const build = (given: object = {}) =>
    api.given(async () => buildProd({ center_id: center.id, lecturers: [await buildLecturer()], ...given }));
  /** A published course that staff have given him. */
  const askedFor = async (given: object = {}) => {
    const prod = await build(given);
    const [first] = await ProdLecturer.findAll({ where: { prod_id: prod.id } });
    const { status, text } = await put(prod, [first?.lecturer_id ?? 0, lecturer.id]);
    expect(status, text).to.equal(200);
    return prod;
  };

  it('a lecturer with an account is asked by a letter, and shown once he agrees', async () => {
    const prod = await askedFor();
    expect((await rowOf(prod)).consent).to.equal('ASKED');
    expect(await kindsTo(user)).to.deep.equal(['lecturer_consent_asked']);
    expect(await shownOn(prod)).not.to.include(lecturer.id);
    expect((await ProdCard.findByPk(prod.id))?.lecturer_ids).not.to.include(lecturer.id);
    expect(await ProdChange.count({ where: { prod_id: prod.id } }), 'nothing is announced yet').to.equal(0);

    expect((await answer(prod, 'accept')).status).to.equal(200);
    expect(await shownOn(prod)).to.include(lecturer.id);
    const page = await api.call<LecturerFull>('get', `/lecturers/${lecturer.sef}`);
    expect(page.body.message.prods.map(({ id }) => id)).to.deep.equal([prod.id]);
    const change = await ProdChange.findOne({ where: { prod_id: prod.id }, rejectOnEmpty: true });
    expect(change.kind).to.equal('lecturers');
    expect(change.notified_at, 'one who joins takes nothing from those who have booked').not.to.equal(null);
  });

  it('one who declines leaves the page, buyers are notified, and his centre reads the reason', async () => {
    const prod = await askedFor();
    await answer(prod, 'accept');
    expect((await answer(prod, 'decline')).body.errors).to.have.key('reason');
    const reason = 'Уезжаю на конгресс, пишите на evil.example';
    expect((await answer(prod, 'decline', { reason })).status).to.equal(200);
    expect(await shownOn(prod)).not.to.include(lecturer.id);
    const changes = await ProdChange.findAll({ where: { prod_id: prod.id }, order: ['id'] });
    expect(changes.map(({ notified_at }) => notified_at === null)).to.deep.equal([false, true]);
    const letter = await Letter.findOne({ where: { to: owner.email, kind: 'lecturer_declined' } });
    expect(letter?.text).to.include('Уезжаю на конгресс').and.not.include('evil.example');
    expect((await answer(prod, 'accept')).status, 'before the beginning he may change his mind').to.equal(
      200,
    );
  });

  it('the same answer again changes nothing, also of two at once', async () => {
    const prod = await askedFor();
    const body = { reason: 'Не смогу' };
    const twice = await Promise.all([answer(prod, 'decline', body), answer(prod, 'decline', body)]);
    expect(twice.map(({ status }) => status)).to.deep.equal([200, 200]);
    expect((await answer(prod, 'decline', { reason: 'Другая причина' })).status).to.equal(200);
    expect((await rowOf(prod)).decline_reason).to.equal('Не смогу');
    expect((await kindsTo(owner)).filter((kind) => kind === 'lecturer_declined')).to.have.length(1);
  });

  it('after the beginning another answer is refused by name, the same is not', async () => {
    const prod = await askedFor();
    await answer(prod, 'accept');
    await change(prod, { date_start: inDays(-1), date_end: inDays(1) });
    expect((await answer(prod, 'accept')).status).to.equal(200);
    const refused = await answer(prod, 'decline', { reason: 'Передумал' });
    expect([refused.status, refused.text.includes('Курс уже начался')]).to.deep.equal([409, true]);
    await change(prod, { date_start: inDays(30), date_end: inDays(31) });
    await answer(prod, 'decline', { reason: 'Передумал' });
    await change(prod, { date_start: inDays(-1), date_end: inDays(1) });
    expect((await answer(prod, 'accept')).status).to.equal(409);
    const asked = await askedFor();
    await change(asked, { date_start: inDays(-1), date_end: inDays(1) });
    expect((await answer(asked, 'accept')).status, 'a first assent is late, and welcome').to.equal(200);
    await change(asked, { status: 'CANCELED' });
    expect((await answer(asked, 'decline', { reason: 'Отмена' })).status).to.equal(409);
  });

  it('after five days of silence the course goes on, and both are notified once', async () => {
    const prod = await askedFor();
    const row = await rowOf(prod);
    expect(await expireConsents(api.sequelize)).to.equal(0);
    await row.update({ asked_at: new Date(Date.now() - 5 * 86_400_000 - 1000) });
    const runs = await Promise.all([expireConsents(api.sequelize), expireConsents(api.sequelize)]);
    expect(runs.reduce((sum, count) => sum + count)).to.equal(1);
    expect(await expireConsents(api.sequelize)).to.equal(0);
    expect(await shownOn(prod)).to.include(lecturer.id);
    expect(await kindsTo(user)).to.deep.equal(['lecturer_consent_asked', 'lecturer_consent_expired']);
    expect(await kindsTo(owner)).to.deep.equal(['lecturer_is_silent']);
    await answer(prod, 'decline', { reason: 'Был в отпуске' });
    expect(await shownOn(prod)).not.to.include(lecturer.id);
  });

  it('nobody is asked who has no account, who edits for the centre, or when the course has begun', async () => {
    const without = await buildLecturer();
    const prod = await build();
    await put(prod, [without.id]);
    expect((await rowOf(prod, without)).consent).to.equal('ACCEPTED');
    expect(await shownOn(prod)).to.deep.equal([without.id]);
    const begun = await build({ date_start: inDays(-1), date_end: inDays(2) });
    await put(begun, [lecturer.id]);
    expect((await rowOf(begun)).consent).to.equal('ACCEPTED');
    await user.update({ status: 'BLOCKED' });
    const other = await build();
    await put(other, [lecturer.id]);
    expect((await rowOf(other)).consent).to.equal('ACCEPTED');
    await user.update({ status: 'ACTIVE' });
    await UserMembership.create({ user_id: user.id, center_id: center.id, role: 'OWNER' });
    const own = await build();
    await put(own, [lecturer.id]);
    expect((await rowOf(own)).consent).to.equal('ACCEPTED');
    expect(await kindsTo(user)).to.deep.equal([]);
  });

  it('a draft asks nobody until it is published, and an answer outlives other edits', async () => {
    const draft = await build({ status: 'CREATED', lecturers: [], duration_hours: 8, degree: 'LOW' });
    await put(draft, [lecturer.id]);
    expect(await kindsTo(user)).to.deep.equal([]);
    expect((await answer(draft, 'accept')).status, 'a draft is hidden from him').to.equal(404);
    const published = await publish(draft);
    expect(published.status, published.text).to.equal(200);
    expect((await rowOf(draft)).consent).to.equal('ASKED');
    await answer(draft, 'accept');
    const beside = await buildLecturer();
    await put(draft, [beside.id, lecturer.id]);
    expect(await rowOf(draft)).to.include({ consent: 'ACCEPTED', sort: 1 });
    expect((await kindsTo(user)).length).to.equal(1);
    await put(draft, [beside.id]);
    await put(draft, [lecturer.id]);
    expect((await rowOf(draft)).consent, 'named anew, asked anew').to.equal('ASKED');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
