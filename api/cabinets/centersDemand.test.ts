import type { CenterDemand } from '@odonta/api/contract';
import { type Center, ExtraDate, Prod, StaffNotice } from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildWaitlistEntry } from '@odonta/db/testing/waitlistFactories.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi } from '../testing/useApi.ts';

describe('what waits for the courses of a centre', () => {
  const api = useApi();
  let center: Center;
  let prod: Prod;
  let managerId: number;
  before(async () => {
    managerId = (await api.staff('PARTNER_MANAGER')).user.id;
  });
  beforeEach(async () => {
    center = await buildCenter({ manager_id: managerId });
    prod = await api.given(() => buildProd({ center_id: center.id, seats_total: 1 }));
    await buildWaitlistEntry({ prod_id: prod.id, quantity: 2, price_seen: 1_000_000 });
  });

  const memberAs = async (role: CenterRole, of = center) => api.tokenOf(await buildPartner(of, { role }));
  const read = async (token: string) =>
    (await api.call<CenterDemand>('get', '/centersDemand', { token })).body.message;
  const otherDay = { date_start: secondsOf(inDays(60)) };
  const open = (token: string, id = prod.id, body: object = otherDay) =>
    api.call<{ id: number }>('post', `/centersDemand/${id}/extra_date`, { token, body });

  it('is counted in people, seats and roubles, of one’s own centre alone, without anybody’s name', async () => {
    const demand = await read(await memberAs('OWNER'));
    expect(demand.prods).to.have.length(1);
    expect(demand.prods[0]).to.include({ prod_id: prod.id, people: 1, seats: 2, sum: 20_000 });
    expect(demand.extra_dates_of).to.deep.equal([prod.id]);
    expect(JSON.stringify(demand)).to.not.include('Ожидаева').and.not.include('@test.local');
    const stranger = await read(await memberAs('OWNER', await buildCenter()));
    expect(stranger).to.deep.equal({ prods: [], cities: [], extra_dates_of: [] });
    expect((await read(await memberAs('CHECK_IN'))).prods).to.deep.equal([]);
  });

  it('leads to a draft on another day, for the line, of which the manager hears', async () => {
    const token = await memberAs('EDITOR');
    const { status, body } = await open(token);
    expect(status, JSON.stringify(body)).to.equal(201);
    const draft = await Prod.findByPk(body.message.id, { rejectOnEmpty: true });
    expect(draft).to.include({ status: 'PREPARE', series_id: prod.id, center_id: center.id });
    expect(await ExtraDate.findByPk(draft.id)).to.include({ of_prod_id: prod.id, invited_at: null });
    const notice = await StaffNotice.findOne({ where: { user_id: managerId }, order: [['id', 'DESC']] });
    expect(notice).to.include({ kind: 'extra_date', path: `/prods/${draft.id}/show` });
    expect((await open(token)).status).to.equal(422);
    expect((await open(token, prod.id, { date_start: secondsOf(inDays(-1)) })).status).to.equal(422);
  });

  it('notifies users who publish courses if the centre has no manager', async () => {
    const publisher = (await api.staff('COURSE_EDITOR')).user.id;
    await center.update({ manager_id: null });
    const { body } = await open(await memberAs('EDITOR'));
    const path = `/prods/${body.message.id}/show`;
    const notified = await StaffNotice.findAll({ where: { kind: 'extra_date', path } });
    expect(notified.map(({ user_id }) => user_id))
      .to.include(publisher)
      .and.not.include(managerId);
  });

  it('is not there for another centre, and read only by who keeps no courses', async () => {
    expect((await open(await memberAs('OWNER', await buildCenter()))).status).to.equal(404);
    const accountant = await memberAs('ACCOUNTANT');
    expect((await read(accountant)).extra_dates_of).to.deep.equal([]);
    expect((await open(accountant)).status).to.equal(403);
    expect(await ExtraDate.count({ where: { of_prod_id: prod.id } })).to.equal(0);
  });

  it('counts a person once who also waits for an extra date', async () => {
    const [entry] = [await buildWaitlistEntry({ prod_id: prod.id })];
    const extra = await api.given(() => buildProd({ center_id: center.id }));
    await buildWaitlistEntry({ prod_id: extra.id, from_entry_id: entry.id });
    const { prods } = await read(await memberAs('ORDERS'));
    expect(prods.map(({ prod_id, people }) => [prod_id, people])).to.deep.equal([[prod.id, 2]]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
