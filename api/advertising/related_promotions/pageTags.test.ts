import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildRelatedPromotion } from '@odonta/db/testing/promotionFactory.ts';
import { tagsOfPromotions } from '@odonta/db/vocabulary/edge/shownTags.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { useApi } from '../../testing/useApi.ts';
import { findPromotions } from './matching.ts';
import { turnPromotions } from './steering.ts';
import { promoting } from './testing/promoting.ts';

describe('pages with bonuses', () => {
  const api = useApi();
  const { staffAct } = promoting(api);

  const reported = async (id: number) => {
    const rows = await api.sequelize.query<{ tags: string[] }>(
      `select tags from change_log where entity = 'related_promotions' and entity_id = $1 order by id`,
      { bind: [id], type: QueryTypes.SELECT },
    );
    return rows.map(({ tags }) => tags);
  };

  it('every page that shows a bonus learns of its arrival and of its pause', async () => {
    const prod = await api.given(() => buildProd({ type: 4, categories: [5] }));
    const tags: readonly string[] = tagsOfPromotions(prod);
    for (const match of [
      {},
      { match_categories: [5, 6] },
      { match_types: [4] },
      { match_prods: [prod.id] },
    ]) {
      const row = await buildRelatedPromotion({ ...match, shown_on: null });
      const isShown = async () => (await findPromotions(prod.id)).some(({ id }) => id === row.id);
      expect(await isShown()).to.equal(false);
      await turnPromotions(api.sequelize);
      expect(await isShown()).to.equal(true);
      await staffAct(row, 'pause');
      expect(await isShown()).to.equal(false);
      const news = (await reported(row.id)).filter((of) => of.some((tag) => tags.includes(tag)));
      expect(news, JSON.stringify(match)).to.have.length(2);
      await staffAct(row, 'cancel');
    }
  });

  it('a draft and a change of who gets letters cost no page', async () => {
    const draft = await buildRelatedPromotion({ status: 'CREATED' });
    await draft.update({ name: 'Другое название' });
    expect((await reported(draft.id)).flat()).to.deep.equal([]);
    const shown = await buildRelatedPromotion();
    const before = (await reported(shown.id)).length;
    await shown.update({ notify_emails: ['a@test.local'], daily_limit: 3 });
    expect(await reported(shown.id)).to.have.length(before);
  });
});
