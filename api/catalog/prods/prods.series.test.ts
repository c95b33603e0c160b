import type { ProdFull, ReviewList, StaffProd } from '@odonta/api/contract';
import { type Prod, recountRatings } from '@odonta/db/models';
import { buildProd, buildReview, inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('a course that is held again', () => {
  const api = useApi();
  let editor: string;

  before(async () => {
    editor = (await api.staff('COURSE_EDITOR')).token;
  });

  const join = (prod: Prod, series_id: number | null) =>
    api.call<StaffProd>('put', `/adm/prods/${prod.id}`, { token: editor, body: { series_id } });
  const datesOf = async ({ id }: Prod) =>
    (await api.call<ProdFull>('get', `/prods/${id}`)).body.message.dates.map((card) => card.id);
  const three = () =>
    api.given(async () => {
      const first = await buildProd({ date_start: inDays(-30) });
      const [later, sooner] = [
        await buildProd({ date_start: inDays(60) }),
        await buildProd({ date_start: inDays(9) }),
      ];
      return { first, later, sooner };
    });

  it('shows its other dates, what can be booked first, and those of nobody else', async () => {
    const { first, later, sooner } = await three();
    await api.given(() => buildProd());
    await join(later, first.id);
    await join(sooner, first.id);
    expect(await datesOf(first)).to.deep.equal([sooner.id, later.id]);
    expect(await datesOf(later)).to.deep.equal([sooner.id, first.id]);
  });

  it('joins the whole series, whichever of its courses is named', async () => {
    const { first, later, sooner } = await three();
    await join(later, first.id);
    const { body } = await join(sooner, later.id);
    expect(body.message.series_id).to.equal(first.id);
  });

  it('leaves the series again', async () => {
    const { first, later } = await three();
    await join(later, first.id);
    await join(later, null);
    expect([await datesOf(first), await datesOf(later)]).to.deep.equal([[], []]);
  });

  it('is refused where the series would bite its tail or fall apart', async () => {
    const { first, later, sooner } = await three();
    await join(later, first.id);
    for (const [prod, series_id, message] of [
      [first, later.id, 'Этот курс и начинает серию'],
      [first, first.id, 'Этот курс и начинает серию'],
      [first, sooner.id, 'У этого курса есть повторы: укажите серию в них'],
      [sooner, 999_999, 'Такого курса нет'],
    ] as const) {
      const { status, body } = await join(prod, series_id);
      expect([status, body.errors]).to.deep.equal([422, { series_id: message }]);
    }
  });

  it('has no repeats that are hidden', async () => {
    const { first, later, sooner } = await three();
    await api.given(async () => {
      await later.update({ series_id: first.id, status: 'CREATED' });
      await sooner.update({ series_id: first.id, archived_at: new Date() });
    });
    expect(await datesOf(first)).to.deep.equal([]);
  });

  it('has the reviews of all its dates together, and what they come to', async () => {
    const { first, later } = await three();
    await join(later, first.id);
    await api.given(async () => {
      await buildReview({ prod_id: first.id, rating: 4, status: 'CONFIRMED', published_at: new Date() });
      await buildReview({ prod_id: later.id, rating: 5, status: 'CONFIRMED', published_at: new Date() });
    });
    const { message } = (await api.call<ReviewList>('get', `/reviews?prod_id=${later.id}`)).body;
    expect(message.ratings).to.deep.equal({ total: 9, count: 2 });
    expect(message.reviews.map(({ prod_id }) => prod_id)).to.have.members([first.id, later.id]);
    await api.sequelize.transaction((transaction) =>
      recountRatings(api.sequelize, [first.id, later.id], transaction),
    );
    expect((await api.call<ProdFull>('get', `/prods/${first.id}`)).body.message.ratings).to.deep.equal({
      total: 9,
      count: 2,
    });
  });
});
