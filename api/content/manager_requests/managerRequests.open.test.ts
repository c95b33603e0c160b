import { createHash } from 'node:crypto';
import { AuditEntry, Consent, Letter, ManagerRequest } from '@odonta/db/models';
import { buildCenter, buildProd, buildUser } from '@odonta/db/testing/factories.ts';
import { shownConsent } from '@odonta/db/vocabulary/platform/consent.ts';
import { expect } from 'chai';
import { eventually } from '../../testing/eventually.ts';
import { useApi } from '../../testing/useApi.ts';
import { sendManagerRequest } from './managerRequests.open.ts';

const person = {
  name: 'Мария Орлова',
  phone: '8 (912) 345-67-89',
  email: 'Maria@Clinic.example',
  city: 'Пермь',
};

describe('a request to a manager', () => {
  const api = useApi();

  beforeEach(() => Promise.all([resetRequests(), api.sequelize.query('delete from rate_limits')]));

  const send = (body: unknown, headers = {}) =>
    api.call<{ id: number }>('post', '/prods/newRequestManager', { body, headers });
  const sent = async (id: number) => ManagerRequest.findByPk(id, { rejectOnEmpty: true });

  it('is kept as the specification sends it, with its phone in one form', async () => {
    const prod = await api.given(() => buildProd());
    const bare = { ...person, comment: 'Есть ли рассрочка?', prod_id: prod.id, target: 'prod' };
    const { status, body } = await send(bare);
    expect(status).to.equal(200);
    expect(Object.keys(body.message)).to.deep.equal(['id']);
    const kept = await sent(body.message.id);
    expect(kept).to.include({ name: 'Мария Орлова', phone: '+79123456789', email: 'maria@clinic.example' });
    expect(kept).to.include({
      city: 'Пермь',
      comment: 'Есть ли рассрочка?',
      target: 'prod',
      status: 'CREATED',
    });
    expect(kept).to.include({ prod_id: prod.id, center_id: prod.center_id, manager_id: null });
  });

  const broken: [string, Record<string, unknown>, Record<string, string>][] = [
    ['no name', { name: undefined }, { name: 'Обязательное поле' }],
    ['a blank name', { name: '  ' }, { name: 'Обязательное поле' }],
    ['a name of two letters', { name: 'Ян' }, { name: 'Минимальная длина 3 символа' }],
    [
      'a name of two characters that JavaScript counts as four',
      { name: '😀😀' },
      { name: 'Минимальная длина 3 символа' },
    ],
    ['no phone', { phone: '' }, { phone: 'Обязательное поле' }],
    ['a phone of letters', { phone: 'позвоните' }, { phone: 'Введите корректный номер телефона' }],
    ['a short phone', { phone: '12345' }, { phone: 'Введите корректный номер телефона' }],
    ['no e-mail', { email: undefined }, { email: 'Обязательное поле' }],
    [
      'an e-mail without a domain',
      { email: 'maria@clinic' },
      { email: 'Введите корректную электронную почту' },
    ],
    ['no city', { city: '' }, { city: 'Город обязателен для заполнения' }],
    ['a comment of two letters', { comment: 'ОК' }, { comment: 'Минимальная длина 3 символа' }],
    [
      'a comment of 501 letters',
      { comment: 'я'.repeat(501) },
      { comment: 'Максимальная длина 500 символов' },
    ],
    ['a course that is not there', { prod_id: 999_999 }, { prod_id: 'Такого курса нет' }],
    ['a course that is a word', { prod_id: 'имплант' }, { prod_id: 'Ожидается число' }],
    [
      'fields of ours',
      { status: 'CONFIRMED', manager_id: 1 },
      { status: 'Неизвестное поле', manager_id: 'Неизвестное поле' },
    ],
    [
      'an unknown tracking parameter',
      { client_target: { spy: '1' } },
      { 'client_target.spy': 'Неизвестное поле' },
    ],
    [
      'a consent without its version',
      { consent: { page_url: '/' } },
      { 'consent.text_version': 'Обязательное поле' },
    ],
  ];
  for (const [what, wrong, errors] of broken)
    it(`is refused with ${what}, in the words of the form`, async () => {
      const { status, body } = await send({ ...person, ...wrong });
      expect([status, body.code, body.errors]).to.deep.equal([422, 'INVALID', errors]);
      expect(await ManagerRequest.count()).to.equal(0);
    });

  it('names every wrong field at once', async () => {
    const { body } = await send({});
    expect(body.errors).to.have.all.keys('name', 'phone', 'email', 'city');
    expect(body.message).to.be.a('string');
  });

  it('takes a comment of 500 letters, and no comment', async () => {
    expect((await send({ ...person, comment: 'я'.repeat(500) })).status).to.equal(200);
    expect((await send({ ...person, phone: '+79000000001', comment: '' })).status).to.equal(200);
  });

  it('refuses a course that is not published', async () => {
    const draft = await api.given(() => buildProd({ status: 'CREATED' }));
    const { status, body } = await send({ ...person, prod_id: draft.id });
    expect([status, body.errors]).to.deep.equal([422, { prod_id: 'Такого курса нет' }]);
  });

  it('keeps what was agreed to, and from where', async () => {
    const consent = { text_version: '2026-11-20', page_url: '/prods/kurs-1' };
    const { body } = await send({ ...person, consent }, { 'user-agent': 'Dentist/1.0' });
    const { consent_id, page_url } = await sent(body.message.id);
    const kept = await Consent.findByPk(consent_id ?? 0, { rejectOnEmpty: true });
    expect(kept).to.include({ ...consent, purpose: 'REQUEST', user_agent: 'Dentist/1.0', ip: '127.0.0.1' });
    expect(kept).to.include({ email: 'maria@clinic.example', phone: '+79123456789', withdrawn_at: null });
    expect(kept).to.include({ form: 'request', text_hash: sha256(shownConsent('2026-11-20') ?? '') });
    expect(Date.now() - kept.created_at.getTime()).to.be.within(0, 5000);
    expect(page_url).to.equal('/prods/kurs-1');
  });

  it('does not vouch for a text that was never published here', async () => {
    const { body } = await send({ ...person, target: 'banner', consent: { text_version: '1999-01-01' } });
    const { consent_id } = await sent(body.message.id);
    const kept = await Consent.findByPk(consent_id ?? 0, { rejectOnEmpty: true });
    expect(kept).to.include({ text_version: '1999-01-01', text_hash: null, form: 'banner' });
  });

  it('keeps no consent where none was given', async () => {
    const { body } = await send(person);
    expect((await sent(body.message.id)).consent_id).to.equal(null);
  });

  it('keeps the marks of the advertisement that led here', async () => {
    const client_target = { source: 'yandex', campaign: 'осень' };
    const client_target_first = { ref: 'partner-7' };
    const { body } = await send({ ...person, client_target, client_target_first });
    expect(await sent(body.message.id)).to.deep.include({ client_target, client_target_first });
  });

  it('joins the first of the same phone about the same course', async () => {
    const first = await send({ ...person, comment: 'Когда начало?' });
    const again = await send({ ...person, phone: '+7 912 345-67-89', comment: 'Вы не ответили' });
    expect(again.body.message).to.deep.equal(first.body.message);
    const { repeats, comment } = await sent(first.body.message.id);
    expect(comment).to.equal('Когда начало?');
    expect(repeats.map((repeat) => repeat.comment)).to.deep.equal(['Вы не ответили']);
  });

  it('stays one however many times it is sent at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(person)));
    expect(answers.map(({ status }) => status)).to.deep.equal(Array(8).fill(200));
    expect(await ManagerRequest.count()).to.equal(1);
    const [only] = await ManagerRequest.findAll();
    expect(only?.repeats).to.have.length(7);
  });

  it('is a new one about another course, from another phone, a day later, or once the first is settled', async () => {
    const prod = await api.given(() => buildProd());
    const { body } = await send(person);
    await send({ ...person, prod_id: prod.id });
    await send({ ...person, phone: '+79000000002' });
    expect(await ManagerRequest.count()).to.equal(3);
    await ManagerRequest.update(
      { created_at: new Date(Date.now() - 25 * 3_600_000) },
      { where: { id: body.message.id } },
    );
    await send(person);
    expect(await ManagerRequest.count()).to.equal(4);
    await ManagerRequest.update({ status: 'REJECTED' }, { where: {} });
    await send(person);
    expect(await ManagerRequest.count()).to.equal(5);
  });

  it('is confirmed by a letter that really leaves', async () => {
    const prod = await api.given(() => buildProd({ name: 'Эндодонтия под микроскопом' }));
    const { body } = await send({ ...person, prod_id: prod.id });
    await eventually(async () => {
      const letters = await lettersAbout(body.message.id);
      expect(letters.map(({ to, kind, status }) => [to, kind, status])).to.deep.equal([
        ['maria@clinic.example', 'request_received', 'SENT'],
      ]);
      expect(letters[0]?.text).to.include('Мария Орлова').and.include('«Эндодонтия под микроскопом»');
      expect(letters[0]).to.include({ attempts: 1, error: null });
    });
  });

  it('is told to the manager of the centre, without the name of the person', async () => {
    const manager = await buildUser({ roles: ['PARTNER_MANAGER'], email: 'partner-manager@test.local' });
    const center = await buildCenter({ manager_id: manager.id });
    const prod = await api.given(() => buildProd({ center_id: center.id }));
    const { body } = await send({ ...person, prod_id: prod.id });
    const letter = (await lettersAbout(body.message.id)).find(({ kind }) => kind === 'request_for_center');
    expect(letter?.to).to.equal('partner-manager@test.local');
    expect(letter?.text).to.not.include('Орлова').and.not.include('912');
  });

  it('is written into the journal by nobody in particular', async () => {
    const { body } = await send(person);
    const entry = await AuditEntry.findOne({
      where: { resource: 'manager_requests', record_id: String(body.message.id) },
    });
    expect(entry).to.include({ action: 'create', actor_id: null, ip: '127.0.0.1' });
    expect(entry?.changes).to.deep.equal({});
  });

  it('may be sent so often from one address and no oftener', async () => {
    const most = sendManagerRequest.limit?.points ?? 0;
    const answers = await Promise.all(
      Array.from({ length: most + 5 }, (_, number) => send({ ...person, phone: `+7900000${1000 + number}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).to.have.length(most);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).to.have.length(5);
    expect(Number(refused[0]?.headers.get('retry-after'))).to.be.within(3000, 3600);
    expect(refused[0]?.body.code).to.equal('TOO_MANY_REQUESTS');
    expect(refused[0]?.body.message).to.match(/^Слишком много попыток, попробуйте через (60|5\d)\sминут/);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

function lettersAbout(record_id: number): Promise<Letter[]> {
  return Letter.findAll({ where: { resource: 'manager_requests', record_id }, order: ['id'] });
}

async function resetRequests(): Promise<void> {
  await ManagerRequest.destroy({ where: {}, force: true });
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
