import type { StaffCompanySeat } from '@odonta/api/contract';
import { AuditEntry, Letter, SeatCode } from '@odonta/db/models';
import { inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { buildCourseOfCompanies, buildTerms, companiesOn } from '../../testing/companies.ts';
import { useApi } from '../../testing/useApi.ts';

describe('places of a company as staff see them', () => {
  const api = useApi();
  let manager: string;
  let of: { id: number; token: string };
  const { rowOf, isPaid } = companiesOn(() => ({ api, staff: manager }));

  before(async () => {
    await buildTerms();
    manager = (await api.staff('MANAGER')).token;
    const prod = await api.given(() => buildCourseOfCompanies({ date_start: inDays(20) }));
    of = await rowOf((await isPaid(prod, { nb_seats: 2 })).token);
  });

  const call = (method: 'get' | 'post', path = '', body?: object, token = manager) =>
    api.call<StaffCompanySeat[]>(method, `/adm/legal_requests/${of.id}/seats${path}`, { token, body });
  const seats = async (token = manager) => (await call('get', '', undefined, token)).body.message;
  const codesOf = () => SeatCode.findAll({ where: { legal_request_id: of.id, revoked_at: null } });

  it('staff see who has come by a link, and cannot read the links', async () => {
    const [code] = await codesOf();
    const said = { last_name: 'Слушателева', first_name: 'Нина', email: 'came@test.local' };
    const body = { ...said, consent: { text_version: '2026-11-20' } };
    expect((await api.call('post', `/seat-codes/${code?.code}`, { body })).status).to.equal(200);
    const shown = await seats();
    expect(shown.map(({ name, has_link }) => [name, has_link])).to.have.deep.members([
      ['Слушателева Нина', false],
      [null, true],
    ]);
    const whole = JSON.stringify(shown);
    for (const each of await codesOf()) expect(whole).to.not.include(each.code);
  });

  it('staff resend and revoke a link, which is recorded', async () => {
    const free = (await seats()).find(({ has_link }) => has_link);
    const [before] = (await codesOf()).filter(({ participant_id }) => participant_id === free?.id);
    const sent = await call('post', `/${free?.id}/code`, { email: 'Again@Test.local' });
    expect(sent.status, sent.text).to.equal(200);
    expect(sent.body.message.find(({ id }) => id === free?.id)?.sent_to).to.equal('again@test.local');
    expect(await Letter.count({ where: { kind: 'seat_code', to: 'again@test.local' } })).to.equal(1);
    expect((await api.call('get', `/seat-codes/${before?.code}`)).status).to.equal(404);
    const revoked = await call('post', `/${free?.id}/revoke`, {});
    expect(revoked.body.message.find(({ id }) => id === free?.id)?.has_link).to.equal(false);
    const where = {
      resource: 'legal_requests',
      record_id: String(of.id),
      action: ['seat_code', 'seat_revoke'],
    };
    expect(await AuditEntry.count({ where })).to.equal(2);
  });

  it("places are masked for read-only staff, editable with the right, and hidden from another centre's manager", async () => {
    const [named] = (await seats()).filter(({ name }) => name !== null);
    const onlooker = (await api.staff('ORDER_VIEW')).token;
    const [masked] = (await seats(onlooker)).filter(({ name }) => name !== null);
    expect(masked?.name).to.not.equal(named?.name);
    expect((await call('post', `/${named?.id}/revoke`, {}, onlooker)).status).to.equal(403);
    const keeper = (await api.staff('PARTNER_MANAGER')).token;
    expect((await call('get', '', undefined, keeper)).status).to.equal(404);
    expect((await call('post', `/${named?.id}/revoke`, {}, keeper)).status).to.equal(404);
    expect((await call('post', `/${named?.id}/code`, {})).status).to.equal(409);
    expect((await call('post', '/999999/revoke', {})).status).to.equal(404);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
