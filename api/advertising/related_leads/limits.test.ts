import { RelatedLead } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { duplicatesAtMost } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { leadActs, type Offer, offered } from './testing/offering.ts';

describe('limits of a bonus', () => {
  const api = useApi({ ports: { areSecretsShown: true } });
  const { giveWith } = leadActs(api);

  const countOf = ({ promotion }: Offer) => RelatedLead.count({ where: { promotion_id: promotion.id } });

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

  it('the API answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
