import { Center, Favourite, type Individual } from '@odonta/db/models';
import { buildIndividual, buildProd } from '@odonta/db/testing/factories.ts';
import { type BasketChanges, type BasketItem, keptInAccount } from '@odonta/db/vocabulary/edge/basket.ts';
import { expect } from 'chai';
import { individualAccounts } from '../identity/sessions/accountKinds.ts';
import { useApi } from '../testing/useApi.ts';

describe('the favourites of an account', () => {
  const api = useApi();
  const join = async (who: Individual, changes: Partial<BasketChanges>) => {
    const token = await api.tokenOf(who, individualAccounts);
    return api.call<BasketItem[]>('post', '/individual/favourites', {
      token,
      body: { added: [], removed: [], ...changes },
    });
  };
  const idsAfter = async (who: Individual, changes: Partial<BasketChanges> = {}) =>
    (await join(who, changes)).body.message.map(({ id }) => id);
  const published = () => buildProd({ status: 'CONFIRMED', published_at: new Date() });
  const chosen = (id: number, uid: number, price = 1000) => ({ id, uid, price });

  it('each device of the owner has them, the newest first, and nobody else', async () => {
    const [me, other] = [await buildIndividual(), await buildIndividual()];
    const [first, second] = [await published(), await published()];
    await join(me, { added: [chosen(first.id, 10), chosen(second.id, 20, 2500)] });
    const { body } = await join(me, {});
    expect(body.message).to.deep.equal([
      { id: second.id, slug: second.slug, name: second.name, price: 2500, uid: 20 },
      { id: first.id, slug: first.slug, name: first.name, price: 1000, uid: 10 },
    ]);
    expect(await idsAfter(other)).to.deep.equal([]);
    expect(await idsAfter(me, { removed: [second.id] })).to.deep.equal([first.id]);
    expect(await idsAfter(other, { removed: [first.id] })).to.deep.equal([]);
    expect(await idsAfter(me)).to.deep.equal([first.id]);
  });

  it('a course without a public page, or that does not exist, is not added to them', async () => {
    const me = await buildIndividual();
    const draft = await buildProd({ status: 'CREATED', published_at: null });
    const redrafted = await buildProd({ status: 'CREATED', published_at: new Date() });
    const hidden = await published();
    await Center.update({ suspended_at: new Date() }, { where: { id: hidden.center_id } });
    const added = [draft, redrafted, hidden].map(({ id }, uid) => chosen(id, uid + 1));
    const { status, body } = await join(me, { added: [...added, chosen(999_999_999, 9)] });
    expect([status, body.message]).to.deep.equal([200, []]);
  });

  it('the oldest give way to the newest beyond the limit', async () => {
    const me = await buildIndividual();
    const prods = await api.given(async () => {
      const made = [];
      for (let count = 0; count < 3; count += 1) made.push(await published());
      return made;
    });
    const [oldest, , newest] = prods.map(({ id }) => id);
    await Favourite.sequelize?.query(
      `with many as (
         insert into prods (name, slug, center_id, published_at, type, degree, price, categories)
         select 'Один из многих', 'kurs', center_id, now(), type, degree, price, categories from prods, generate_series(1, :more)
         where prods.id = :like returning id)
       insert into favourites select :individual_id, id, 100, 0 from many`,
      { replacements: { individual_id: me.id, like: newest, more: keptInAccount - 1 } },
    );
    expect(await idsAfter(me, { added: [chosen(oldest ?? 0, 1), chosen(newest ?? 0, 200)] }))
      .to.have.length(keptInAccount)
      .and.to.include(newest)
      .and.not.to.include(oldest);
  });

  it('a body that no browser would send is refused', async () => {
    const me = await buildIndividual();
    for (const added of [
      [{ id: 0, uid: 1, price: 0 }],
      [{ id: 1, uid: 1.5, price: 0 }],
      [{ id: 1, uid: 1, price: -1 }],
      Array.from({ length: keptInAccount + 1 }, (_, index) => chosen(index + 1, 1)),
    ])
      expect((await join(me, { added })).status).to.equal(422);
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
