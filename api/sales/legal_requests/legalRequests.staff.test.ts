import type { StaffLegalRequest } from '@odonta/api/contract';
import { AuditEntry, LegalRequest, type Prod, SeatPool, StatusChange } from '@odonta/db/models';
import { buildCenter } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { buildCourseOfCompanies, buildTerms, companiesOn } from '../../testing/companies.ts';
import { useApi } from '../../testing/useApi.ts';

const asked = {
  nb_seats: 3,
  need_quote: true,
  inn: '7707083893',
  kpp: '770701001',
  company_name: 'ООО «Звонившая»',
  address: 'Москва, Арбат, 1',
  signatory_fio: 'Ильин Пётр Сергеевич',
  signatory_post: 'Директор',
  signatory_basis: 'Устав',
  signatory_email: 'signs@test.local',
  last_name: 'Кадрова',
  first_name: 'Ольга',
  phone: '+7 900 123-45-68',
  email: 'called@test.local',
  consent_by_phone: true,
};

describe('group orders of companies, for staff', () => {
  const api = useApi();
  let manager: string;
  const { asks, rowOf, accepts, isQuoted } = companiesOn(() => ({ api, staff: manager }));

  before(async () => {
    await buildTerms();
    manager = (await api.staff('MANAGER')).token;
  });

  const course = (given: Parameters<typeof buildCourseOfCompanies>[0] = {}) =>
    api.given(() => buildCourseOfCompanies(given));
  const create = (prod: Prod, token = manager) =>
    api.call<StaffLegalRequest>('post', '/adm/legal_requests', {
      token,
      body: { ...asked, prod_id: prod.id },
    });
  const move = (id: number, name: string, token: string, body: object = {}) =>
    api.call<StaffLegalRequest>('post', `/adm/legal_requests/${id}/${name}`, { token, body });

  it('staff enter a request by phone, with the other requests of the same company beside it', async () => {
    const prod = await course();
    const { id: first } = (await create(prod)).body.message;
    const { status, body } = await create(prod);
    expect(status).to.equal(201);
    expect(body.message).to.include({
      stage: 'DRAFT',
      signatory_post: 'Директор',
      participation_label: 'Весь курс',
    });
    expect(body.message.held_until).to.be.a('number');
    expect(body.message.same_company.map(({ id }) => id)).to.deep.equal([first]);
    const transitions = body.message.available_transitions.map(({ name }) => name);
    expect(transitions).to.have.members(['quote', 'reject', 'cancel']);
  });

  it('may be changed in how many places are wanted until they are offered, and then hold none', async () => {
    const prod = await course();
    const { id, version } = (await create(prod)).body.message;
    const change = (body: object) =>
      api.call<StaffLegalRequest>('put', `/adm/legal_requests/${id}`, { token: manager, body });
    const changed = await change({ nb_seats: 6, comment_internal: 'Ждут решения', version });
    expect(changed.status, changed.text).to.equal(200);
    expect(changed.body.message).to.include({ nb_seats: 6, held_until: null });
    await move(id, 'quote', manager);
    const late = await change({ nb_seats: 7, version: changed.body.message.version + 1 });
    expect(late.status).to.equal(409);
  });

  it('of other centres than his own are not a partner manager’s, nor is cancelling any', async () => {
    const partner = await api.staff('PARTNER_MANAGER');
    const center = await api.given(() =>
      buildCenter({ manager_id: partner.user.id, is_sell_entities: true }),
    );
    const [own, foreign] = [await course({ center_id: center.id }), await course()];
    expect((await create(foreign, partner.token)).status).to.equal(403);
    const { id } = (await create(own, partner.token)).body.message;
    const { id: another } = (await create(foreign)).body.message;
    expect((await move(id, 'quote', partner.token)).status).to.equal(200);
    expect((await move(another, 'quote', partner.token)).status).to.equal(404);
    expect((await move(id, 'cancel', partner.token)).status).to.equal(403);
    expect((await move(id, 'confirm', partner.token)).body.message).to.include({ stage: 'INVOICED' });
    const listed = await api.call<StaffLegalRequest[]>('get', '/adm/legal_requests', {
      token: partner.token,
    });
    expect(listed.body.message.map((row) => row.id)).to.deep.equal([id]);
    const { id: later } = (await create(own)).body.message;
    const shown = await api.call<StaffLegalRequest>('get', `/adm/legal_requests/${later}`, {
      token: partner.token,
    });
    expect(shown.body.message.same_company).to.deep.equal([]);
  });

  it('accountants read requests, and read-only staff see them masked; neither changes them', async () => {
    const { id } = (await create(await course())).body.message;
    const [bookkeeper, viewer] = [await api.staff('BOOKKEEPER'), await api.staff('ORDER_VIEW')];
    const seen = async (token: string) =>
      (await api.call<StaffLegalRequest>('get', `/adm/legal_requests/${id}`, { token })).body.message;
    expect((await seen(bookkeeper.token)).email).to.equal(asked.email);
    const masked = await seen(viewer.token);
    for (const field of ['email', 'phone', 'first_name', 'signatory_email'] as const)
      expect(masked[field], field).to.include('*');
    for (const { token } of [bookkeeper, viewer])
      expect((await move(id, 'quote', token)).status).to.equal(403);
    expect((await LegalRequest.findByPk(id, { rejectOnEmpty: true })).stage).to.equal('DRAFT');
  });

  it('two concurrent confirmations confirm once, and the steps are recorded', async () => {
    const prod = await course();
    const quoted = await isQuoted(prod);
    const { id } = await rowOf(quoted.token);
    const both = await Promise.all([move(id, 'confirm', manager), accepts(quoted)]);
    expect(both.filter(({ status }) => status === 200)).to.have.length.at.least(1);
    const pool = await SeatPool.findOne({ where: { prod_id: prod.id, is_whole: true }, rejectOnEmpty: true });
    expect(pool.taken).to.equal(4);
    const steps = await StatusChange.findAll({ where: { resource: 'legal_requests', record_id: id } });
    expect(steps.filter(({ to_status }) => to_status === 'CONFIRMED')).to.have.length(1);
    const entries = await AuditEntry.findAll({
      where: { resource: 'legal_requests', record_id: String(id) },
    });
    expect(entries.map(({ action }) => action)).to.include.members(['create', 'quote']);
  });

  it('without an order are deleted with what they hold; those with one are not', async () => {
    const admin = await api.staff('ADMIN');
    const prod = await course();
    const remove = (id: number) => api.call('delete', `/adm/legal_requests/${id}`, { token: admin.token });
    const { id } = await rowOf((await asks(prod)).token);
    expect((await remove(id)).status).to.equal(200);
    const pool = await SeatPool.findOne({ where: { prod_id: prod.id, is_whole: true }, rejectOnEmpty: true });
    expect(pool.taken).to.equal(0);
    const quoted = await isQuoted(prod);
    await accepts(quoted);
    expect((await remove((await rowOf(quoted.token)).id)).status).to.equal(409);
  });
});
