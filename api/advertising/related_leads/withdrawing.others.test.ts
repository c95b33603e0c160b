import type { OwnLead } from '@odonta/api/contract';
import { AuditEntry, Consent, RelatedLead, WebhookDelivery } from '@odonta/db/models';
import { buildIndividual } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { Op } from 'sequelize';
import { individualAccounts } from '../../identity/sessions/accountKinds.ts';
import { leaseMs, leaseNext } from '../../platform/webhooks/leasing.ts';
import { sendDue } from '../../platform/webhooks/sending.ts';
import { buildWebhook } from '../../platform/webhooks/testing/buildWebhook.ts';
import { useReceiver } from '../../platform/webhooks/testing/useReceiver.ts';
import { eventually } from '../../testing/eventually.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { leadActs, offered, price, someone } from './testing/offering.ts';

describe('consents to leads that are withdrawn without the letter', () => {
  const api = useApi({ ports: { areSecretsShown: true } });
  const receiver = useReceiver(api);
  const staff = useStaff(api, 'RELATED_PROMOTION');
  const keeper = useStaff(api, 'BOOKKEEPER');
  const { give, post, consentTo, memberOf } = leadActs(api);
  const leadOf = ({ promotion }: { promotion: { id: number } }) =>
    RelatedLead.findOne({ where: { promotion_id: promotion.id }, rejectOnEmpty: true });
  const withdraw = (id: number, token: string, reason?: string) =>
    api.call('post', `/adm/related_leads/${id}/withdraw`, { token, body: { reason } });

  it('staff withdraw for a person who phones: all is wiped, released, reported and written down', async () => {
    const offer = await offered(3);
    const owner = { owner_kind: 'MERCHANT', owner_id: offer.merchant.id } as const;
    const { id: webhook_id } = await buildWebhook(owner);
    const contact = someone();
    await give(offer.promotion, contact);
    const lead = await leadOf(offer);
    const answer = await withdraw(lead.id, staff.token, 'Просил по телефону');
    expect(answer.status, answer.text).to.equal(200);
    expect(await lead.reload()).to.include({
      status: 'CANCELED',
      phone: null,
      email: null,
      first_name: null,
    });
    expect((await offer.balance.reload()).available).to.equal(3 * price);
    const consent = await Consent.findByPk(lead.consent_id, { rejectOnEmpty: true });
    expect(consent.withdrawn_at).to.be.a('date');
    const events = (await WebhookDelivery.findAll({ where: { webhook_id } })).map(({ event }) => event);
    expect(events).to.deep.equal(['lead.revoked']);
    const where = { resource: 'related_leads', record_id: String(lead.id), action: 'revoke' };
    const entry = await AuditEntry.findOne({ where, rejectOnEmpty: true });
    expect([entry.actor_id, entry.reason]).to.deep.equal([staff.user.id, 'Просил по телефону']);
    expect((await withdraw(lead.id, staff.token, 'Ещё раз')).status).to.equal(200);
    expect(await AuditEntry.count({ where })).to.equal(1);
  });

  it('staff without the right, and without a reason, withdraw nothing', async () => {
    const offer = await offered(3);
    await give(offer.promotion);
    const lead = await leadOf(offer);
    expect((await withdraw(lead.id, keeper.token, 'Просил по телефону')).status).to.equal(403);
    for (const reason of [undefined, '', 'x', 'x'.repeat(1001)])
      expect((await withdraw(lead.id, staff.token, reason)).body.errors).to.have.keys('reason');
    expect((await withdraw(2_000_000_000, staff.token, 'Просил')).status).to.equal(404);
    expect((await lead.reload()).phone).to.be.a('string');
  });

  it('the news of a withdrawal waits for a lead that is being sent, and otherwise for nothing', async () => {
    for (const isBeingSent of [true, false]) {
      const offer = await offered(3);
      const owner = { owner_kind: 'MERCHANT', owner_id: offer.merchant.id } as const;
      const { id: webhook_id } = await buildWebhook(owner);
      await give(offer.promotion);
      const countOf = (where: object) => WebhookDelivery.count({ where: { webhook_id, ...where } });
      await eventually(async () => expect(await countOf({ attempts: 1, leased_until: null })).to.equal(1));
      const leased_until = new Date(Date.now() + leaseMs);
      if (isBeingSent) await WebhookDelivery.update({ leased_until }, { where: { webhook_id } });
      await withdraw((await leadOf(offer)).id, staff.token, 'Просил по телефону');
      if (isBeingSent) {
        expect(await leaseNext(webhook_id, new Date(leased_until.getTime() - 1))).to.equal(null);
        const next = await leaseNext(webhook_id, leased_until);
        expect(next?.delivery.event).to.equal('lead.revoked');
      } else
        await eventually(async () =>
          expect(await countOf({ event: 'lead.revoked', attempts: 1 })).to.equal(1),
        );
    }
  });

  it('the news of a withdrawal reaches a suspended organisation, and a webhook once it is enabled again', async () => {
    for (const isSuspended of [true, false]) {
      const offer = await offered(3);
      const owner = { owner_kind: 'MERCHANT', owner_id: offer.merchant.id } as const;
      const webhook = await buildWebhook({ ...owner, url: `${receiver.url}/${owner.owner_id}` });
      const token = await memberOf(offer.merchant);
      const turn = async (tail: 'pause' | 'resume') => {
        if (isSuspended)
          await offer.merchant.update({ status: tail === 'pause' ? 'SUSPENDED' : 'CONFIRMED' });
        else await api.call('post', `/partner/webhooks/${webhook.id}/${tail}`, { token, body: {} });
      };
      const heard = (event: string) =>
        WebhookDelivery.count({
          where: { webhook_id: webhook.id, event, delivered_at: { [Op.ne]: null } },
        });
      await give(offer.promotion);
      await eventually(async () => expect(await heard('lead.created')).to.equal(1));
      await turn('pause');
      expect((await withdraw((await leadOf(offer)).id, staff.token, 'Просил по телефону')).status).to.equal(
        200,
      );
      await turn('resume');
      await sendDue(webhook.id);
      await eventually(async () => expect(await heard('lead.revoked')).to.equal(1));
      expect(receiver.received.at(-1)?.body).to.include('lead.revoked');
    }
  });

  it('an individual finds what he gave by a form, withdraws it, and sees that it is withdrawn', async () => {
    const offer = await offered(3);
    const contact = someone();
    const me = await buildIndividual({ phone: contact.phone, phone_proved_at: new Date() });
    const mine = await api.tokenOf(me, individualAccounts);
    const another = await api.tokenOf(await buildIndividual(), individualAccounts);
    const body = { contact, consent: await consentTo(offer.promotion) };
    expect((await post(offer.promotion, body, { token: mine })).status).to.equal(201);
    await give(offer.promotion);
    const listOf = async (token: string) =>
      (await api.call<OwnLead[]>('get', '/individual/relatedLeads', { token })).body.message;
    const [lead, ...rest] = await listOf(mine);
    expect([lead?.revoked_at, rest]).to.deep.equal([null, []]);
    expect(await listOf(another)).to.deep.equal([]);
    const remove = (token: string) =>
      api.call('delete', `/individual/relatedLeads/${lead?.id}`, { token, body: {} });
    expect((await remove(another)).status).to.equal(404);
    expect((await remove(mine)).status).to.equal(200);
    expect((await listOf(mine))[0]?.revoked_at).to.be.a('number');
    expect(await RelatedLead.findByPk(lead?.id)).to.include({ phone: null, email: null, first_name: null });
  });

  it('the API answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
