import type { OwnerWebhooks, WebhookWithSecret } from '@odonta/api/contract';
import { Letter, type Merchant, UserMembership, Webhook } from '@odonta/db/models';
import { buildCenter, buildPartner, buildUser } from '@odonta/db/testing/factories.ts';
import { buildMerchant } from '@odonta/db/testing/marketingFactories.ts';
import { expect } from 'chai';
import { buildWebhook } from '../../platform/webhooks/testing/buildWebhook.ts';
import { useReceiver } from '../../platform/webhooks/testing/useReceiver.ts';
import { verifyWebhook } from '../../platform/webhooks/testing/verifyWebhook.ts';
import { eventually } from '../../testing/eventually.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';

const path = '/partner/webhooks';

describe('the webhooks of a trading organisation', () => {
  const api = useApi();
  const receiver = useReceiver(api);
  const admin = useStaff(api, 'ADMIN');
  let merchant: Merchant;
  let token: string;

  const memberOf = async ({ id: merchant_id }: Merchant) => {
    const user = await buildUser({ is_partner: true, email_proved_at: new Date() });
    await UserMembership.create({ user_id: user.id, merchant_id });
    return api.tokenOf(user);
  };
  beforeEach(async () => {
    merchant = await buildMerchant({ status: 'CONFIRMED' });
    token = await memberOf(merchant);
  });

  const add = (body: object, by = token) => api.call<WebhookWithSecret>('post', path, { token: by, body });
  const own = (events: readonly string[] = ['lead.created']) =>
    add({ merchant_id: merchant.id, url: receiver.url, events });

  it('a member adds one, and a test message is signed by its secret', async () => {
    const answer = await own(['lead.created', 'lead.revoked']);
    expect(answer.status, answer.text).to.equal(201);
    const { webhook, secret } = answer.body.message;
    const { body } = await api.call<OwnerWebhooks[]>('get', path, { token });
    const { id, name } = merchant;
    expect(body.message).to.deep.equal([{ owner: { kind: 'MERCHANT', id, name }, webhooks: [webhook] }]);
    await api.call('post', `${path}/${webhook.id}/test`, { token, body: {} });
    await eventually(async () => expect(receiver.received).to.have.length(1));
    const [message] = receiver.received;
    expect(message && verifyWebhook(message.headers, message.body, secret, new Set())).to.equal('taken');
  });

  it('a member chooses events of leads alone, and a centre those of orders', async () => {
    for (const events of [['order.paid'], ['lead.created', 'payout.paid']])
      expect((await own(events)).status, String(events)).to.equal(422);
    const center = await buildCenter();
    const ofCenter = await api.tokenOf(await buildPartner(center, { email_proved_at: new Date() }));
    const body = { center_id: center.id, url: receiver.url, events: ['lead.created'] };
    expect((await add(body, ofCenter)).body.errors).to.deep.equal({
      events: 'Событие lead.created этому владельцу не отправляется',
    });
    const { webhook } = (await own()).body.message;
    const changed = { url: receiver.url, events: ['order.paid'] };
    const edit = await api.call('put', `${path}/${webhook.id}`, { token, body: changed });
    expect(edit.status).to.equal(422);
  });

  it('a webhook has exactly one owner', async () => {
    const center = await buildCenter();
    const both = { merchant_id: merchant.id, center_id: center.id };
    for (const owner of [both, {}])
      expect((await add({ ...owner, url: receiver.url, events: ['lead.created'] })).status).to.equal(422);
    const owner = { owner_kind: 'MERCHANT', owner_id: merchant.id } as const;
    for (const events of [['order.paid'], []])
      expect(await refusalOf(() => buildWebhook({ ...owner, events }))).to.match(/check/);
    expect(await refusalOf(() => buildWebhook({ owner_id: center.id, events: ['lead.revoked'] }))).to.match(
      /webhooks_events_of_owner/,
    );
  });

  it('a stranger finds neither the organisation nor its webhook', async () => {
    const { webhook } = (await own()).body.message;
    const stranger = await memberOf(await buildMerchant({ status: 'CONFIRMED' }));
    const url = { url: receiver.url, events: ['lead.created'] };
    expect((await add({ merchant_id: merchant.id, ...url }, stranger)).status).to.equal(404);
    const calls = [
      ['put', '', url],
      ['delete', '', undefined],
      ['get', '/deliveries', undefined],
      ['post', '/test', {}],
      ['post', '/rotate_secret', {}],
    ] as const;
    for (const [method, tail, body] of calls) {
      const sent = { token: stranger, ...(body && { body }) };
      expect((await api.call(method, `${path}/${webhook.id}${tail}`, sent)).status, tail).to.equal(404);
    }
    expect(await Webhook.count({ where: { id: webhook.id } })).to.equal(1);
  });

  it('a suspended organisation sends nothing', async () => {
    await own();
    await api.given(() => merchant.update({ status: 'SUSPENDED' }));
    expect((await own()).body.message).to.equal(
      'Вебхуки доступны организациям, которые работают на площадке',
    );
  });

  it('its mailbox is written to when staff void a secret', async () => {
    const { id } = await buildWebhook({ owner_kind: 'MERCHANT', owner_id: merchant.id });
    const answer = await api.call('post', `/adm/webhooks/${id}/rotate_secret`, {
      ...{ token: admin.token, body: {} },
    });
    expect(answer.status).to.equal(200);
    const [letter] = await Letter.findAll({ where: { kind: 'merchant_webhook_rotated' } });
    expect(letter?.to).to.equal(merchant.email);
    expect(letter?.text).to.include('вебхука № ').and.include('/lk/merchants/related-promotions');
  });

  it('the API answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

const refusalOf = (work: () => Promise<unknown>): Promise<string> =>
  work().then(
    () => '',
    (error: Error) => error.message,
  );
