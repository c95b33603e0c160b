import type { StaffProd } from '@odonta/api/contract';
import { OrderParticipant, ProdPrice } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('price options of a course', () => {
  const api = useApi();
  let token: string;
  before(async () => {
    token = (await api.staff('ADMIN')).token;
  });

  const group = (count_listener: number, price: number) => ({
    type: 'listener' as const,
    count_listener,
    price,
  });
  const courseWith = (...prices: object[]) => api.given(() => buildProd({ prices: prices as never }));
  const save = async (id: number, body: object) =>
    (await api.call<StaffProd>('put', `/adm/prods/${id}`, { token, body })).body.message;
  const rowsOf = (prod_id: number) =>
    ProdPrice.findAll({
      where: { prod_id },
      order: [
        ['sort', 'ASC'],
        ['id', 'ASC'],
      ],
    });

  it('options keep their numbers when the course is saved, whether a form or a file sends them', async () => {
    const prod = await courseWith(group(2, 900_000), group(5, 800_000));
    const [two, five] = await rowsOf(prod.id);
    const blank = { date: null, text: null };
    await save(prod.id, {
      prices: [
        { ...blank, ...group(5, 7500), id: five?.id },
        { ...blank, ...group(2, 8500) },
        { ...blank, ...group(9, 5000) },
      ],
    });
    const after = await rowsOf(prod.id);
    expect(after.slice(0, 2).map(({ id, price }) => [id, price])).to.deep.equal([
      [five?.id, 750_000],
      [two?.id, 850_000],
    ]);
    expect(after).to.have.length(3);
  });

  it('that were sold are kept and offered no more; others are gone', async () => {
    const prod = await courseWith(group(2, 900_000), group(5, 800_000));
    const [sold] = await rowsOf(prod.id);
    const order = await buildOrder({ prod });
    await OrderParticipant.update({ price_id: sold?.id }, { where: { order_id: order.id } });
    const shown = await save(prod.id, { prices: [] });
    expect(shown.prices.map(({ id, is_active }) => [id, is_active])).to.deep.equal([[sold?.id, false]]);
    expect((await rowsOf(prod.id)).map(({ id, is_active }) => [id, is_active])).to.deep.equal([
      [sold?.id, false],
    ]);
    expect(shown.price_now).to.equal(shown.price);
  });

  it('an edit cannot leave fewer seats than are sold, even if its form was opened before the sale', async () => {
    const prod = await api.given(() => buildProd({ seats_total: 5 }));
    await buildOrder({ prod, people: 3 });
    const refused = await api.call('put', `/adm/prods/${prod.id}`, { token, body: { seats_total: 2 } });
    expect([refused.status, (refused.body as never as { errors: object }).errors]).to.deep.equal([
      422,
      { seats_total: 'Уже занято мест: 3' },
    ]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
