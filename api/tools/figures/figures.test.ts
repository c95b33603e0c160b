import type { StaffFigures } from '@odonta/api/contract';
import { buildCenter, buildManagerRequest, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('the figures of the dashboard', () => {
  const api = useApi();

  const figures = async (token: string) =>
    (await api.call<StaffFigures>('get', '/adm/figures', { token })).body.message;

  it('the dashboard counts the requests of thirty days, only of the own centres where the scope is narrow', async () => {
    const { user, token: partners } = await api.staff('PARTNER_MANAGER');
    const { token: admin } = await api.staff('ADMIN');
    const own = await buildCenter({ manager_id: user.id });
    const foreign = await buildCenter();
    await api.given(async () => {
      await buildManagerRequest({ center_id: own.id, created_at: inDays(-2) });
      await buildManagerRequest({
        center_id: foreign.id,
        created_at: inDays(-2),
        status: 'CONFIRMED',
        result: 'INFO',
      });
      await buildManagerRequest({ center_id: foreign.id, created_at: inDays(-40) });
      await buildProd({ center_id: own.id });
      await buildProd({ center_id: foreign.id, status: 'CREATED' });
    });
    const all = await figures(admin);
    expect(all.requests).to.have.length(30);
    expect(all.requests?.at(-1)?.day).to.equal(moscowDay(new Date()));
    expect(all.requests?.find(({ day }) => day === moscowDay(inDays(-2)))).to.include({
      settled: 1,
      waiting: 1,
    });
    expect(all.requests?.reduce((sum, { settled, waiting }) => sum + settled + waiting, 0)).to.equal(2);
    expect(all.prods).to.deep.equal({ CONFIRMED: 1, CREATED: 1 });
    const narrow = await figures(partners);
    expect(narrow.requests?.reduce((sum, { settled, waiting }) => sum + settled + waiting, 0)).to.equal(1);
    expect(narrow.prods).to.deep.equal({ CONFIRMED: 1 });
  });

  it('the dashboard leaves out what its reader may not list', async () => {
    const { token } = await api.staff('ARTICLES');
    const seen = await figures(token);
    expect(Object.keys(seen)).to.not.include('requests');
  });

  it('the menu counts what waits for its reader, by his right to do it and within his scope', async () => {
    const { user, token: partners } = await api.staff('PARTNER_MANAGER');
    const own = await buildCenter({ manager_id: user.id });
    await api.given(() => buildManagerRequest({ center_id: own.id }));
    const waiting = async (token: string) =>
      (await api.call<Record<string, number>>('get', '/adm/waiting', { token })).body.message;
    expect(await waiting(partners))
      .to.include({ manager_requests: 1 })
      .and.not.have.property('prods');
    const { token: admin } = await api.staff('ADMIN');
    expect((await waiting(admin)).manager_requests).to.be.above(1);
    const { token: reader } = await api.staff('MANAGER_REQUEST_VIEW');
    expect(await waiting(reader)).to.deep.equal({});
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
