import { Letter, type Order, RelatedLead } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { releaseLeadsOfEnded } from './followingOrders.ts';
import { entriesOf, leadActs, offered, price, someone } from './testing/offering.ts';

describe('a lead that takes over from the one that it repeats', () => {
  const api = useApi();
  const staff = useStaff(api, 'RELATED_PROMOTION');
  const { giveWith, memberOf, endOrder } = leadActs(api);

  /** The leads of three orders of one person, of which the first is to be paid. */
  const thrice = async (given: Parameters<typeof offered>[1] = {}) => {
    const offer = await offered(3, { type: 'course', ...given });
    const prod = await api.given(() => buildProd({ categories: [2] }));
    const { phone, email } = someone();
    const orders: Order[] = [];
    const leads: RelatedLead[] = [];
    for (let time = 1; time <= 3; time += 1) {
      const order = await api.given(() => buildOrder({ prod, phone, email, status: 'CONFIRMED' }));
      expect((await giveWith(offer.promotion, order)).status).to.equal(201);
      orders.push(order);
      leads.push(await RelatedLead.findOne({ where: { order_id: order.id }, rejectOnEmpty: true }));
    }
    const states = () =>
      Promise.all(leads.map(async (lead) => [(await lead.reload()).status, lead.is_duplicate]));
    return {
      ...offer,
      states,
      ends: (nth: number) => endOrder(orders[nth]),
      idOf: (nth: number) => leads[nth]?.id,
    };
  };

  it('an accepted dispute of an heir takes back an older repetition too, whose time is over', async () => {
    const { merchant, balance, states, ends, idOf } = await thrice();
    await ends(0);
    await releaseLeadsOfEnded();
    await RelatedLead.update({ due_at: new Date(Date.now() - 1000) }, { where: { id: idOf(2) } });
    const token = await memberOf(merchant);
    const disputed = { code: 'WRONG_NUMBER', text: 'Не берёт трубку' };
    const path = `/lk/relatedLeads/${idOf(1)}/dispute`;
    expect((await api.call('post', path, { token, body: disputed })).status).to.equal(200);
    const accepted = await api.call('post', `/adm/related_leads/${idOf(1)}/accept_dispute`, {
      ...{ token: staff.token, body: { reason: 'Номер не отвечает' } },
    });
    expect(accepted.status, accepted.text).to.equal(200);
    expect(await states()).to.deep.equal([
      ['CANCELED', false],
      ['REJECTED', false],
      ['REJECTED', true],
    ]);
    expect((await balance.reload()).available).to.equal(3 * price);
  });

  it('a repetition whose order has ended as well inherits nothing, and costs nothing for a moment', async () => {
    const { balance, states, ends } = await thrice();
    await Promise.all([ends(0), ends(1)]);
    await releaseLeadsOfEnded();
    expect(await states()).to.deep.equal([
      ['CANCELED', false],
      ['CANCELED', true],
      ['CREATED', false],
    ]);
    expect(await entriesOf(balance)).to.deep.equal([
      [-price, true],
      [price, true],
      [-price, true],
    ]);
  });

  it('the organisation hears of an heir although its mailboxes want no letters of this course', async () => {
    const notify = { notify_emails: ['leads@test.local'], notify_categories: [1] };
    const { merchant, ends, idOf } = await thrice(notify);
    await ends(0);
    await releaseLeadsOfEnded();
    const letters = await Letter.findAll({ where: { kind: 'lead_arrived', record_id: idOf(1) } });
    expect(letters.map(({ to }) => to)).to.deep.equal([merchant.email]);
  });

  it('the API answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
