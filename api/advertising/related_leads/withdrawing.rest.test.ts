import type { MerchantLeads } from '@odonta/api/contract';
import { Letter, RelatedLead, type Webhook, WebhookDelivery } from '@odonta/db/models';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { duplicatesAtMost } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import { expect } from 'chai';
import { buildWebhook } from '../../platform/webhooks/testing/buildWebhook.ts';
import { useApi } from '../../testing/useApi.ts';
import { confirmDueLeads } from './settling.ts';
import { leadActs, type Offer, offered, price, someone } from './testing/offering.ts';

describe('what an organisation keeps of a person', () => {
  const api = useApi({ ports: { areSecretsShown: true } });
  const { give, giveWith, memberOf } = leadActs(api);

  const leadsOf = ({ promotion }: Offer) =>
    RelatedLead.findAll({ where: { promotion_id: promotion.id }, order: ['id'] });
  const withdrawBy = async (email: string) => {
    const letter = await Letter.findOne({
      where: { kind: 'lead_given', to: email },
      order: [['id', 'DESC']],
    });
    const link = /partner-consents\/([\w-]{32})$/.exec(letter?.secret ?? '')?.[1] ?? '';
    return api.call('delete', `/relatedLeads/consent/${link}`, { body: {} });
  };
  const seenBy = async (offer: Offer) => {
    const token = await memberOf(offer.merchant);
    return (await api.call<MerchantLeads>('get', '/lk/relatedLeads', { token })).text;
  };
  /** All that a member reads about leads: the list, the table and the log of the webhook. */
  const readBy = async ({ merchant, webhook }: Offer & { webhook: Webhook }) => {
    const token = await memberOf(merchant);
    const log = `/partner/webhooks/${webhook.id}/deliveries`;
    const paths = ['/lk/relatedLeads', '/lk/relatedLeads/export', log];
    const answers = await Promise.all(paths.map((path) => api.call('get', path, { token })));
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    return answers.map(({ text }) => text);
  };
  const withWebhook = async () => {
    const offer = await offered(3);
    const owner = { owner_kind: 'MERCHANT', owner_id: offer.merchant.id } as const;
    return { ...offer, webhook: await buildWebhook(owner) };
  };
  async function disputed(code: string, times = 1) {
    const offer = await withWebhook();
    const contact = someone();
    for (let time = 1; time <= times; time += 1) await give(offer.promotion, contact);
    const [lead] = await leadsOf(offer);
    const token = await memberOf(offer.merchant);
    const body = { code, text: 'Не берёт трубку' };
    await api.call('post', `/lk/relatedLeads/${lead?.id}/dispute`, { token, body });
    const { token: staff } = await api.staff('RELATED_PROMOTION');
    const accepted = await api.call('post', `/adm/related_leads/${lead?.id}/accept_dispute`, {
      ...{ token: staff, body: { reason: 'Проверили' } },
    });
    expect(accepted.status).to.equal(200);
    return { ...offer, contact, lead };
  }

  it('a withdrawal wipes the person wherever he was given to the same bonus, and its letter names nobody', async () => {
    const offer = await offered(3, { notify_emails: ['leads@test.local'] });
    const contact = someone();
    await give(offer.promotion, contact);
    await give(offer.promotion, contact);
    await give(offer.promotion);
    expect((await withdrawBy(contact.email)).status).to.equal(200);
    expect((await leadsOf(offer)).map(({ phone }) => phone !== null)).to.deep.equal([false, false, true]);
    expect((await offer.balance.reload()).available).to.equal(2 * price);
    const letters = await Letter.findAll({ where: { kind: 'lead_revoked' } });
    expect(new Set(letters.map(({ to }) => to))).to.deep.equal(
      new Set([offer.merchant.email, 'leads@test.local']),
    );
    for (const { text } of letters)
      expect(text).not.to.include(contact.phone).and.not.to.include(contact.email);
  });

  it('of two colleagues with one phone each is a lead, and withdraws for himself', async () => {
    const offer = await offered(3, { type: 'course' });
    const phone = '+79061112233';
    const orders = await api.given(async () => [
      await buildOrder({ phone, status: 'CONFIRMED' }),
      await buildOrder({ phone, status: 'CONFIRMED' }),
    ]);
    for (const order of orders) expect((await giveWith(offer.promotion, order)).status).to.equal(201);
    expect((await leadsOf(offer)).map(({ is_duplicate }) => is_duplicate)).to.deep.equal([false, false]);
    expect((await withdrawBy(orders[0]?.email ?? '')).status).to.equal(200);
    expect((await leadsOf(offer)).map((lead) => lead.phone)).to.deep.equal([null, phone]);
  });

  it('a visitor who gives and withdraws in a circle uses up no limit', async () => {
    const offer = await offered(9, { total_limit: 2 });
    const contact = someone();
    for (let time = 1; time <= 5; time += 1) {
      expect((await give(offer.promotion, contact)).status).to.equal(201);
      await withdrawBy(contact.email);
    }
    expect((await offer.promotion.reload()).pause).to.equal(null);
    expect((await give(offer.promotion)).status).to.equal(201);
    expect((await leadsOf(offer)).map(({ status }) => status)).to.deep.equal([
      ...Array.from({ length: 1 + duplicatesAtMost }, () => 'CANCELED'),
      'CREATED',
    ]);
  });

  it('a lead that the organisation does not pay for leaves it no contacts', async () => {
    const offer = await disputed('WRONG_NUMBER');
    expect(await seenBy(offer)).not.to.include(offer.contact.phone);
    expect((await offer.lead?.reload())?.phone).to.equal(offer.contact.phone);
  });

  it('a person who was given twice is read nowhere after the accepted dispute, and nothing of him is sent again', async () => {
    const offer = await disputed('DUPLICATE', 2);
    for (const text of await readBy(offer)) expect(text).not.to.include(offer.contact.email);
    expect((await leadsOf(offer)).map(({ status }) => status)).to.deep.equal(['REJECTED', 'REJECTED']);
    expect(await WebhookDelivery.count({ where: { webhook_id: offer.webhook.id } })).to.equal(0);
  });

  it('a person who comes again after an accepted dispute is a lead to pay for, and may be disputed', async () => {
    for (const times of [1, 2]) {
      const offer = await disputed('WRONG_NUMBER', times);
      expect((await give(offer.promotion, offer.contact)).status).to.equal(201);
      const again = (await leadsOf(offer)).at(-1);
      expect(again).to.include({ status: 'CREATED', is_duplicate: false, price });
      expect((await offer.balance.reload()).reserved).to.equal(price);
      const path = `/lk/relatedLeads/${again?.id}/dispute`;
      const body = { code: 'WRONG_NUMBER', text: 'Снова не берёт трубку' };
      const token = await memberOf(offer.merchant);
      expect((await api.call('post', path, { token, body })).status).to.equal(200);
    }
  });

  it('a repetition is settled after the lead that it repeats', async () => {
    const offer = await withWebhook();
    const contact = someone();
    await give(offer.promotion, contact);
    await give(offer.promotion, contact);
    const [first, again] = await leadsOf(offer);
    const due_at = new Date(Date.now() - 1000);
    await RelatedLead.update({ due_at }, { where: { id: again?.id } });
    expect(await confirmDueLeads()).to.equal(0);
    await RelatedLead.update({ due_at }, { where: { id: first?.id } });
    expect(await confirmDueLeads()).to.equal(2);
  });

  it('a person who has given no consent is wiped with the accepted dispute, and may come himself later', async () => {
    const offer = await disputed('NO_CONSENT');
    expect(await offer.lead?.reload()).to.include({ status: 'REJECTED', phone: null });
    const where = { kind: 'lead_revoked', to: offer.merchant.email };
    const letter = await Letter.findOne({ where, rejectOnEmpty: true });
    expect(letter.text).to.include('согласия не давал').and.not.include('отозвал');
    await give(offer.promotion, offer.contact);
    expect((await leadsOf(offer)).map(({ is_duplicate }) => is_duplicate)).to.deep.equal([false, false]);
  });

  it('a suspended organisation sees its leads and no person', async () => {
    const offer = await withWebhook();
    const contact = someone();
    await give(offer.promotion, contact);
    for (const text of await readBy(offer)) expect(text).to.include(contact.email);
    await offer.merchant.update({ status: 'SUSPENDED' });
    for (const text of await readBy(offer)) expect(text).not.to.include(contact.email);
  });

  it('a bonus of certain courses asks beside which of them the person was', async () => {
    const { promotion } = await offered(3, { match_types: [2] });
    const answer = await give(promotion);
    expect([answer.status, answer.body.errors]).to.deep.equal([422, { prod_id: 'Выберите курс' }]);
  });
});
