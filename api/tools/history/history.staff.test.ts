import type { StaffAuditEntry } from '@odonta/api/contract';
import { Redirect, type User } from '@odonta/db/models';
import { buildCenter, buildCity, buildManagerRequest, buildProd } from '@odonta/db/testing/factories.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('the history of a record', () => {
  const api = useApi();
  let admin: string;

  before(async () => {
    admin = (await api.staff('ADMIN')).token;
  });

  const get = <Message = StaffAuditEntry[]>(path: string, token: string) =>
    api.call<Message>('get', `/adm/${path}`, { token });
  const put = (path: string, body: object) => api.call('put', `/adm/${path}`, { token: admin, body });
  const as = async (...roles: StaffRole[]) => (await api.staff(...roles)).token;

  async function changedProdOf(manager: User) {
    const center = await buildCenter({ manager_id: manager.id });
    const prod = await api.given(() => buildProd({ center_id: center.id }));
    await put(`prods/${prod.id}`, { degree: 'LOW' });
    return prod;
  }

  it('is read by who sees the record and may only look into the journal', async () => {
    const keeper = await api.staff('PARTNER_MANAGER');
    const own = await changedProdOf(keeper.user);
    const { status, body, headers } = await get(`prods/${own.id}/history`, keeper.token);
    expect([status, headers.get('content-range')]).to.deep.equal([200, 'audit_log 0-0/1']);
    expect(body.message[0]).to.deep.include({ action: 'edit', record_id: String(own.id) });
    expect(body.message[0]?.changed).to.deep.equal({ degree: ['MIDDLE', 'LOW'] });
    expect((await get('audit_log', keeper.token)).status).to.equal(403);
  });

  it('is not there for who does not see the record', async () => {
    const keeper = await api.staff('PARTNER_MANAGER');
    const foreign = await changedProdOf((await api.staff('PARTNER_MANAGER')).user);
    expect((await get(`prods/${foreign.id}/history`, keeper.token)).status).to.equal(404);
    const request = await buildManagerRequest();
    expect((await get(`manager_requests/${request.id}/history`, await as('MANAGER'))).status).to.equal(200);
    expect((await get(`manager_requests/${request.id}/history`, await as('BOOKKEEPER'))).status).to.equal(
      404,
    );
    expect((await get(`prods/${foreign.id}/history`, await as('COURSE_EDITOR'))).status).to.equal(403);
  });

  it('tells of one record alone, whatever is asked for besides', async () => {
    const keeper = await api.staff('PARTNER_MANAGER');
    const [own, other] = [await changedProdOf(keeper.user), await changedProdOf(keeper.user)];
    const filter = encodeURIComponent(JSON.stringify({ record_id: String(other.id) }));
    expect((await get(`prods/${own.id}/history?filter=${filter}`, keeper.token)).body.message).to.deep.equal(
      [],
    );
    const pages = await get(`prods/${own.id}/history?range=[0,0]&sort=["at","DESC"]`, keeper.token);
    expect(pages.body.message).to.have.length(1);
  });

  it('shows no phone to who sees the record unmasked either', async () => {
    const center = await buildCenter({ phone: '+79001112233' });
    await put(`centers/${center.id}`, { phone: '+79004445566' });
    const { text } = await get(`centers/${center.id}/history`, await as('ROP_COURSE'));
    expect(text)
      .to.include('phone')
      .and.not.match(/1112233|4445566/);
  });

  it('of dictionaries and addresses is in the journal of who reads those, and of nobody else', async () => {
    const city = await buildCity();
    await put(`cities/${city.id}`, { population: 7 });
    const redirect = await Redirect.create({ from_path: '/bylo', to_path: '/stalo' });
    await put(`redirects/${redirect.id}`, { to_path: '/stalo-inache' });
    const seen = async (resource: string, ...roles: StaffRole[]) => {
      const filter = encodeURIComponent(JSON.stringify({ resource }));
      return (await get(`audit_log?filter=${filter}`, await as(...roles))).body.message.length;
    };
    expect(await seen('cities', 'ROP_COURSE')).to.equal(1);
    expect(await seen('redirects', 'ROP_COURSE')).to.equal(0);
    expect(await seen('redirects', 'ROP_COURSE', 'SEO_EDIT')).to.equal(1);
    expect(await seen('cities', 'BOOKKEEPER')).to.equal(0);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
