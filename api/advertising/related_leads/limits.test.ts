import { Letter, RelatedLead } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { duplicatesAtMost } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { steerPromotions } from '../related_promotions/steering.ts';
import { releaseLeadsOfEnded } from './followingOrders.ts';
import { leadActs, type Offer, offered, someone } from './testing/offering.ts';

describe('limits of a bonus', () => {
  const api = useApi({ ports: { areSecretsShown: true } });
  const { give, giveWith, endOrder } = leadActs(api);

  const countOf = ({ promotion }: Offer) => RelatedLead.count({ where: { promotion_id: promotion.id } });
  const pauseOf = async ({ promotion }: Offer) => (await promotion.reload()).pause;
  const steered = async (offer: Offer) => {
    await steerPromotions();
    return pauseOf(offer);
  };

  it('one phone in unpaid orders of many e-mails is a few leads, and in a paid one still a lead', async () => {
    const offer = await offered(9, { type: 'course' });
    const prod = await api.given(() => buildProd());
    const phone = '+79061112299';
    for (let time = 1; time <= 6; time += 1) {
      const order = await api.given(() => buildOrder({ prod, phone, status: 'PREPARE', paid_sum: 0 }));
      expect((await giveWith(offer.promotion, order)).status).to.equal(201);
    }
    expect(await countOf(offer)).to.equal(1 + duplicatesAtMost);
    const paid = await api.given(() => buildOrder({ prod, phone, status: 'CONFIRMED' }));
    expect((await giveWith(offer.promotion, paid)).status).to.equal(201);
    expect(await countOf(offer)).to.equal(2 + duplicatesAtMost);
  });

  it('a bonus comes back to the site when a withdrawn lead no longer reaches its limit, and not before', async () => {
    for (const [pause, limit] of [
      ['TOTAL_LIMIT', { total_limit: 1 }],
      ['DAILY_LIMIT', { daily_limit: 1 }],
    ] as const) {
      const offer = await offered(9, limit);
      const contact = someone();
      await give(offer.promotion, contact);
      expect(await steered(offer)).to.equal(pause);
      const where = { kind: 'lead_given', to: contact.email };
      const { secret } = await Letter.findOne({ where, rejectOnEmpty: true });
      const path = `/relatedLeads/consent/${secret?.slice(-32)}`;
      expect((await api.call('delete', path, { body: {} })).status).to.equal(200);
      expect(await steered(offer)).to.equal(null);
    }
  });

  it('a bonus comes back to the site when the order of its last lead ends', async () => {
    const offer = await offered(9, { type: 'course', total_limit: 1 });
    const order = await api.given(() => buildOrder({ status: 'PREPARE', paid_sum: 0 }));
    await giveWith(offer.promotion, order);
    expect(await steered(offer)).to.equal('TOTAL_LIMIT');
    await endOrder(order);
    await releaseLeadsOfEnded();
    expect(await steered(offer)).to.equal(null);
  });

  it('the API answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
