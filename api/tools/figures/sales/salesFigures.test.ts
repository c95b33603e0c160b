import type { SalesFigures } from '@odonta/api/contract';
import { Setting } from '@odonta/db/models';
import { buildManagerRequest, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { soldOrder, unsell } from '../../../testing/soldOrder.ts';
import { useApi } from '../../../testing/useApi.ts';
import { monthSoFar } from './monthSoFar.ts';

describe('the figures of sales for their heads', () => {
  const api = useApi();

  const figures = async (token: string) =>
    (await api.call<SalesFigures>('get', '/adm/figures/sales', { token })).body.message;

  it('the answer holds revenue, funnel and the work of each manager, beside the plan', async () => {
    const { token, user } = await api.staff('ROP_COURSE');
    const prod = await api.given(() => buildProd({ price: 2_000_000 }));
    await soldOrder({ prod, manager_id: user.id });
    await unsell(await soldOrder({ prod, manager_id: user.id }));
    const order = await soldOrder({ prod, manager_id: user.id });
    const minutes = (count: number) => new Date(Date.now() - count * 60_000);
    await api.given(async () => {
      const own = { manager_id: user.id, created_at: minutes(30) };
      await buildManagerRequest({ ...own, first_response_at: minutes(20), order_id: order.id });
      await buildManagerRequest({ ...own, first_response_at: minutes(10) });
      await buildManagerRequest({ ...own, sla_due_at: minutes(5) });
      await buildManagerRequest();
      await buildOrder({ prod });
    });
    await Setting.update({ amount: 300_000 }, { where: { key: 'sales_plan' }, individualHooks: true });
    const month = await figures(token);
    expect(month.sum).to.equal(40_000);
    expect(month.days.reduce((sum, day) => sum + day.sum, 0)).to.equal(40_000);
    expect(month.plan?.sum).to.equal(300_000);
    expect(month.funnel).to.deep.equal({ requests: 4, answered: 2, booked: 1, paid: 1 });
    expect(month.managers[0]).to.deep.include({
      ...{ manager_id: user.id, name: user.name, sum: 40_000, requests: 3, booked: 1 },
      ...{ open: 3, overdue: 1 },
    });
    expect(Math.round((month.managers[0]?.response_seconds ?? 0) / 60)).to.equal(15);
    expect(month.managers.at(-1)).to.include({
      manager_id: null,
      name: 'Без менеджера',
      requests: 1,
      open: 1,
    });
  });

  it('the figures are closed to those who assign no work', async () => {
    for (const role of ['MANAGER', 'PARTNER_MANAGER', 'BOOKKEEPER'] as const) {
      const { token } = await api.staff(role);
      expect((await api.call('get', '/adm/figures/sales', { token })).status, role).to.equal(403);
    }
  });

  it('a month counts up to today, and is compared with as many days before', () => {
    expect(monthSoFar(new Date('2026-03-30T22:00:00Z'))).to.deep.equal({
      ...{ from: '2026-03-01', to: '2026-03-31', passed: 1 },
      before: { from: '2026-02-01', to: '2026-02-28' },
    });
    expect(monthSoFar(new Date('2026-11-15T09:00:00Z'))).to.deep.equal({
      ...{ from: '2026-11-01', to: '2026-11-15', passed: 0.5 },
      before: { from: '2026-10-01', to: '2026-10-15' },
    });
    expect(monthSoFar(new Date('2026-11-15T09:00:00Z'), '2026-01')).to.deep.include({
      ...{ from: '2026-01-01', to: '2026-01-31' },
      before: { from: '2025-12-01', to: '2025-12-31' },
    });
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
