import type { OwnerWebhooks, OwnWebhook, WebhookLog, WebhookWithSecret } from '@odonta/api/contract';
import { AuditEntry, type Center, Webhook } from '@odonta/db/models';
import { buildCenter, buildPartner } from '@odonta/db/testing/factories.ts';
import { webhookTestEvent } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { expect } from 'chai';
import { buildDelivery } from '../../platform/webhooks/testing/buildWebhook.ts';
import { answering } from '../../platform/webhooks/testing/receiver.ts';
import { useReceiver } from '../../platform/webhooks/testing/useReceiver.ts';
import { verifyWebhook } from '../../platform/webhooks/testing/verifyWebhook.ts';
import { eventually } from '../../testing/eventually.ts';
import { useApi } from '../../testing/useApi.ts';

const path = '/partner/webhooks';

describe('the webhooks of a centre', () => {
  const api = useApi();
  const receiver = useReceiver(api);
  let center: Center;
  let token: string;

  beforeEach(async () => {
    center = await buildCenter();
    token = await api.tokenOf(await buildPartner(center, { email_proved_at: new Date() }));
  });

  const add = (url: string, events: readonly string[] = ['order.paid']) =>
    api.call<WebhookWithSecret>('post', path, { token, body: { center_id: center.id, url, events } });
  const added = async () => (await add(receiver.url)).body.message;
  const act = <Answer>(id: number, tail: string, body: object = {}) =>
    api.call<Answer>('post', `${path}/${id}${tail}`, { token, body });
  const own = async () => {
    const { body } = await api.call<OwnerWebhooks[]>('get', path, { token });
    return body.message[0]?.webhooks ?? [];
  };
  const log = async (id: number) =>
    (await api.call<WebhookLog>('get', `${path}/${id}/deliveries`, { token })).body.message;
  const arrived = (count: number) =>
    eventually(async () => expect(receiver.received).to.have.length(count), 8);

  it('an owner adds one and sees the secret once', async () => {
    const answer = await add(receiver.url, ['order.paid', 'payout.paid']);
    expect(answer.status).to.equal(201);
    const { webhook, secret } = answer.body.message;
    expect(webhook).to.deep.include({
      url: receiver.url,
      events: ['order.paid', 'payout.paid'],
      status: 'ACTIVE',
    });
    expect(secret).to.match(/^whsec_[\w-]{43}$/);
    expect(await own()).to.deep.equal([webhook]);
    const { text } = await api.call('get', path, { token });
    expect(text).not.to.include(secret);
    const stored = await Webhook.findByPk(webhook.id, { rejectOnEmpty: true });
    expect(stored.secret.toString('latin1')).not.to.include(secret);
    const audited = await AuditEntry.findAll({
      where: { resource: 'webhooks', record_id: String(webhook.id) },
    });
    expect(JSON.stringify(audited))
      .to.include(receiver.origin)
      .and.not.to.match(/\/hook|whsec/);
  });

  it('a private address is refused with the reason, and nothing changes', async () => {
    const refusals = [
      ['https://10.0.0.7/hook', 'Это адрес частной сети'],
      ['https://169.254.169.254/latest', 'Это адрес внутри одной сети, в том числе служебный адрес облака'],
      ['https://localhost/hook', 'Такого сервера в интернете нет: проверьте имя в адресе'],
      ['http://127.0.0.1:1/hook', 'Адрес должен начинаться с https://'],
      [
        `https://8.8.8.8/${'ы'.repeat(100)}`,
        'Адрес слишком длинный: русские буквы в нём записываются длиннее',
      ],
      ['hook', 'Укажите адрес целиком, например https://centr.ru/odonta'],
    ] as const;
    for (const [url, message] of refusals) {
      const { status, body } = await add(url);
      expect([status, body.errors?.url], url).to.deep.equal([422, message]);
    }
    const { webhook } = await added();
    const body = { url: 'https://192.168.0.1/', events: ['order.paid'] };
    expect((await api.call('put', `${path}/${webhook.id}`, { token, body })).status).to.equal(422);
    expect((await own()).map(({ url }) => url)).to.deep.equal([receiver.url]);
  });

  it('a centre has five at most, each with an address of its own and with known events', async () => {
    for (const number of [1, 2, 3, 4, 5])
      expect((await add(`${receiver.url}/${number}`)).status).to.equal(201);
    expect((await add(`${receiver.url}/6`)).body.message).to.equal(
      'Можно завести до 5 вебхуков: удалите ненужный',
    );
    const [first] = await own();
    await api.call('delete', `${path}/${first?.id}`, { token });
    expect((await add(`${receiver.url}/2`)).body.errors).to.deep.equal({
      url: 'Вебхук с этим адресом уже есть',
    });
    for (const events of [[], ['order'], ['order.paid', 'order.paid'], ['lead.revoked']])
      expect((await add(`${receiver.url}/7`, events)).status, String(events)).to.equal(422);
  });

  it('a test message is signed, and logged with the answer', async () => {
    const { webhook, secret } = await added();
    receiver.answer = answering(500, 'Ещё не готово');
    await act(webhook.id, '/test');
    await arrived(1);
    const [message] = receiver.received;
    expect(message?.headers['x-event']).to.equal(webhookTestEvent);
    expect(message && verifyWebhook(message.headers, message.body, secret, new Set())).to.equal('taken');
    await eventually(async () => {
      const [delivery] = (await log(webhook.id)).deliveries;
      expect(delivery).to.include({ kind: 'TEST', state: 'FAILED', code: 500, answer: 'Ещё не готово' });
    });
    expect((await own())[0]).to.include({ failing_since: null, status: 'ACTIVE' });
  });

  it('a replay is the same delivery, signed by the present secret', async () => {
    const { webhook, secret } = await added();
    await act(webhook.id, '/test');
    await arrived(1);
    await eventually(async () => expect((await log(webhook.id)).deliveries[0]?.state).to.equal('DELIVERED'));
    const { secret: next } = (await act<WebhookWithSecret>(webhook.id, '/rotate_secret')).body.message;
    expect(next).not.to.equal(secret);
    const [first] = (await log(webhook.id)).deliveries;
    expect((await act(webhook.id, `/deliveries/${first?.id}/replay`)).status).to.equal(200);
    await arrived(2);
    const [original, replayed] = receiver.received;
    expect(replayed?.headers['x-delivery']).to.equal(original?.headers['x-delivery']);
    expect(replayed?.body).to.equal(original?.body);
    const verdict = (by: string) => replayed && verifyWebhook(replayed.headers, replayed.body, by, new Set());
    expect([verdict(next), verdict(secret)]).to.deep.equal(['taken', 'forged']);
    expect((await act(webhook.id, '/deliveries/999999999/replay')).status).to.equal(404);
  });

  it('an owner disables, enables and deletes one', async () => {
    const { webhook } = await added();
    const paused = (await act<OwnWebhook>(webhook.id, '/pause')).body.message;
    expect(paused).to.include({ status: 'DISABLED', disabled_because: 'OWNER' });
    expect((await act(webhook.id, '/pause')).status).to.equal(409);
    const resumed = (await act<OwnWebhook>(webhook.id, '/resume')).body.message;
    expect(resumed).to.include({ status: 'ACTIVE', disabled_because: null });
    expect((await api.call('delete', `${path}/${webhook.id}`, { token })).status).to.equal(200);
    expect(await own()).to.deep.equal([]);
    expect((await act(webhook.id, '/test')).status).to.equal(404);
  });

  it('a centre that is not at work, or a member without a proved address, sends nothing', async () => {
    const { webhook } = await added();
    const sending = async (by: string) => {
      const url = { url: receiver.url, events: ['order.paid'] };
      const add = { ...url, center_id: center.id };
      const calls = [
        await api.call('post', path, { token: by, body: add }),
        await api.call('put', `${path}/${webhook.id}`, { token: by, body: url }),
        await api.call('post', `${path}/${webhook.id}/test`, { token: by, body: {} }),
      ];
      expect(calls.map(({ status }) => status)).to.deep.equal([409, 409, 409]);
      return calls[0]?.body.message;
    };
    const unproved = await api.tokenOf(await buildPartner(center, { email_proved_at: null }));
    expect(await sending(unproved)).to.equal('Сначала подтвердите свою почту в разделе «Центр»');
    await center.update({ suspended_at: new Date() });
    expect(await sending(token)).to.equal('Вебхуки доступны центрам, которые работают на площадке');
    expect(receiver.received).to.deep.equal([]);
  });

  it('a stranger learns nothing of a name before the check of rights', async () => {
    token = await api.tokenOf(await buildPartner(await buildCenter(), { email_proved_at: new Date() }));
    expect((await add('https://10.0.0.7/hook')).status).to.equal(404);
  });

  it('an event that waits for a disabled webhook is replayed, and given up when it is enabled', async () => {
    const { webhook } = await added();
    await act(webhook.id, '/pause');
    const { id } = await buildDelivery({ webhook_id: webhook.id });
    expect((await act(webhook.id, `/deliveries/${id}/replay`)).status).to.equal(200);
    await arrived(1);
    await act(webhook.id, '/resume');
    const late = (await log(webhook.id)).deliveries.find((each) => each.id === Number(id));
    expect(late).to.include({ state: 'FAILED', next_at: null });
  });

  it('the API answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
