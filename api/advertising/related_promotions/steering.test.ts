import { Letter, MarketingTx, type RelatedPromotion, StatusChange } from '@odonta/db/models';
import { buildRelatedLead } from '@odonta/db/testing/leadFactory.ts';
import { buildRelatedPromotion } from '@odonta/db/testing/promotionFactory.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { useApi } from '../../testing/useApi.ts';
import { merchantActs } from '../merchants/testing/merchantActs.ts';
import { steerPromotions, turnPromotions } from './steering.ts';
import { promoting } from './testing/promoting.ts';
import { holdPromotion } from './transitionPromotion.ts';

describe('the clock and bonuses', () => {
  const api = useApi();
  const { approve, priced, trader } = promoting(api);
  const { act: ofMerchant } = merchantActs(api);
  before(() => priced());

  const enter = (balance_id: number, sum: number) =>
    MarketingTx.create({ balance_id, kind: 'CORRECTION', sum, comment: 'Правка остатка' });
  const stateOf = async (row: RelatedPromotion) => {
    await steerPromotions();
    await turnPromotions(api.sequelize);
    const { status, pause, shown_on } = await row.reload();
    return [status, pause, shown_on !== null];
  };
  const lettersOf = ({ id }: RelatedPromotion) =>
    Letter.count({ where: { kind: 'promotion_held', resource: 'related_promotions', record_id: id } });

  it('a bonus goes to moderation once its balance holds five leads', async () => {
    const { merchant, balance } = await trader(1000_00);
    const row = await buildRelatedPromotion({ merchant, status: 'PREPARE' });
    expect(await stateOf(row)).to.deep.equal(['PREPARE', null, false]);
    await enter(balance.id, 500_00);
    expect(await stateOf(row)).to.deep.equal(['CREATED', null, false]);
  });

  it('a bonus leaves the site while the balance pays for no lead, with one letter, and comes back', async () => {
    const { merchant, balance } = await trader(300_00);
    const row = await buildRelatedPromotion({ merchant });
    expect(await stateOf(row)).to.deep.equal(['CONFIRMED', null, true]);
    await enter(balance.id, -1);
    expect(await stateOf(row)).to.deep.equal(['CONFIRMED', 'BALANCE', false]);
    expect(await stateOf(row)).to.deep.equal(['CONFIRMED', 'BALANCE', false]);
    expect(await lettersOf(row)).to.equal(1);
    await enter(balance.id, 1);
    expect(await stateOf(row)).to.deep.equal(['CONFIRMED', null, true]);
    const where = { resource: 'related_promotions', record_id: row.id };
    const moves = await StatusChange.findAll({ where, order: ['id'] });
    expect(moves.map(({ move }) => move)).to.deep.equal(['hold', 'release']);
  });

  it('a bonus that is approved without money never reaches the site', async () => {
    const { merchant } = await trader(299_99);
    const row = await buildRelatedPromotion({ merchant, status: 'CREATED' });
    await approve(row);
    expect((await row.reload()).pause).to.equal('BALANCE');
    expect(await stateOf(row)).to.deep.equal(['CONFIRMED', 'BALANCE', false]);
    expect(await lettersOf(row)).to.equal(1);
  });

  it('a limit of a day ends with the day, and a raised limit at once', async () => {
    const { merchant, edit } = await trader();
    const row = await buildRelatedPromotion({ merchant, daily_limit: 1, total_limit: 5 });
    const lead = await buildRelatedLead({ promotion_id: row.id, price: row.lead_price });
    const hold = async (pause: 'DAILY_LIMIT' | 'TOTAL_LIMIT') =>
      unitOfWork.transaction(async (transaction) =>
        holdPromotion(await row.reload({ transaction }), pause, transaction),
      );
    await hold('DAILY_LIMIT');
    expect(await stateOf(row)).to.deep.equal(['CONFIRMED', 'DAILY_LIMIT', false]);
    await api.sequelize.query(
      `update related_leads set created_at = now() - interval '1 day' where id = $1`,
      { bind: [lead.id], type: QueryTypes.UPDATE },
    );
    expect(await stateOf(row)).to.deep.equal(['CONFIRMED', null, true]);
    await hold('TOTAL_LIMIT');
    const { text, name, conditions, benefit_value, ad_company, ad_inn, ad_reg_number } = row;
    const same = { text, name, conditions, benefit_value, ad_company, ad_inn, ad_reg_number };
    const lower = await edit(await row.reload(), { ...same, total_limit: 4 });
    expect(lower.body.message.pause).to.equal('TOTAL_LIMIT');
    const higher = await edit(await row.reload(), { ...same, total_limit: 9 });
    expect(higher.body.message).to.include({ status: 'CONFIRMED', pause: null });
  });

  it('bonuses of a suspended organisation leave the site in the same moment, and come back with it', async () => {
    const { merchant } = await trader();
    const row = await buildRelatedPromotion({ merchant });
    await ofMerchant(merchant, 'suspend', { reason: 'Жалобы' });
    expect((await row.reload()).shown_on).to.equal(null);
    expect(await stateOf(row)).to.deep.equal(['CONFIRMED', null, false]);
    await ofMerchant(merchant, 'approve', { version: (await merchant.reload()).version });
    expect(await stateOf(row)).to.deep.equal(['CONFIRMED', null, true]);
  });
});
