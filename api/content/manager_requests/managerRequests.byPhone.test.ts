import type { StaffManagerRequest } from '@odonta/api/contract';
import { AuditEntry, Consent, Letter, ManagerRequest } from '@odonta/db/models';
import { buildCenter, buildManagerRequest, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';

const called = {
  name: 'Вера Звонившая',
  phone: '8 (912) 000-11-22',
  email: 'Vera@clinic.example',
  city: 'Пермь',
  kind: 'GROUP',
  comment: 'Хотим прийти всей клиникой',
  consent_by_phone: true,
};

describe('a request that somebody makes by phone', () => {
  const api = useApi();
  const manager = useStaff(api, 'MANAGER');

  const write = <Message = StaffManagerRequest>(body: object, token = manager.token) =>
    api.call<Message>('post', '/adm/manager_requests', { token, body });

  it('is written down by a manager, is his and answered for the first time at once', async () => {
    const prod = await api.given(() => buildProd());
    const { status, body } = await write({ ...called, prod_id: prod.id });
    expect(status).to.equal(201);
    const { id } = body.message;
    expect(body.message).to.include({
      phone: '+79120001122',
      email: 'vera@clinic.example',
      kind: 'GROUP',
      target: 'phone',
      center_id: prod.center_id,
      manager_id: manager.user.id,
      status: 'CREATED',
      is_overdue: false,
    });
    expect(body.message.first_response_at).to.be.a('number');
    const kept = await ManagerRequest.findByPk(id, { rejectOnEmpty: true });
    const consent = await Consent.findByPk(kept.consent_id ?? 0);
    expect(consent).to.include({ purpose: 'REQUEST', form: 'phone', ip: null, user_agent: null });
    expect(consent?.text_hash).to.match(/^[0-9a-f]{64}$/);
    expect(await Letter.count({ where: { kind: 'request_received', record_id: id } })).to.equal(1);
    const entry = await AuditEntry.findOne({
      where: { resource: 'manager_requests', record_id: String(id), action: 'create' },
    });
    expect(entry?.actor_id).to.equal(manager.user.id);
    expect(JSON.stringify(entry?.changes)).to.not.include('0001122');
  });

  it('needs the consent that was read aloud, and what the form on the site needs', async () => {
    const { consent_by_phone: _, ...silent } = called;
    for (const body of [silent, { ...called, consent_by_phone: false }]) {
      const { status, body: answer } = await write(body);
      expect([status, answer.errors?.consent_by_phone]).to.deep.equal([
        422,
        'Без согласия клиента обращение не записать: прочитайте ему вопрос',
      ]);
    }
    const { body } = await write({ consent_by_phone: true });
    expect(body.errors).to.have.all.keys('name', 'phone', 'city');
    expect((await write({ ...called, manager_id: 1, status: 'CONFIRMED' })).body.errors).to.have.all.keys(
      'manager_id',
      'status',
    );
    expect((await write({ ...called, prod_id: 2_000_000_000 })).body.errors).to.deep.equal({
      prod_id: 'Такого курса нет',
    });
  });

  it('has no e-mail where the caller has none, and then no letter is written', async () => {
    const { email: _, ...silent } = called;
    const sent = { ...silent, phone: '8 (912) 000-77-88' };
    const { status, body } = await write(sent);
    expect([status, body.message.email, body.message.phone]).to.deep.equal([201, null, '+79120007788']);
    const { id } = body.message;
    const confirmed = await api.call('post', `/adm/manager_requests/${id}/confirm`, {
      token: manager.token,
      body: { result: 'INFO' },
    });
    expect(confirmed.status).to.equal(200);
    expect(await Letter.count({ where: { resource: 'manager_requests', record_id: id } })).to.equal(0);
    expect((await write({ ...sent, phone: '8 (912) 000-77-99', email: 'нет' })).body.errors).to.have.keys(
      'email',
    );
  });

  it('names the open one of the same phone instead of a second', async () => {
    const first = await buildManagerRequest({ phone: '+79120003344' });
    const { status, body } = await write({ ...called, phone: '+7 912 000-33-44' });
    expect(status).to.equal(409);
    expect(body.errors?.phone).to.include(`№ ${first.id}`);
    expect(await ManagerRequest.count({ where: { phone: '+79120003344' } })).to.equal(1);
  });

  it('is about a course of his centres where a manager of partners takes it', async () => {
    const partner = await api.staff('PARTNER_MANAGER');
    const center = await buildCenter({ manager_id: partner.user.id });
    const [own, foreign] = await api.given(async () => [
      await buildProd({ center_id: center.id }),
      await buildProd(),
    ]);
    for (const prod_id of [null, foreign?.id]) {
      const { status, body } = await write({ ...called, phone: '+79120005566', prod_id }, partner.token);
      expect([status, body.errors]).to.deep.equal([
        422,
        { prod_id: 'Выберите курс одного из ваших центров' },
      ]);
    }
    const { status } = await write({ ...called, phone: '+79120005566', prod_id: own?.id }, partner.token);
    expect(status).to.equal(201);
    expect(await Letter.count({ where: { kind: 'request_for_center', to: partner.user.email } })).to.equal(0);
  });

  it('is not for who may only look', async () => {
    const viewer = await api.staff('MANAGER_REQUEST_VIEW');
    expect((await write(called, viewer.token)).status).to.equal(403);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
