import type { LeadWithdrawal, MerchantLeads } from '@odonta/api/contract';
import { Consent, Letter, RelatedLead, WebhookDelivery } from '@odonta/db/models';
import { buildIndividual, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { Op } from 'sequelize';
import { individualAccounts } from '../../identity/sessions/accountKinds.ts';
import { buildWebhook } from '../../platform/webhooks/testing/buildWebhook.ts';
import { useReceiver } from '../../platform/webhooks/testing/useReceiver.ts';
import { verifyWebhook } from '../../platform/webhooks/testing/verifyWebhook.ts';
import { eventually } from '../../testing/eventually.ts';
import { useApi } from '../../testing/useApi.ts';
import { confirmDueLeads } from './settling.ts';
import { entriesOf, leadActs, offered, price, someone } from './testing/offering.ts';

const secret = 'whsec_test_of_leads';

describe('withdrawing consents to leads', () => {
  const api = useApi({ ports: { areSecretsShown: true } });
  const receiver = useReceiver(api);
  const { give, post, consentTo, memberOf } = leadActs(api);

  const heard = (event: string) => receiver.received.filter(({ headers }) => headers['x-event'] === event);
  const given = async (leads = 3) => {
    const offer = await offered(leads);
    const owner = { owner_kind: 'MERCHANT', owner_id: offer.merchant.id } as const;
    const webhook = await buildWebhook({ ...owner, url: `${receiver.url}/${owner.owner_id}`, secret });
    const contact = someone();
    await give(offer.promotion, contact);
    const where = { promotion_id: offer.promotion.id };
    const lead = await RelatedLead.findOne({ where, rejectOnEmpty: true });
    const letter = await Letter.findOne({ where: { kind: 'lead_given', to: contact.email } });
    const link = /partner-consents\/([\w-]{32})$/.exec(letter?.secret ?? '')?.[1] ?? '';
    return { ...offer, webhook, lead, contact, path: `/relatedLeads/consent/${link}` };
  };
  const end = (path: string) => api.call<LeadWithdrawal>('delete', path, { body: {} });

  it('wipes the person, returns what was kept, and is reported by a signed message', async () => {
    const each = await given();
    await eventually(async () => expect(heard('lead.created')).to.have.length(1));
    const settled = { webhook_id: each.webhook.id, delivered_at: { [Op.ne]: null } };
    await eventually(async () => expect(await WebhookDelivery.count({ where: settled })).to.equal(1));
    const created = JSON.parse(heard('lead.created')[0]?.body ?? '{}');
    expect(created.data.lead).to.include({ id: each.lead.id, phone: each.contact.phone, price: 300 });
    const read = await api.call<LeadWithdrawal>('get', each.path);
    expect(read.body.message).to.deep.include({ is_withdrawn: false, merchant: each.merchant.name });
    expect((await end(each.path)).body.message.is_withdrawn).to.equal(true);
    const lead = await each.lead.reload();
    expect(lead).to.include({
      status: 'CANCELED',
      phone: null,
      email: null,
      first_name: null,
      last_name: null,
    });
    expect((await each.balance.reload()).available).to.equal(3 * price);
    const consent = await Consent.findByPk(lead.consent_id, { rejectOnEmpty: true });
    expect(consent.withdrawn_at).to.be.a('date');
    await eventually(async () => expect(heard('lead.revoked')).to.have.length(1));
    const [message] = heard('lead.revoked');
    expect(message && verifyWebhook(message.headers, message.body, secret, new Set())).to.equal('taken');
    expect(message && verifyWebhook(message.headers, message.body, 'whsec_other', new Set())).to.equal(
      'forged',
    );
    expect(JSON.parse(message?.body ?? '{}').data.lead).to.include({ id: lead.id, is_charged: false });
    const kept = await WebhookDelivery.findAll({ where: { webhook_id: each.webhook.id } });
    expect(kept.map(({ event }) => event)).to.deep.equal(['lead.revoked']);
    const token = await memberOf(each.merchant);
    const seen = await api.call<MerchantLeads>('get', '/lk/relatedLeads', { token });
    expect(seen.body.message.leads[0]).to.include({ phone: null, status: 'CANCELED' });
    expect(seen.body.message.leads[0]?.revoked_at).to.be.a('number');
    expect(seen.text).not.to.include(each.contact.phone).and.not.to.include(each.contact.email);
  });

  it('twice at once returns the money once and reports once', async () => {
    const each = await given();
    await Promise.all([end(each.path), end(each.path), end(each.path)]);
    expect(await entriesOf(each.balance)).to.deep.equal([
      [-price, true],
      [price, true],
    ]);
    const where = { webhook_id: each.webhook.id, event: 'lead.revoked' };
    expect(await WebhookDelivery.count({ where })).to.equal(1);
  });

  it('of a charged lead wipes the person, and the charge stays', async () => {
    const each = await given();
    await RelatedLead.update({ due_at: new Date(Date.now() - 1000) }, { where: { id: each.lead.id } });
    await confirmDueLeads();
    await end(each.path);
    expect(await each.lead.reload()).to.include({ status: 'CONFIRMED', phone: null });
    expect((await each.balance.reload()).available).to.equal(2 * price);
    await give(each.promotion, each.contact);
    const again = await RelatedLead.findOne({ where: { promotion_id: each.promotion.id, revoked_at: null } });
    expect(again).to.include({ is_duplicate: true, price: 0 });
  });

  it('at the moment of the charge ends either before or after it, never with both', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const each = await given(1);
      await RelatedLead.update({ due_at: new Date(Date.now() - 1000) }, { where: { id: each.lead.id } });
      await Promise.all([confirmDueLeads(), end(each.path)]);
      const { status, phone } = await each.lead.reload();
      const { available, reserved } = await each.balance.reload();
      expect(phone).to.equal(null);
      expect([available, reserved]).to.deep.equal(status === 'CONFIRMED' ? [0, 0] : [price, 0]);
    }
  });

  it('a forged link, one of another purpose and one of a year ago withdraw nothing', async () => {
    const each = await given();
    const token = each.path.slice(-32);
    const forged = [
      `${token.slice(0, 8)}${'A'.repeat(24)}`,
      `AAAAAAAB${token.slice(8)}`,
      'A'.repeat(32),
      'short',
    ];
    for (const each_token of forged)
      expect((await end(`/relatedLeads/consent/${each_token}`)).status, each_token).to.equal(404);
    const created_at = new Date(Date.now() - 366 * 86_400_000);
    await api.sequelize.query('update related_leads set created_at = $1 where id = $2', {
      bind: [created_at, each.lead.id],
    });
    expect((await end(each.path)).status).to.equal(404);
    expect((await each.lead.reload()).phone).to.equal(each.contact.phone);
  });

  it('a buyer gives a lead with his order once, and withdraws it in his cabinet', async () => {
    const offer = await offered(5, { type: 'course' });
    const me = await buildIndividual();
    const prod = await api.given(() => buildProd());
    const order = await api.given(() =>
      buildOrder({ prod, status: 'CONFIRMED', individual_id: me.id, buyer_kind: 'INDIVIDUAL' }),
    );
    const consent = await consentTo(offer.promotion);
    const [mine, another] = [
      await api.tokenOf(me, individualAccounts),
      await api.tokenOf(await buildIndividual(), individualAccounts),
    ];
    const ask = (given: object, token?: string) =>
      post(offer.promotion, { order: given, consent }, { token });
    expect((await ask({ id: order.id }, another)).status).to.equal(404);
    expect((await ask({ id: order.id })).status).to.equal(404);
    const answer = await ask({ id: order.id }, mine);
    expect(answer.status, answer.text).to.equal(201);
    expect((await ask({ token: order.token })).status).to.equal(409);
    const { body } = await api.call<{ id: number }[]>('get', '/individual/relatedLeads', { token: mine });
    const [lead] = body.message;
    const remove = (token: string) =>
      api.call('delete', `/individual/relatedLeads/${lead?.id}`, { token, body: {} });
    expect((await remove(another)).status).to.equal(404);
    expect((await remove(mine)).status).to.equal(200);
    expect(await RelatedLead.findByPk(lead?.id)).to.include({
      status: 'CANCELED',
      order_id: null,
      phone: null,
    });
  });

  it('the API answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
