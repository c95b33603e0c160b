import type { StaffDirectorQuestion } from '@odonta/api/contract';
import { Consent, DirectorQuestion, Letter } from '@odonta/db/models';
import { buildDirectorQuestion } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { eventually } from '../../testing/eventually.ts';
import { useApi } from '../../testing/useApi.ts';

const asked = {
  fio: 'Орлова Мария',
  tel: '+7 912 345-67-89',
  email: 'Maria@clinic.example',
  specialization: 'Ортодонт',
  comment: 'Когда будет курс в Перми?',
};

describe('a question to the director', () => {
  const api = useApi();
  let manager: string;

  before(async () => {
    manager = (await api.staff('MANAGER')).token;
  });

  const send = (body: unknown) => api.call<{ id: number }>('post', '/director/question', { body });
  const act = (token: string, id: number, move: string, body: unknown = {}) =>
    api.call<StaffDirectorQuestion>('post', `/adm/director_questions/${id}/${move}`, { token, body });

  const words = {
    fio: 'Укажите ФИО',
    tel: 'Укажите корректный телефон',
    email: 'Укажите корректную почту',
    specialization: 'Укажите специализацию',
    comment: 'Укажите вопрос',
  };

  it('needs every field, in the words of the form', async () => {
    expect((await send({})).body.errors).to.deep.equal(words);
    const blank = Object.fromEntries(Object.keys(words).map((field) => [field, ' ']));
    expect((await send(blank)).body.errors).to.deep.equal(words);
    const { specialization, ...short } = words;
    const two = Object.fromEntries(Object.keys(short).map((field) => [field, 'ab']));
    expect((await send({ ...asked, ...two })).body.errors).to.deep.equal(short);
    expect(await DirectorQuestion.count()).to.equal(0);
  });

  it('is kept with its consent and thanked for by a letter', async () => {
    const { status, body } = await send({ ...asked, consent: { text_version: '2026-11-20' } });
    expect(status).to.equal(200);
    const kept = await DirectorQuestion.findByPk(body.message.id, { rejectOnEmpty: true });
    expect(kept).to.include({ tel: '+79123456789', email: 'maria@clinic.example', status: 'CREATED' });
    const consent = await Consent.findByPk(kept.consent_id ?? 0);
    expect(consent).to.include({ purpose: 'QUESTION', text_version: '2026-11-20', ip: '127.0.0.1' });
    await eventually(async () => {
      const letter = await Letter.findOne({ where: { resource: 'director_questions', record_id: kept.id } });
      expect(letter).to.include({ kind: 'question_received', to: 'maria@clinic.example', status: 'SENT' });
    });
  });

  it('keeps the marks of the advertisement that led here, for staff to read', async () => {
    const marks = { client_target: { source: 'yandex' }, client_target_first: { ref: 'partner-7' } };
    const { body } = await send({ ...asked, ...marks });
    const read = await api.call<StaffDirectorQuestion>('get', `/adm/director_questions/${body.message.id}`, {
      token: manager,
    });
    expect(read.body.message).to.deep.include(marks);
  });

  it('is refused with a field nobody knows', async () => {
    const { status, body } = await send({ ...asked, answer: 'Да' });
    expect([status, body.errors]).to.deep.equal([422, { answer: 'Неизвестное поле' }]);
  });

  it('is answered by a letter with the question and the answer', async () => {
    const { id } = await buildDirectorQuestion({ comment: 'Есть ли рассрочка?' });
    const empty = await act(manager, id, 'answer');
    expect([empty.status, empty.body.errors]).to.deep.equal([422, { answer: 'Обязательное поле' }]);
    const { body } = await act(manager, id, 'answer', { answer: 'Да, на полгода.' });
    expect(body.message).to.include({ status: 'CONFIRMED', status_num: 3, answer: 'Да, на полгода.' });
    expect(body.message.history).to.have.length(1);
    await eventually(async () => {
      const letter = await Letter.findOne({ where: { kind: 'question_answered', record_id: id } });
      expect(letter?.status).to.equal('SENT');
      expect(letter?.text).to.include('Есть ли рассрочка?').and.include('Да, на полгода.');
    });
    expect((await act(manager, id, 'answer', { answer: 'Ещё раз' })).status).to.equal(409);
  });

  it('is rejected for a reason, and opened again by the head alone', async () => {
    const head = (await api.staff('ROP_COURSE')).token;
    const { id } = await buildDirectorQuestion();
    expect((await act(manager, id, 'reject')).body.errors).to.deep.equal({ reason: 'Обязательное поле' });
    expect((await act(manager, id, 'reject', { reason: 'Реклама' })).body.message.status).to.equal(
      'REJECTED',
    );
    expect((await act(manager, id, 'reopen')).status).to.equal(403);
    expect((await act(head, id, 'reopen')).body.message.status).to.equal('CREATED');
  });

  it('cannot be cancelled by staff, for whom there is no such address', async () => {
    const { id } = await buildDirectorQuestion();
    expect((await act(manager, id, 'cancel')).status).to.equal(404);
  });

  it('has its asker put right while it is open; the words themselves are somebody else’s', async () => {
    const { id } = await buildDirectorQuestion();
    const put = (body: object, token = manager) =>
      api.call<StaffDirectorQuestion>('put', `/adm/director_questions/${id}`, { token, body });
    const { status, body } = await put({ fio: 'Орлова Мария', tel: '8 912 345-67-80' });
    expect(status).to.equal(200);
    expect(body.message).to.include({ fio: 'Орлова Мария', tel: '+79123456780' });
    expect((await put({ comment: 'Да' })).body.errors).to.deep.equal({ comment: 'Это поле изменить нельзя' });
    expect((await put({ tel: '12' })).body.errors).to.deep.equal({ tel: words.tel });
    const viewer = (await api.staff('MANAGER_REQUEST_VIEW')).token;
    expect((await put({ fio: 'Чужой Человек' }, viewer)).status).to.equal(403);
    await act(manager, id, 'reject', { reason: 'Реклама' });
    expect((await put({ fio: 'Другое Имя' })).status).to.equal(409);
  });

  it('is written down by an administrator, with the consent that was read aloud', async () => {
    const admin = (await api.staff('ADMIN')).token;
    const write = (body: object, token = admin) =>
      api.call<StaffDirectorQuestion>('post', '/adm/director_questions', { token, body });
    expect((await write(asked)).body.errors).to.have.all.keys('consent_by_phone');
    expect((await write({ ...asked, consent_by_phone: true }, manager)).status).to.equal(403);
    const { status, body } = await write({ ...asked, consent_by_phone: true });
    expect(status).to.equal(201);
    const kept = await DirectorQuestion.findByPk(body.message.id, { rejectOnEmpty: true });
    expect(await Consent.findByPk(kept.consent_id ?? 0)).to.include({
      purpose: 'QUESTION',
      form: 'phone',
      ip: null,
    });
    expect(await Letter.count({ where: { kind: 'question_received', record_id: kept.id } })).to.equal(1);
  });

  it('hides the person from who may only look', async () => {
    const viewer = (await api.staff('MANAGER_REQUEST_VIEW')).token;
    const { id } = await buildDirectorQuestion();
    const { body } = await api.call<StaffDirectorQuestion>('get', `/adm/director_questions/${id}`, {
      token: viewer,
    });
    expect(body.message).to.include({
      fio: 'Иван П.',
      tel: '+7 *** ***-45-67',
      email: 'i***@test.local',
      comment: '***',
    });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
