import type { StaffWebhook, WebhookLog } from '@odonta/api/contract';
import { Letter, Webhook, WebhookDelivery } from '@odonta/db/models';
import { buildCenter, buildPartner } from '@odonta/db/testing/factories.ts';
import { buildMerchant } from '@odonta/db/testing/marketingFactories.ts';
import { expect } from 'chai';
import { openSecret } from '../../platform/webhooks/secrets.ts';
import { buildDelivery, buildWebhook } from '../../platform/webhooks/testing/buildWebhook.ts';
import { useReceiver } from '../../platform/webhooks/testing/useReceiver.ts';
import { eventually } from '../../testing/eventually.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';

describe('webhooks in the back-office', () => {
  const api = useApi();
  const receiver = useReceiver(api);
  const admin = useStaff(api, 'ADMIN');
  const banners = useStaff(api, 'MANAGER_BANNER');
  const merchants = useStaff(api, 'RELATED_PROMOTION');

  const act = (id: number, move: string, { token }: { token: string }, body: object = {}) =>
    api.call<StaffWebhook>('post', `/adm/webhooks/${id}/${move}`, { token, body });
  const arrived = (count: number) =>
    eventually(async () => expect(receiver.received).to.have.length(count), 8);

  it('a list shows them with their owners and never with a secret', async () => {
    const center = await buildCenter({ name: 'Центр имплантации' });
    const { id } = await buildWebhook({ owner_id: center.id, secret: 'whsec_hidden' });
    const { body, text } = await api.call<StaffWebhook[]>('get', '/adm/webhooks', { token: admin.token });
    const found = body.message.find((each) => each.id === id);
    expect(found).to.include({ owner_kind: 'CENTER', owner_name: 'Центр имплантации', status: 'ACTIVE' });
    expect(found?.available_transitions.map(({ name }) => name)).to.have.members([
      'test',
      'replay',
      'rotate_secret',
    ]);
    expect(text).not.to.include('whsec').and.not.to.include('"secret"');
  });

  it('of merchants are the only ones of those who look after bonuses of partners', async () => {
    const ofCenter = await buildWebhook();
    const { id: owner_id, name } = await buildMerchant({ status: 'CONFIRMED' });
    const ofMerchant = await buildWebhook({ owner_kind: 'MERCHANT', owner_id });
    const { token } = merchants;
    const { body } = await api.call<StaffWebhook[]>('get', '/adm/webhooks', { token });
    expect(body.message.map(({ id, owner_name }) => [id, owner_name])).to.deep.equal([[ofMerchant.id, name]]);
    expect(body.message[0]?.available_transitions.map(({ name }) => name)).to.have.members([
      'test',
      'replay',
    ]);
    for (const path of ['', '/deliveries'])
      expect((await api.call('get', `/adm/webhooks/${ofCenter.id}${path}`, { token })).status).to.equal(404);
    expect((await act(ofCenter.id, 'test', merchants)).status).to.equal(404);
    expect((await act(ofMerchant.id, 'rotate_secret', merchants)).status).to.equal(403);
  });

  it('staff try them and repeat messages, with the log beside', async () => {
    const { id } = await buildWebhook({ url: receiver.url });
    await act(id, 'test', admin);
    await arrived(1);
    await eventually(async () =>
      expect(await WebhookDelivery.count({ where: { webhook_id: id, code: 200 } })).to.equal(1),
    );
    const read = () => api.call<WebhookLog>('get', `/adm/webhooks/${id}/deliveries`, { token: admin.token });
    const [tried] = (await read()).body.message.deliveries;
    const repeated = await act(id, 'replay', admin, { delivery_id: tried?.id });
    expect(repeated.status, repeated.text).to.equal(200);
    await arrived(2);
    const keys = receiver.received.map(({ headers }) => headers['x-delivery']);
    expect(keys).to.deep.equal([tried?.key, tried?.key]);
    const foreign = await buildDelivery({ next_at: null });
    expect((await act(id, 'replay', admin, { delivery_id: Number(foreign.id) })).status).to.equal(404);
    expect((await act(id, 'replay', admin)).status).to.equal(422);
  });

  it('an administrator voids a secret, nobody learns the next one, and owners are written to', async () => {
    const center = await buildCenter();
    const owner = await buildPartner(center);
    const { id } = await buildWebhook({ owner_id: center.id, secret: 'whsec_leaked' });
    const { status, text } = await act(id, 'rotate_secret', admin);
    const secret = openSecret(await Webhook.findByPk(id, { rejectOnEmpty: true }));
    expect([status, secret === 'whsec_leaked', text.includes(secret ?? '')]).to.deep.equal([
      200,
      false,
      false,
    ]);
    const letters = await Letter.findAll({ where: { kind: 'webhook_secret_rotated' } });
    expect(letters.map(({ to }) => to)).to.deep.equal([owner.email]);
  });

  it('managers of banners see no message, since it holds sums of orders and payouts', async () => {
    const { webhook_id } = await buildDelivery({ answer: 'получено 12 345' });
    const read = async ({ token }: { token: string }) =>
      (await api.call<WebhookLog>('get', `/adm/webhooks/${webhook_id}/deliveries`, { token })).body.message;
    const [seen] = (await read(admin)).deliveries;
    expect(seen).to.include({ body: '{"event":"order.paid"}', answer: 'получено 12 345' });
    expect((await read(banners)).deliveries).to.deep.equal([{ ...seen, body: null, answer: null }]);
  });

  it('nobody of staff reads messages to organisations, since they hold persons', async () => {
    const { id: owner_id } = await buildMerchant({ status: 'CONFIRMED' });
    const { id: webhook_id } = await buildWebhook({ owner_kind: 'MERCHANT', owner_id });
    await buildDelivery({
      webhook_id,
      event: 'lead.created',
      body: '{"phone":"+79060000001"}',
      answer: 'ок',
    });
    const { text } = await api.call<WebhookLog>('get', `/adm/webhooks/${webhook_id}/deliveries`, admin);
    expect(text).to.include('lead.created').and.not.to.include('+7906').and.not.to.include('ок"');
  });

  it('a deletion is final and takes the log along', async () => {
    const { id, webhook_id } = await buildDelivery();
    const { token } = admin;
    expect((await api.call('delete', `/adm/webhooks/${webhook_id}`, { token })).status).to.equal(200);
    expect([await Webhook.findByPk(webhook_id), await WebhookDelivery.findByPk(id)]).to.deep.equal([
      null,
      null,
    ]);
  });

  it('the API answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
