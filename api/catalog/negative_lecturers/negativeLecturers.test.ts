import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  CenterNegativeLecturers,
  NegativeAboutMe,
  SignedIn,
  StaffNegativeLecturer,
} from '@odonta/api/contract';
import {
  AuditEntry,
  type Center,
  type Lecturer,
  Letter,
  NegativeLecturer,
  Note,
  PrivateFile,
  StaffNotice,
  StatusChange,
  UserMembership,
} from '@odonta/db/models';
import { buildCenter, buildLecturer, buildPartner, buildUser, inDays } from '@odonta/db/testing/factories.ts';
import { buildNegativeLecturer } from '@odonta/db/testing/negativeLecturerFactories.ts';
import {
  negativeLecturerDays,
  negativeLecturerRule,
} from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { deleteOldNegativeLecturers, expireNegativeLecturers } from './expire.ts';

const fio = 'Прогульщиков Аркадий Львович';
const about = 'Не приехал на курс 12 марта, участников предупредили мы сами: ЗНАКОМОЕСЛОВО.';
const { version } = negativeLecturerRule;

describe('negative lecturers', () => {
  const api = useApi();
  let moderator: string;
  let center: Center;
  let owner: string;

  before(async () => {
    moderator = (await api.staff('LECTURER_EDIT')).token;
  });
  beforeEach(async () => {
    await api.sequelize.query('truncate negative_lecturers, negative_lecturer_rules');
    center = await buildCenter();
    owner = await memberAs('OWNER');
  });

  const memberAs = async (role: CenterRole, of = center) => api.tokenOf(await buildPartner(of, { role }));
  const staff = <Payload = StaffNegativeLecturer>(
    method: string,
    tail: string,
    body?: object,
    token = moderator,
  ) => api.call<Payload>(method, `/adm/negative_lecturers${tail}`, { token, ...(body && { body }) });
  const cabinet = (tail = '', body?: object, token = owner) =>
    api.call<CenterNegativeLecturers>(body ? 'post' : 'get', `/partner/negativeLecturers${tail}`, {
      token,
      ...(body && { body }),
    });
  const sign = (of = center, token = owner) => cabinet('/rule', { center_id: of.id, version }, token);
  const send = (where: string, token: string) => {
    const body = new FormData();
    body.set('file', new Blob(['%PDF-1.7 a letter %%EOF'], { type: 'application/pdf' }), 'letter.pdf');
    return api.call<{ file_id: string }>('post', `${where}/evidence`, { token, body });
  };
  const upload = async (where = '/adm/negative_lecturers', token = moderator) =>
    (await send(where, token)).body.message.file_id;
  const last = () => NegativeLecturer.findOne({ order: [['id', 'DESC']], rejectOnEmpty: true });
  const lecturerToken = async (lecturer: Lecturer) => {
    const user = await buildUser({ is_partner: true });
    await UserMembership.create({ user_id: user.id, lecturer_id: lecturer.id });
    return api.tokenOf(user);
  };

  describe('in the cabinet of a centre', () => {
    it('a report is taken once the owner has signed the rule, and waits for a moderator', async () => {
      const lecturer = await buildLecturer({ name: fio });
      const said = { center_id: center.id, fio: '  прогульщиков   Аркадий Львович', about };
      expect((await cabinet('', said)).status, 'before the rule is signed').to.equal(409);
      const editor = await memberAs('EDITOR');
      expect((await sign(center, editor)).status, 'an editor cannot sign').to.equal(403);
      const stale = { center_id: center.id, version: version + 1 };
      expect((await cabinet('/rule', stale)).body.errors).to.have.key('version');
      expect((await sign()).body.message.centers[0]).to.include({ is_signed: true, may_sign: false });
      const evidence = [await upload('/partner/negativeLecturers', owner)];
      const sent = await cabinet('', { ...said, evidence }, editor);
      expect(sent.status, sent.text).to.equal(200);
      expect(sent.body.message.reports[0]).to.include({ status: 'CREATED', evidence_count: 1 });
      expect(sent.body.message.standing, 'nothing stands yet').to.deep.equal([]);
      const row = await last();
      expect(row, 'the lecturer of that name is found').to.include({ lecturer_id: lecturer.id });
      expect(secondsOf(row.expires_at)).to.be.closeTo(secondsOf(inDays(negativeLecturerDays)), 60);
      const notice = await StaffNotice.findOne({ where: { kind: 'negative_lecturer' }, rejectOnEmpty: true });
      expect(notice.path).to.equal(`/negative_lecturers/${row.id}/show`);
      expect(notice.text).to.not.include('рогульщиков');
      expect((await PrivateFile.findByPk(evidence[0]))?.delete_after?.getTime()).to.be.greaterThan(
        row.expires_at.getTime() - 60_000,
      );
      const withdrawn = await cabinet(`/${row.id}/withdraw`, {}, editor);
      expect(withdrawn.body.message.reports[0]).to.include({ status: 'CANCELED', may_withdraw: false });
      expect((await cabinet(`/${row.id}/withdraw`, {})).body.allowed).to.deep.equal([]);
    });

    it('a wrong field of a report is refused by its name', async () => {
      await sign();
      const said = { center_id: center.id, fio, about };
      for (const [name, wrong] of [
        ['fio', { fio: 'Ли' }],
        ['fio', { fio: 'А          Б' }],
        ['about', { about: 'Плохой' }],
        ['evidence', { evidence: [crypto.randomUUID()] }],
        ['status', { status: 'CONFIRMED' }],
      ] as const) {
        const { status, body } = await cabinet('', { ...said, ...wrong });
        expect([status, Object.keys(body.errors ?? {})], name).to.deep.equal([422, [name]]);
      }
      const six = Array.from({ length: 6 }, () => crypto.randomUUID());
      expect((await cabinet('', { ...said, evidence: six })).body.errors).to.have.key('evidence');
      expect(await NegativeLecturer.count()).to.equal(0);
    });

    it('only those who see the list send documents, and no more than twenty a day', async () => {
      const partner = await api.tokenOf(await buildUser({ is_partner: true }));
      expect((await send('/partner/negativeLecturers', partner)).status, 'of no centre').to.equal(403);
      expect((await send('/partner/negativeLecturers', owner)).status, 'before the rule').to.equal(409);
      await sign();
      await api.sequelize.query('delete from rate_limits');
      const kept = await PrivateFile.count();
      const statuses: number[] = [];
      for (let i = 0; i < 21; i += 1) statuses.push((await send('/partner/negativeLecturers', owner)).status);
      expect(statuses).to.deep.equal([...Array.from({ length: 20 }, () => 200), 429]);
      expect(await PrivateFile.count()).to.equal(kept + 20);
    });

    it('an approved centre that has signed sees what stands, and not who said it', async () => {
      const author = await buildCenter({ name: 'Центр, который сообщил' });
      await buildNegativeLecturer({ fio, about, author_center_id: author.id, status: 'CONFIRMED' });
      await buildNegativeLecturer();
      expect((await cabinet()).body.message).to.deep.include({ standing: [], total: 0 });
      await sign();
      const { body, text } = await cabinet('?q=прогуль');
      expect(body.message.standing.map((each) => each.fio)).to.deep.equal([fio]);
      expect(text).to.not.include('который сообщил');
      expect((await cabinet('?q=%25')).body.message.total, 'no wildcard').to.equal(0);
      await center.update({ suspended_at: new Date() });
      expect((await cabinet()).body.message.standing, 'a suspended centre').to.deep.equal([]);
      const waiting = await buildCenter({ status: 'CREATED' });
      expect((await sign(waiting, await memberAs('OWNER', waiting))).status).to.equal(409);
    });

    it('other roles are refused, and reports of another centre answer 404', async () => {
      const foreign = await buildCenter();
      const row = await buildNegativeLecturer({ author_center_id: foreign.id });
      await sign();
      expect((await cabinet()).body.message.reports).to.deep.equal([]);
      expect((await cabinet(`/${row.id}/withdraw`, {})).status).to.equal(404);
      expect((await sign(foreign)).status).to.equal(404);
      expect((await cabinet('', { center_id: foreign.id, fio, about })).status).to.equal(404);
      for (const role of ['ORDERS', 'ACCOUNTANT', 'CHECK_IN'] as const)
        expect((await cabinet('', undefined, await memberAs(role))).status, role).to.equal(403);
    });
  });

  describe('in the back-office', () => {
    it('moderators alone decide and open the documents, and each decision is in the history', async () => {
      const head = (await api.staff('ROP_COURSE')).token;
      const evidence = [await upload('/adm/negative_lecturers', head)];
      const made = await staff('post', '', { fio, about, evidence }, head);
      expect(made.status, made.text).to.equal(201);
      const { id } = made.body.message;
      const manager = (await api.staff('MANAGER')).token;
      for (const token of [head, manager]) {
        expect((await staff('get', `/${id}`, undefined, token)).status).to.equal(200);
        expect((await staff('post', `/${id}/confirm`, {}, token)).status).to.equal(403);
        expect((await staff('get', `/${id}/evidence/${evidence[0]}`, undefined, token)).status).to.equal(403);
      }
      expect((await staff('post', '', { fio, about }, manager)).status).to.equal(403);
      const stranger = (await api.staff('ARTICLES')).token;
      expect((await staff('get', '', undefined, stranger)).status).to.equal(403);

      expect((await staff('get', `/${id}/evidence/${evidence[0]}`)).status).to.equal(200);
      expect((await staff('get', `/${id}/evidence/${crypto.randomUUID()}`)).status).to.equal(404);
      const looks = { resource: 'negative_lecturers', record_id: String(id), action: 'reveal' };
      expect(await AuditEntry.count({ where: looks }), 'who has looked is noted').to.equal(1);

      const confirmed = await staff('post', `/${id}/confirm`, {});
      expect(confirmed.body.message.status, confirmed.text).to.equal('CONFIRMED');
      expect((await staff('post', `/${id}/reject`, { reason: 'Поздно' })).body.allowed).to.include('cancel');
      expect((await staff('put', `/${id}`, { about: `${about} И ещё раз.` })).status).to.equal(409);
      expect((await staff('post', `/${id}/cancel`, {})).body.errors).to.have.key('reason');
      const canceled = await staff('post', `/${id}/cancel`, { reason: 'Центр ошибся' });
      expect(canceled.body.message).to.include({ status: 'CANCELED', close_reason: 'Центр ошибся' });
      expect(canceled.body.message.history.map(({ move }) => move)).to.deep.equal(['confirm', 'cancel']);
      expect((await staff('put', `/${id}`, { about: `${about} Ещё.` })).status).to.equal(409);
    });

    it('two confirmations at once make one transition and one 409', async () => {
      const { id } = await buildNegativeLecturer();
      const answers = await Promise.all([1, 2].map(() => staff('post', `/${id}/confirm`, {})));
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
      expect(await StatusChange.count({ where: { resource: 'negative_lecturers', record_id: id } })).to.equal(
        1,
      );
    });

    it('the database refuses a second live record of a lecturer by the same author', async () => {
      const lecturer = await buildLecturer({ name: fio });
      const said = { lecturer_id: lecturer.id, about, author_center_id: center.id };
      const first = await staff('post', '', said);
      expect(first.body.message, first.text).to.include({ fio, lecturer_id: lecturer.id });
      const second = await staff('post', '', said);
      expect([second.status, second.body.message]).to.deep.equal([
        409,
        'Об этом лекторе уже есть действующая запись от того же автора: дополните её или закройте',
      ]);
      expect((await staff('post', '', { ...said, author_center_id: null })).status, 'of staff').to.equal(201);
      expect((await staff('post', '', { ...said, author_center_id: null })).status).to.equal(409);
      await staff('post', `/${first.body.message.id}/reject`, { reason: 'Нет подтверждений' });
      expect((await staff('post', '', said)).status, 'once the first is closed').to.equal(201);
      const planted = await buildNegativeLecturer({ ...said, fio }).catch(({ name }: Error) => name);
      expect(planted).to.equal('SequelizeUniqueConstraintError');
      const [one, other] = await Promise.all(
        [1, 2].map(() => staff('post', '', { fio: 'Двойников Пётр', about })),
      );
      expect([one?.status, other?.status].sort()).to.deep.equal([201, 409]);
    });

    it('a document belongs to one record: another cannot name it, and so not delete it', async () => {
      const key = await upload();
      const owned = await staff('post', '', { fio, about, evidence: [key] });
      const other = await staff('post', '', { fio: 'Другой Пётр', about });
      const naming = { fio: 'Третий Пётр', about, evidence: [key] };
      const taken = [
        await staff('post', '', naming),
        await staff('put', `/${other.body.message.id}`, { evidence: [key] }),
      ];
      for (const { status, body } of taken)
        expect([status, Object.keys(body.errors ?? {})]).to.deep.equal([422, ['evidence']]);
      for (const spelling of [key.toUpperCase(), `{${key}}`, '-'.repeat(36)]) {
        const { status, body } = await staff('put', `/${owned.body.message.id}`, { evidence: [spelling] });
        expect([status, Object.keys(body.errors ?? {})], spelling).to.deep.equal([422, ['evidence.0']]);
      }
      await staff('put', `/${other.body.message.id}`, { evidence: [] });
      expect((await staff('get', `/${owned.body.message.id}/evidence/${key}`)).status).to.equal(200);
      const free = await upload();
      const raced = await Promise.all(
        ['Первый Иван', 'Второй Иван'].map((name) =>
          staff('post', '', { fio: name, about, evidence: [free] }),
        ),
      );
      expect(raced.map(({ status }) => status).sort()).to.deep.equal([201, 422]);
    });

    it('a lecturer of the catalogue is recorded by his name, however short', async () => {
      const lecturer = await buildLecturer({ name: 'Ким' });
      const made = await staff('post', '', { lecturer_id: lecturer.id, about });
      expect(made.body.message, made.text).to.include({ fio: 'Ким', lecturer_id: lecturer.id });
    });

    it('blanks make no other name, in a new record and in an edit', async () => {
      await staff('post', '', { fio: 'Петров Пётр', about });
      expect((await staff('post', '', { fio: 'Петров \n Пётр', about })).status).to.equal(409);
      const { id } = (await staff('post', '', { fio: 'Петров  Павел', about })).body.message;
      expect((await staff('put', `/${id}`, { fio: 'Петров \n Пётр' })).status).to.equal(409);
      expect((await staff('put', `/${id}`, { fio: 'Петров\n Яков' })).body.message.fio).to.equal(
        'Петров Яков',
      );
      expect((await staff('put', `/${id}`, { fio: 'А \n\n   Б' })).body.errors).to.have.key('fio');
    });

    it('a record past its time cannot be confirmed', async () => {
      const { id } = await buildNegativeLecturer({ expires_at: inDays(-1) });
      expect((await staff('post', `/${id}/confirm`, {})).status).to.equal(409);
    });

    it('staff who act as another read no record, no note of it and no name in the search', async () => {
      await sign();
      const { id } = await buildNegativeLecturer({ fio: 'Невидимов Лев', about, status: 'CONFIRMED' });
      const admin = await api.staff('ADMIN');
      const as = async (user: number) =>
        (
          await api.call<SignedIn>('post', `/adm/users/${user}/impersonate`, {
            token: admin.token,
            body: { reason: 'Смотрю, что видит сотрудник' },
          })
        ).body.message.token;
      const manager = await api.staff('MANAGER');
      const token = await as(manager.user.id);
      const search = `/adm/search?q=${encodeURIComponent('Невидимов')}`;
      expect((await api.call('get', search, { token: manager.token })).text).to.include('Невидимов Лев');
      expect((await api.call('get', search, { token })).text).to.not.include('Невидимов Лев');
      for (const tail of ['', '/notes', '/colleagues'])
        expect((await staff('get', `/${id}${tail}`, undefined, token)).status, tail).to.equal(403);
      const { user_id } = await UserMembership.findOne({
        where: { center_id: center.id },
        rejectOnEmpty: true,
      });
      expect((await cabinet('', undefined, await as(user_id))).status).to.equal(403);
    });

    it('an edit changes whom a record concerns and until when, and deletes the documents taken out', async () => {
      const lecturer = await buildLecturer({ name: fio });
      const [kept, dropped] = [await upload(), await upload()];
      const { id } = (await staff('post', '', { fio: 'Неизвестный Пётр', about, evidence: [kept, dropped] }))
        .body.message;
      const changed = await staff('put', `/${id}`, { lecturer_id: lecturer.id, evidence: [kept] });
      expect(changed.body.message, changed.text).to.include({ fio, lecturer_id: lecturer.id });
      expect(await PrivateFile.findAll({ where: { id: [kept, dropped] } })).to.have.length(1);
      expect((await staff('put', `/${id}`, { lecturer_id: 999_999 })).body.errors).to.have.key('lecturer_id');
      for (const moment of [inDays(-1), inDays(negativeLecturerDays + 1)])
        expect((await staff('put', `/${id}`, { expires_at: secondsOf(moment) })).body.errors).to.have.key(
          'expires_at',
        );
      await staff('post', `/${id}/confirm`, {});
      const expires_at = secondsOf(inDays(30));
      expect((await staff('put', `/${id}`, { expires_at })).body.message).to.include({ expires_at });
      const found = await staff<StaffNegativeLecturer[]>('get', `?filter={"lecturer_id":${lecturer.id}}`);
      expect(found.text).to.include(`"id":${id}`);
    });
  });

  describe('a lecturer’s appeal', () => {
    it('an objection takes the record out of the list until a moderator has answered it', async () => {
      const lecturer = await buildLecturer({ name: fio });
      const row = await buildNegativeLecturer({ lecturer_id: lecturer.id, fio, about, status: 'CONFIRMED' });
      await buildNegativeLecturer({ lecturer_id: lecturer.id, fio, author_center_id: center.id });
      const token = await lecturerToken(lecturer);
      const read = () => api.call<NegativeAboutMe[]>('get', '/lk/negativeLecturers', { token });
      const object = (text: string, as = token) =>
        api.call<NegativeAboutMe[]>('post', `/lk/negativeLecturers/${row.id}/appeal`, {
          token: as,
          body: { appeal: text },
        });
      expect(
        (await read()).body.message.map(({ id }) => id),
        'what nobody has confirmed is not shown',
      ).to.deep.equal([row.id]);
      expect((await object('Нет')).body.errors).to.have.key('appeal');
      expect((await object('Меня там не было', owner)).status, 'nobody else’s').to.equal(404);
      const sent = await object('Курс отменил сам центр, письмо приложу.');
      expect(sent.body.message[0], sent.text).to.include({ may_appeal: false });
      await sign();
      expect((await cabinet()).body.message.standing).to.deep.equal([]);
      expect((await object('Ещё раз возражаю')).status).to.equal(409);
      expect((await staff('get', '?filter={"is_appealed":true}')).text).to.include(`"id":${row.id}`);

      expect((await staff('post', `/${row.id}/confirm`, {})).body.errors).to.have.key('appeal_answer');
      const answered = await staff('post', `/${row.id}/confirm`, { appeal_answer: 'Письмо не пришло.' });
      expect(answered.body.message.status, answered.text).to.equal('CONFIRMED');
      expect((await cabinet()).body.message.standing[0]).to.include({ appeal_answer: 'Письмо не пришло.' });
      expect((await object('Ещё раз возражаю')).status, 'his own word is given once').to.equal(409);
      expect((await read()).body.message[0]).to.include({ appeal_answer: 'Письмо не пришло.' });

      const other = await buildLecturer({ name: 'Сменщиков Пётр' });
      const given = await staff('put', `/${row.id}`, { lecturer_id: other.id });
      expect(given.status, 'another would read his appeal').to.equal(409);
      expect(given.text).to.include('возразил');
      const over = await staff('post', `/${row.id}/appeal`, { appeal: 'Лектор прислал письмо центра.' });
      expect([over.status, over.body.allowed], 'his word is not overwritten').to.deep.equal([
        409,
        ['cancel'],
      ]);
      expect((await read()).body.message[0]?.appeal).to.include('отменил сам центр');
      await api.sequelize.query(`update negative_lecturers set expires_at = now() where id = ${row.id}`);
      expect((await read()).body.message, 'past its time').to.deep.equal([]);
    });

    it('staff write down an appeal, and reject the record that it refutes', async () => {
      const row = await buildNegativeLecturer({ fio, about, status: 'CONFIRMED' });
      const noted = await staff('post', `/${row.id}/appeal`, { appeal: 'Лектор прислал письмо центра.' });
      expect(noted.body.message, noted.text).to.include({ status: 'CREATED', appeal_answer: null });
      const upheld = await staff('post', `/${row.id}/reject`, { reason: 'Курс отменил центр' });
      expect(upheld.body.message.status).to.equal('REJECTED');
    });
  });

  describe('the clock', () => {
    it('the jobs end what has stood for its time and delete everything after three years', async () => {
      const old = new Date(Date.now() - (negativeLecturerDays + 1) * 86_400_000);
      const [expired, standing, ancient] = [
        await buildNegativeLecturer({ expires_at: inDays(-1), status: 'CONFIRMED' }),
        await buildNegativeLecturer({ status: 'CONFIRMED' }),
        await buildNegativeLecturer({ evidence: [await upload()], created_at: old, expires_at: inDays(-2) }),
      ];
      const about_it = { resource: 'negative_lecturers', record_id: ancient.id };
      await Note.create({ ...about_it, text: 'Звонили центру', author_id: (await buildUser()).id });
      await staff('post', `/${ancient.id}/reject`, { reason: 'Не подтвердилось' });
      expect(await expireNegativeLecturers(api.sequelize)).to.equal(1);
      expect((await expired.reload()).status).to.equal('CANCELED');
      expect(await deleteOldNegativeLecturers()).to.equal(1);
      expect(await deleteOldNegativeLecturers()).to.equal(0);
      expect(await NegativeLecturer.findByPk(ancient.id, { paranoid: false })).to.equal(null);
      expect(await PrivateFile.findByPk(ancient.evidence[0])).to.equal(null);
      for (const model of [Note, StatusChange])
        expect(await (model as typeof Note).count({ where: about_it }), model.name).to.equal(0);
      expect((await standing.reload()).status).to.equal('CONFIRMED');
    });
  });

  describe('after three years', () => {
    it('no journal says who the lecturer was, by name or number, nor why he was refused', async () => {
      const lecturer = await buildLecturer({ id: 7_654_321, name: 'Секретов Кузьма Ильич' });
      const made = await staff('post', '', { lecturer_id: lecturer.id, about });
      const { id } = made.body.message;
      await staff('put', `/${id}`, { lecturer_id: null, fio: 'Секретов Иван' });
      await staff('put', `/${id}`, { lecturer_id: lecturer.id });
      const note = { token: moderator, body: { text: 'Секретов звонил' } };
      await api.call('post', `/adm/negative_lecturers/${id}/notes`, note);
      const ended = await staff('post', `/${id}/reject`, { reason: 'Секретов пил, ТАЙНОЕСЛОВО' });
      expect(ended.body.message.history.at(-1)?.reason, ended.text).to.include('ТАЙНОЕСЛОВО');
      const second = await buildNegativeLecturer({ lecturer_id: lecturer.id, fio: lecturer.name });
      const bulk = await staff('post', '/bulk', {
        action: 'move',
        move: 'reject',
        ids: [second.id],
        body: { reason: 'Секретов снова, ТАЙНОЕСЛОВО' },
      });
      expect(bulk.status, bulk.text).to.equal(200);
      await api.sequelize.query(
        `update negative_lecturers set created_at = now() - interval '1096 days', expires_at = now() - interval '2 days'`,
      );
      expect(await deleteOldNegativeLecturers()).to.equal(2);
      const journals = JSON.stringify([
        await AuditEntry.findAll(),
        await Note.findAll({ paranoid: false }),
        await StatusChange.findAll(),
      ]);
      expect(journals).to.include('"action":"reject"');
      for (const said of ['Секретов', '7654321', 'ТАЙНОЕСЛОВО', 'ЗНАКОМОЕСЛОВО'])
        expect(journals).to.not.include(said);
    });
  });

  describe('on the public side', () => {
    it('no open endpoint answers with them, no letter names them, and journals do not repeat them', async () => {
      const lecturer = await buildLecturer({ name: fio, sef: 'progulschikov' });
      await api.given(() =>
        buildNegativeLecturer({ lecturer_id: lecturer.id, fio, about, author_center_id: center.id }),
      );
      const { id } = await last();
      await staff('post', `/${id}/confirm`, {});
      await staff('put', `/${id}`, { expires_at: secondsOf(inDays(60)) });
      const open = api.endpoints.filter(
        ({ method, audience }) => method === 'get' && audience.name !== 'staff',
      );
      const addresses = open.map(({ path: at }) =>
        at.replace(/:sef\b/, 'progulschikov').replace(/:\w+/g, String(id)),
      );
      expect(addresses.length).to.be.greaterThan(40);
      for (const address of ['/lecturers/progulschikov', '/lecturers?name=прогуль', ...addresses]) {
        const { text } = await api.call('get', address);
        expect(text, address).to.not.include('ЗНАКОМОЕСЛОВО');
        expect(text, address).to.not.include('egativeLecturer').and.not.include('negative_lecturer');
      }
      for (const token of [await memberAs('OWNER', await buildCenter()), (await api.staff('ARTICLES')).token])
        for (const address of addresses)
          expect((await api.call('get', address, { token })).text, address).to.not.include('ЗНАКОМОЕСЛОВО');
      const said = JSON.stringify([
        await Letter.findAll(),
        await AuditEntry.findAll(),
        await StaffNotice.findAll(),
      ]);
      expect(said).to.not.include('ЗНАКОМОЕСЛОВО');
    });

    it('no code but their own and that of merging lecturers reads their table', () => {
      const root = path.resolve(import.meta.dirname, '../../..');
      const readers = globSync(
        ['api/**/*.ts', 'db/functions/**/*.sql', 'db/models/**/*.ts', 'storefront/src/**/*'],
        {
          cwd: root,
          withFileTypes: true,
        },
      )
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
        .filter((file) =>
          /\bNegativeLecturer\b|(from|join|update|into|table:?) '?negative_lecturers/.test(
            readFileSync(path.join(root, file), 'utf8'),
          ),
        );
      const allowed =
        /^(api\/catalog\/negative_lecturers\/|db\/models\/catalog\/negativeLecturers\/|api\/catalog\/lecturers\/lecturers.merging.ts$)/;
      expect(readers.length).to.be.greaterThan(5);
      expect(readers.filter((file) => !allowed.test(file))).to.deep.equal([]);
    });
  });

  it('the API answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
