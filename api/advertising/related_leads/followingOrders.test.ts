import type { MerchantLeads } from '@odonta/api/contract';
import { Order, RelatedLead, WebhookDelivery } from '@odonta/db/models';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { buildWebhook } from '../../platform/webhooks/testing/buildWebhook.ts';
import { bookByCard, soldByCard } from '../../testing/cardPayments.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { releaseLeadsOfEnded } from './followingOrders.ts';
import { confirmDueLeads } from './settling.ts';
import { entriesOf, leadActs, offered, price } from './testing/offering.ts';

describe('leads that are given with orders', () => {
  const api = useApi();
  const staff = useStaff(api, 'RELATED_PROMOTION');
  const { giveWith, memberOf } = leadActs(api);

  const booked = async (status: string) => {
    const offer = await offered(3, { type: 'course' });
    const owner = { owner_kind: 'MERCHANT', owner_id: offer.merchant.id } as const;
    const webhook = await buildWebhook(owner);
    const prod = await api.given(() => buildProd());
    const order = await api.given(() => buildOrder({ prod, status: 'PREPARE', paid_sum: 0 }));
    const answer = await giveWith(offer.promotion, order);
    expect(answer.status, answer.text).to.equal(201);
    const where = { promotion_id: offer.promotion.id };
    const lead = await RelatedLead.findOne({ where, rejectOnEmpty: true });
    await RelatedLead.update({ due_at: new Date(Date.now() - 1000) }, { where: { id: lead.id } });
    await moveTo(order, status);
    return { ...offer, webhook, order, lead };
  };
  const moveTo = ({ id }: Order, status: string) =>
    api.sequelize.query(
      `update orders set status = $1, cancel_reason = case when $1 = 'CANCELED' then 'EXPIRED' end,
         paid_sum = case when $1 in ('CONFIRMED', 'REFUNDED') then total else 0 end where id = $2`,
      { bind: [status, id] },
    );
  const availableOf = async ({ balance }: Awaited<ReturnType<typeof booked>>) =>
    (await balance.reload()).available;

  it('a lead costs nothing until its order is paid, and is charged then', async () => {
    const each = await booked('PREPARE');
    await confirmDueLeads();
    await releaseLeadsOfEnded();
    expect(await each.lead.reload()).to.include({ status: 'CREATED', charged_at: null });
    expect(await entriesOf(each.balance)).to.deep.equal([[-price, true]]);
    await moveTo(each.order, 'CONFIRMED');
    await confirmDueLeads();
    expect((await each.lead.reload()).status).to.equal('CONFIRMED');
    expect(await availableOf(each)).to.equal(2 * price);
  });

  it('a lead whose order ends before it is paid is free, once, and leaves the organisation no contacts', async () => {
    for (const status of ['CANCELED', 'REJECTED', 'REFUNDED']) {
      const each = await booked(status);
      await confirmDueLeads();
      await Promise.all([releaseLeadsOfEnded(), releaseLeadsOfEnded(), confirmDueLeads()]);
      expect((await each.lead.reload()).status, status).to.equal('CANCELED');
      expect(await entriesOf(each.balance), status).to.deep.equal([
        [-price, true],
        [price, true],
      ]);
      const token = await memberOf(each.merchant);
      const seen = await api.call<MerchantLeads>('get', '/lk/relatedLeads', { token });
      expect(seen.text).not.to.include(each.lead.phone).and.not.to.include(each.lead.email);
      expect(await WebhookDelivery.count({ where: { webhook_id: each.webhook.id } }), status).to.equal(0);
    }
  });

  it('a lead goes along with its order to another date, and is charged once that is paid', async () => {
    const offer = await offered(3, { type: 'course' });
    const here = await soldByCard(api, { date_start: inDays(30) });
    const series = { center_id: here.center_id, series_id: here.id };
    const next = await api.given(() => buildProd({ ...series, date_start: inDays(60), seats_total: 5 }));
    const booked = await bookByCard(api.call, here, 1);
    const order = await Order.findByPk(booked.order.id, { rejectOnEmpty: true });
    expect((await giveWith(offer.promotion, order)).status).to.equal(201);
    const path = `/orders/${order.token}/move`;
    expect((await api.call('post', path, { body: { prod_id: next.id } })).status).to.equal(201);
    const to = await Order.findOne({ where: { moved_from_id: order.id }, rejectOnEmpty: true });
    expect(await releaseLeadsOfEnded()).to.equal(0);
    const where = { promotion_id: offer.promotion.id };
    expect(await RelatedLead.findAll({ where })).to.have.nested.property('[0].order_id', to.id);
    await RelatedLead.update({ due_at: new Date(Date.now() - 1000) }, { where });
    await moveTo(to, 'CONFIRMED');
    expect(await confirmDueLeads()).to.equal(1);
  });

  it('a partly refunded order still asks for a bonus', async () => {
    const offer = await offered(3, { type: 'course' });
    const order = await api.given(() =>
      buildOrder({ people: 2, status: 'PARTIAL_REFUNDED', refunded_sum: 100_00 }),
    );
    expect((await giveWith(offer.promotion, order)).status).to.equal(201);
  });

  it('an order that is paid after its end asks for the bonus again, once', async () => {
    const each = await booked('CANCELED');
    await releaseLeadsOfEnded();
    await moveTo(each.order, 'CONFIRMED');
    const statuses = [await giveWith(each.promotion, each.order), await giveWith(each.promotion, each.order)];
    expect(statuses.map(({ status }) => status)).to.deep.equal([201, 409]);
    const leads = await RelatedLead.findAll({ where: { order_id: each.order.id }, order: ['id'] });
    expect(leads.map(({ status, price: cost }) => [status, cost])).to.deep.equal([
      ['CANCELED', price],
      ['CREATED', price],
    ]);
  });

  it('a repetition is paid for when the lead that it repeats has come to nothing, once', async () => {
    const offer = await offered(2, { type: 'course' });
    const prod = await api.given(() => buildProd());
    const contact = { phone: '+79077770030', email: 'twice@test.local' };
    const given: RelatedLead[] = [];
    for (const status of ['CANCELED', 'CONFIRMED']) {
      const order = await api.given(() => buildOrder({ prod, ...contact }));
      expect((await giveWith(offer.promotion, order)).status).to.equal(201);
      given.push(await RelatedLead.findOne({ where: { order_id: order.id }, rejectOnEmpty: true }));
      await moveTo(order, status);
    }
    const [, again] = given;
    const mature = () =>
      RelatedLead.update({ due_at: new Date(Date.now() - 1000) }, { where: { id: again?.id } });
    expect(again).to.include({ is_duplicate: true, price: 0 });
    await mature();
    expect(await confirmDueLeads()).to.equal(0);
    expect(await releaseLeadsOfEnded()).to.equal(1);
    expect(await again?.reload()).to.include({ is_duplicate: false, price, charged_at: null });
    expect(await confirmDueLeads(), 'it may be disputed first').to.equal(0);
    await mature();
    expect(await confirmDueLeads()).to.equal(1);
    expect((await offer.balance.reload()).available).to.equal(price);
  });

  it('a charged lead stays charged when its order ends later', async () => {
    const each = await booked('CONFIRMED');
    await confirmDueLeads();
    await moveTo(each.order, 'REFUNDED');
    expect(await releaseLeadsOfEnded()).to.equal(0);
    expect((await each.lead.reload()).status).to.equal('CONFIRMED');
  });

  it('a person wipes a lead that has ended with his order', async () => {
    const each = await booked('CANCELED');
    await releaseLeadsOfEnded();
    const path = `/adm/related_leads/${each.lead.id}/withdraw`;
    const body = { reason: 'Просил по телефону' };
    const answer = await api.call('post', path, { token: staff.token, body });
    expect(answer.status, answer.text).to.equal(200);
    expect(await each.lead.reload()).to.include({ status: 'CANCELED', phone: null, order_id: null });
    expect(await availableOf(each)).to.equal(3 * price);
  });

  it('staff charge no disputed lead of an unpaid order', async () => {
    const each = await booked('PREPARE');
    await RelatedLead.update({ due_at: new Date(Date.now() + 60_000) }, { where: { id: each.lead.id } });
    const dispute = { code: 'WRONG_NUMBER', text: 'Не берёт трубку' };
    const token = await memberOf(each.merchant);
    await api.call('post', `/lk/relatedLeads/${each.lead.id}/dispute`, { token, body: dispute });
    const reject = () =>
      api.call('post', `/adm/related_leads/${each.lead.id}/reject_dispute`, {
        ...{ token: staff.token, body: { reason: 'Номер отвечает' } },
      });
    expect((await reject()).status).to.equal(409);
    await moveTo(each.order, 'CONFIRMED');
    expect((await reject()).status).to.equal(200);
  });

  it('the API answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
