import type { LecturerCourse, LecturerCourses, LecturerLessons, LecturerProfile } from '@odonta/api/contract';
import { type Lecturer, ProdLecturer, type User } from '@odonta/db/models';
import {
  buildArticle,
  buildCenter,
  buildCity,
  buildPartner,
  buildProd,
  buildReview,
  inDays,
} from '@odonta/db/testing/factories.ts';
import { buildLecturerWithAccount } from '@odonta/db/testing/lecturerFactory.ts';
import { buildLessonProd, buildLessonRequest, buildLessonSlot } from '@odonta/db/testing/lessonFactories.ts';
import { buildMaterial } from '@odonta/db/testing/materialFactory.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { digestOf } from '../../testing/digest.ts';
import { useApi } from '../../testing/useApi.ts';
import { lecturerWays } from './testing/lecturerWays.ts';

const word = 'Чужестранец';
const nobody = 999_999_999;
/** Reports against lecturers and the cabinet of trading organisations have tests of their own. */
const ofOthers = /^\/lk\/(negativeLecturers|related)/;
/** Counted or recorded by every call of anyone. */
const ofAnyCall = ['rate_limits', 'sessions'];

describe('the cabinet of a lecturer', () => {
  const api = useApi();
  let lecturer: Lecturer;
  let user: User;
  let token: string;

  beforeEach(async () => {
    ({ lecturer, user } = await buildLecturerWithAccount({ text: '<p>О себе</p>' }));
    token = await api.tokenOf(user);
  });

  const build = (given: object = {}, of = lecturer) =>
    api.given(() => buildProd({ lecturers: [of], type: 4, date_end: inDays(31), ...given }));
  const list = async (query = '', as = token) =>
    (await api.call<LecturerCourses>('get', `/lk/courses${query}`, { token: as })).body.message;

  it('lists his courses with dates, place, hours and paid places', async () => {
    const city = await buildCity({ name: 'Ржев' });
    const prod = await build({ city_id: city.id, address: 'Мира, 1', duration_hours: 16 });
    await build({ date_start: inDays(-9), date_end: inDays(-8), name: 'Прошедший' });
    await build({ status: 'CREATED', name: 'Черновик' });
    await buildOrder({ prod, status: 'CONFIRMED', people: 2 });
    await buildOrder({ prod, status: 'PREPARE', people: 3 });
    await buildOrder({ prod, status: 'CANCELED' });
    const { courses, total } = await list();
    expect(total).to.equal(1);
    expect(courses[0]).to.include({
      ...{ id: prod.id, city: 'Ржев', address: 'Мира, 1', duration_hours: 16, participants: 2 },
      ...{ consent: 'ACCEPTED', may_accept: false, may_decline: true, is_expired: false },
      has_materials: true,
    });
    expect((await list('?list=past')).courses.map(({ name }) => name)).to.deep.equal(['Прошедший']);
    expect((await list('?offset=50')).courses).to.deep.equal([]);
    for (const query of ['?list=all', '?offset=-1', '?limit=5'])
      expect((await api.call('get', `/lk/courses${query}`, { token })).status, query).to.equal(422);
  });

  it('warns of accepted courses on the same days and of a city away on the next, before and after an answer', async () => {
    const [rzhev, tver] = [await buildCity({ name: 'Ржев-2' }), await buildCity({ name: 'Тверь-2' })];
    const first = await build({ city_id: rzhev.id, name: 'Первый' });
    const same = await build({
      city_id: rzhev.id,
      name: 'В те же дни',
      date_start: inDays(31),
      date_end: inDays(32),
    });
    const near = await build({
      city_id: tver.id,
      name: 'Назавтра',
      date_start: inDays(32),
      date_end: inDays(33),
    });
    await ProdLecturer.update(
      { consent: 'ASKED', asked_at: new Date() },
      { where: { prod_id: [same.id, near.id] } },
    );
    const clashes = async () =>
      Object.fromEntries(
        (await list()).courses.map((one) => [
          one.name,
          one.clashes.map(({ kind, name }) => `${kind} ${name}`),
        ]),
      );
    expect(await clashes()).to.deep.equal({
      Первый: [],
      'В те же дни': ['overlap Первый'],
      Назавтра: ['travel Первый'],
    });
    const { body } = await api.call<LecturerCourse>('post', `/lk/courses/${same.id}/accept`, {
      token,
      body: {},
    });
    expect(body.message.clashes.map(({ id }) => id)).to.deep.equal([first.id]);
    expect(await clashes()).to.deep.equal({
      Первый: ['overlap В те же дни'],
      'В те же дни': ['overlap Первый'],
      Назавтра: ['travel Первый', 'overlap В те же дни'].toSorted(),
    });
  });

  it('every way to a row opens his own alone: not another’s, not nobody’s, and nothing changes', async () => {
    const theirs = await buildLecturerWithAccount({ name: word, text: `<p>${word}</p>` });
    const foreign = await build({ name: word }, theirs.lecturer);
    const owner = await api.tokenOf(await buildPartner(await buildCenter()));
    const said = await buildReview({
      ...{ prod_id: foreign.id, lecturers: [theirs.lecturer.id], status: 'CONFIRMED', client_name: word },
      ...{ reply_author_kind: 'LECTURER', reply_text: word, reply_status: 'CREATED' },
      ...{ reply_by: theirs.user.id, replied_at: new Date() },
    });
    await build();
    const lessons = await api.given(() => buildLessonProd({ lecturers: [theirs.lecturer], name: word }));
    const slot = await buildLessonSlot({ prod_id: lessons.id, lecturer_id: theirs.lecturer.id });
    const request = await buildLessonRequest({ slot_id: slot.id, last_name: word });
    const proposal = { proposed_by: theirs.lecturer.id, status: 'DRAFT' as const, published_at: null };
    const article = await buildArticle({ ...proposal, title: word });
    const material = await buildMaterial({ prod_id: foreign.id, title: word });
    const endpoints = api.endpoints.filter(({ path }) => path.startsWith('/lk/') && !ofOthers.test(path));
    expect(endpoints.map(({ method, path }) => `${method} ${path}`)).to.have.members(
      Object.keys(lecturerWays),
    );
    const before = await digestOf(api.sequelize);
    const leaks: string[] = [];
    let calls = 0;
    for (const { method, path } of endpoints)
      for (const as of [token, owner])
        for (const id of path.includes(':id') ? [idIn(path), nobody, 0, 'x'] : [null]) {
          calls += 1;
          const sent = method === 'get' ? {} : { body: lecturerWays[`${method} ${path}`] ?? {} };
          const answer = await api.call(
            method,
            path.replace(':id', String(id)).replace(':material', String(material.id)),
            { token: as, ...sent },
          );
          if (id === null ? answer.text.includes(word) : answer.status !== 404)
            leaks.push(`${method} ${path} ${id}: ${answer.status}`);
        }
    expect(leaks).to.deep.equal([]);
    const after = await digestOf(api.sequelize);
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    expect(changed.filter((table) => !ofAnyCall.includes(table))).to.deep.equal([]);
    console.log(`      ${calls} calls on others' rows; leaks: 0`);
    const his = await api.tokenOf(theirs.user);
    expect((await list('', his)).courses[0]?.name, 'the test would find them').to.equal(word);
    const own = (await api.call<LecturerLessons>('get', '/lk/lessons', { token: his })).body.message;
    expect([own.courses[0]?.name, own.requests.length], 'and these').to.deep.equal([word, 1]);
    expect((await api.call('get', `/lk/articles/${article.id}`, { token: his })).text, 'and it').to.include(
      word,
    );
    const decline = { token: his, body: { reason: 'Свой курс' } };
    expect((await api.call('post', `/lk/courses/${foreign.id}/decline`, decline)).status).to.equal(200);
    function idIn(path: string) {
      if (path.includes('articles')) return article.id;
      if (path.includes('requests')) return request.id;
      if (path.includes('lessons')) return path.endsWith('slots') ? lessons.id : slot.id;
      if (path.includes('reviews')) return said.id;
      return path.includes('courses') ? foreign.id : theirs.lecturer.id;
    }
  });

  it('no one else but he comes in: neither visitors nor staff', async () => {
    const staff = (await api.staff('ADMIN')).token;
    for (const as of [undefined, staff])
      for (const path of ['/lk/courses', '/lk/profiles', '/lk/lessons', '/lk/reviews', '/lk/articles'])
        expect((await api.call('get', path, { token: as })).status).to.be.oneOf([401, 403]);
  });

  describe('his page', () => {
    const text = '<p>Врач-эндодонт, кандидат медицинских наук, стаж 17 лет.</p>';
    const profile = async () =>
      (await api.call<LecturerProfile[]>('get', '/lk/profiles', { token })).body.message[0];
    const edit = (body: object) =>
      api.call<LecturerProfile[]>('put', `/lk/profiles/${lecturer.id}`, { token, body });

    it('waits for a moderator, and the live one stays', async () => {
      const {
        status,
        body,
        text: answer,
      } = await edit({ text: `${text}<script>evil()</script>`, alt: 'Портрет' });
      expect(status, answer).to.equal(200);
      expect(body.message[0]?.waiting?.edit).to.deep.equal({ text, alt: 'Портрет' });
      expect((await lecturer.reload()).text).to.equal('<p>О себе</p>');
      expect((await edit({ text: `${text}<p>И ещё.</p>` })).status, 'a newer one replaces it').to.equal(200);
      expect((await profile())?.waiting?.edit).to.deep.equal({ text: `${text}<p>И ещё.</p>` });
      const withdrawn = await api.call('post', `/lk/profiles/${lecturer.id}/withdraw`, { token, body: {} });
      expect(withdrawn.status).to.equal(200);
      expect(await profile()).to.include({ waiting: null, refused: null });
    });

    it('takes neither its status nor its address, and no path for a picture', async () => {
      for (const body of [
        {},
        { status: 'CONFIRMED' },
        { sef: 'drugoj' },
        { name: 'Другой' },
        { filename: '../../etc/passwd' },
        { text: 'Мало' },
        { text: '' },
        { text: `<p>${'а'.repeat(10_001)}</p>` },
        { text: '<p>О себе</p>' },
      ])
        expect((await edit(body)).status, JSON.stringify(body).slice(0, 60)).to.equal(422);
      expect(await profile()).to.include({ waiting: null });
    });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
