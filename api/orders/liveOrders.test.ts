import type { Prod } from '@odonta/db/models';
import {
  buildCenter,
  buildIndividual,
  buildLegalUser,
  buildProd,
  inDays,
} from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { useApi } from '../testing/useApi.ts';

describe('what has orders under way', () => {
  const api = useApi();
  let token: string;
  let prod: Prod;
  const ids = { centers: 0, prods: 0, individuals: 0, legal_users: 0 };

  before(async () => {
    token = (await api.staff('ADMIN')).token;
    const center = await buildCenter();
    prod = await api.given(() => buildProd({ center_id: center.id, date_start: inDays(20), price: 0 }));
    ids.centers = center.id;
    ids.prods = prod.id;
    ids.individuals = (await buildIndividual()).id;
    ids.legal_users = (await buildLegalUser()).id;
  });

  const take = (name: string, id: number) => api.call('delete', `/adm/${name}/${id}`, { token });

  for (const name of Object.keys(ids) as (keyof typeof ids)[])
    it(`is not deleted from ${name}, and the orders are named; once they are over it is`, async () => {
      const own = {
        centers: {},
        prods: {},
        individuals: { individual_id: ids.individuals },
        legal_users: { legal_user_id: ids.legal_users },
      }[name];
      const order = await buildOrder({ prod, status: 'CONFIRMED', ...own });
      const refused = await take(name, ids[name]);
      expect([refused.status, refused.body.message]).to.deep.equal([
        409,
        `Сначала завершите заказы: ${order.number}`,
      ]);
      await order.update({ status: 'REFUNDED' });
    });

  it('may be deleted when its orders are over, and a course when it is past', async () => {
    for (const name of ['individuals', 'legal_users', 'prods'] as const)
      expect((await take(name, ids[name])).status, name).to.equal(200);
    const past = await api.given(() => buildProd({ date_start: inDays(-9), date_end: inDays(-8), price: 0 }));
    await buildOrder({ prod: past, status: 'CONFIRMED' });
    expect((await take('prods', past.id)).status).to.equal(200);
    const unpaid = await api.given(() => buildProd({ date_start: inDays(-9), date_end: inDays(-8) }));
    await buildOrder({ prod: unpaid, status: 'CONFIRMED' });
    expect((await take('prods', unpaid.id)).status).to.equal(409);
  });
});
