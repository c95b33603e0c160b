import type { LecturerLessons } from '@odonta/api/contract';
import { AuditEntry, type Lecturer, LessonSlot, type Prod } from '@odonta/db/models';
import { buildCity, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildLecturerWithAccount } from '@odonta/db/testing/lecturerFactory.ts';
import { buildLessonProd, buildLessonRequest, buildLessonSlot } from '@odonta/db/testing/lessonFactories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { lessonDay } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('the hours of a lecturer', () => {
  const api = useApi();
  let lecturer: Lecturer;
  let token: string;
  let prod: Prod;

  beforeEach(async () => {
    const his = await buildLecturerWithAccount();
    ({ lecturer } = his);
    token = await api.tokenOf(his.user);
    prod = await api.given(() => buildLessonProd({ lecturers: [lecturer] }));
  });

  const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);
  const add = (body: object, of = prod) =>
    api.call<LecturerLessons>('post', `/lk/lessons/${of.id}/slots`, { token, body });
  const remove = (id: number) => api.call<LecturerLessons>('delete', `/lk/lessons/slots/${id}`, { token });
  const read = async () => (await api.call<LecturerLessons>('get', '/lk/lessons', { token })).body.message;

  it('adds hours of one day and of the same days of weeks to come, by the clock of the course', async () => {
    const city = await buildCity({ name: 'Владивосток-3', utc_offset: 10 });
    const far = await api.given(() => buildLessonProd({ lecturers: [lecturer], city_id: city.id }));
    const { status, text } = await add({ day: dayIn(20), from: '09:00', to: '10:30', weeks: 3 }, far);
    expect(status, text).to.equal(201);
    const course = (await read()).courses.find(({ id }) => id === far.id);
    expect(course).to.include({ price_per_hour: 4000, utc_offset: 10 });
    expect(course?.slots.map((slot) => lessonDay(slot, 10))).to.deep.equal(
      [20, 27, 34].map((days) => ({ day: dayIn(days), from: '09:00', to: '10:30' })),
    );
    expect(course?.slots.map(({ price, state }) => [price, state])).to.deep.equal(
      Array.from({ length: 3 }, () => [6000, 'FREE']),
    );
    const entry = await AuditEntry.findOne({ where: { action: 'add_lessons', record_id: String(far.id) } });
    expect(entry?.changes).to.deep.equal({ lessons: [null, 3] });
  });

  it('refuses hours that overlap, also of another course and of two calls at once, and then adds none', async () => {
    const other = await api.given(() => buildLessonProd({ lecturers: [lecturer] }));
    const body = { day: dayIn(27), from: '10:00', to: '12:00' };
    const twice = await Promise.all([add(body), add(body, other)]);
    expect(twice.map(({ status }) => status).toSorted()).to.deep.equal([201, 409]);
    const refused = await add({ day: dayIn(20), from: '11:30', to: '13:00', weeks: 2 });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).to.deep.equal([409, ['from']]);
    expect(refused.text).to.match(/В это время у вас уже есть .*10:00–12:00/);
    expect(await LessonSlot.count({ where: { lecturer_id: lecturer.id } })).to.equal(1);
    expect((await add({ day: dayIn(27), from: '12:00', to: '12:30' })).status, 'side by side').to.equal(201);
  });

  it('refuses wrong hours beside their field', async () => {
    const good = { day: dayIn(20), from: '10:00', to: '11:00' };
    for (const [field, body] of [
      ['from', { ...good, from: '10:15' }],
      ['from', { ...good, from: '25:00' }],
      ['to', { ...good, to: '10:00' }],
      ['to', { ...good, from: '08:00', to: '20:30' }],
      ['day', { ...good, day: dayIn(-2) }],
      ['day', { ...good, day: dayIn(400) }],
      ['day', { ...good, day: 'завтра' }],
      ['weeks', { ...good, weeks: 27 }],
      ['weeks', { ...good, weeks: 0 }],
      ['lecturer_id', { ...good, lecturer_id: 1 }],
      ['from', {}],
    ] as const)
      expect((await add(body)).body.errors, JSON.stringify(body)).to.include.keys(field);
    expect(await LessonSlot.count({ where: { lecturer_id: lecturer.id } })).to.equal(0);
  });

  it('takes free hours back, and none that somebody asks for or has', async () => {
    const of = { prod_id: prod.id, lecturer_id: lecturer.id };
    const [free, waiting, taken] = [
      await buildLessonSlot(of),
      await buildLessonSlot(of),
      await buildLessonSlot(of),
    ];
    await buildLessonRequest({ slot_id: waiting.id });
    const { id: order_id } = await buildOrder({ prod });
    await buildLessonRequest({ slot_id: taken.id, status: 'CONFIRMED', order_id });
    expect((await remove(free.id)).status).to.equal(200);
    expect((await remove(free.id)).status).to.equal(404);
    expect((await remove(waiting.id)).text).to.include('сначала ответьте');
    expect((await remove(taken.id)).text).to.include('уже занято');
    const [course] = (await read()).courses;
    expect(course?.slots.map(({ state }) => state).toSorted()).to.deep.equal(['ASKED', 'TAKEN']);
  });

  it('hides contacts until the lesson is paid for', async () => {
    const of = { prod_id: prod.id, lecturer_id: lecturer.id };
    const order = await buildOrder({ prod, status: 'CONFIRMED' });
    await buildLessonRequest(of);
    await buildLessonRequest({ ...of, status: 'CONFIRMED', order_id: order.id });
    const { requests } = await read();
    expect(
      requests.map(({ status, is_paid, phone, email }) => [status, is_paid, !phone, !email]),
    ).to.deep.equal([
      ['CREATED', false, true, true],
      ['CONFIRMED', true, false, false],
    ]);
  });

  it('warns of a course on the same day', async () => {
    await api.given(() =>
      buildProd({
        lecturers: [lecturer],
        name: 'В тот же день',
        date_start: inDays(20),
        date_end: inDays(21),
      }),
    );
    await add({ day: dayIn(20), from: '10:00', to: '11:00' });
    const [course] = (await read()).courses;
    expect(course?.slots[0]?.clashes.map(({ kind, name }) => [kind, name])).to.deep.equal([
      ['overlap', 'В тот же день'],
    ]);
  });

  it('offers no hours of a course of another type, or before he has agreed to it', async () => {
    const ordinary = await api.given(() => buildProd({ lecturers: [lecturer] }));
    const body = { day: dayIn(20), from: '10:00', to: '11:00' };
    expect((await add(body, ordinary)).status).to.equal(404);
    await api.sequelize.query(
      `update prod_lecturers set consent = 'ASKED', asked_at = now() where prod_id = ${prod.id}`,
    );
    expect((await add(body)).status).to.equal(404);
    expect((await read()).courses).to.deep.equal([]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
