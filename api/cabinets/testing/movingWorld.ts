import type { RescheduledOrderView } from '@odonta/api/contract';
import { Center, mirrorSeats, Order, type Prod } from '@odonta/db/models';
import { buildPartner, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { expect } from 'chai';
import { findBroken } from '../../reports/invariants/findBroken.ts';
import { bookByCard, payOn, soldByCard } from '../../testing/cardPayments.ts';
import type { useApi } from '../../testing/useApi.ts';

/** A course that is sold by card, anew for each test, and a member who runs the orders of its centre. Money and seats agree after each. */
export function useMovingWorld(api: ReturnType<typeof useApi>) {
  const world = {} as { here: Prod; token: string };
  beforeEach(async () => {
    world.here = await soldByCard(api, { date_start: inDays(30), price: 1_000_000 });
    world.token = await memberAs('ORDERS');
  });
  afterEach(async () => {
    await mirrorSeats(api.sequelize);
    expect(await api.sequelize.transaction((transaction) => findBroken(transaction))).to.deep.equal([]);
  });

  const memberAs = async (role: CenterRole, center_id = world.here.center_id) =>
    api.tokenOf(
      await api.given(async () =>
        buildPartner(await Center.findByPk(center_id, { rejectOnEmpty: true }), { role }),
      ),
    );
  const course = (given: object = {}) =>
    api.given(() =>
      buildProd({
        ...{ center_id: world.here.center_id, date_start: inDays(60), price: 800_000, seats_total: 9 },
        ...given,
      }),
    );
  const paid = async (people: number): Promise<Order> => {
    const { order, url = '' } = await bookByCard(api.call, world.here, people);
    await payOn(url);
    return Order.findByPk(order.id, { rejectOnEmpty: true });
  };
  const look = (order: { id: number }, prod?: Prod, by = world.token) =>
    api.call<RescheduledOrderView>(
      'get',
      `/centersOrders/${order.id}/move${prod ? `?prod_id=${prod.id}` : ''}`,
      { token: by },
    );
  const move = (
    order: { id: number },
    { id: prod_id }: { id: number },
    expected_total: number,
    by = world.token,
  ) =>
    api.call<{ id: number; number: string }>('post', `/centersOrders/${order.id}/move`, {
      ...{ token: by, body: { prod_id, expected_total } },
    });
  return { world, memberAs, course, paid, look, move };
}
