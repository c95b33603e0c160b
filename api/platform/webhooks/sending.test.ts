import { Letter, type Webhook, WebhookDelivery } from '@odonta/db/models';
import { buildCenter, buildPartner } from '@odonta/db/testing/factories.ts';
import { webhookPauses } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { useApi } from '../../testing/useApi.ts';
import { unitOfWork } from '../journals/unitOfWork.ts';
import { deleteDeliveries } from './keeping.ts';
import { leaseMs, leaseNext } from './leasing.ts';
import { editWebhook } from './owning.ts';
import { enqueueDue, send, sendDue } from './sending.ts';
import { sendWebhooksJob } from './sendWebhooksJob.ts';
import { buildDelivery, buildWebhook } from './testing/buildWebhook.ts';
import { answering } from './testing/receiver.ts';
import { useReceiver } from './testing/useReceiver.ts';
import { writeDelivery } from './writing.ts';

const minute = 60_000;
const day = 1440 * minute;

describe('messages to a webhook', () => {
  const api = useApi();
  const receiver = useReceiver(api);
  let webhook: Webhook;
  let now: Date;
  const clock = () => now;
  const wait = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const again = (delivery: WebhookDelivery) => delivery.reload();

  beforeEach(async () => {
    now = new Date(Date.now() + minute);
    webhook = await buildWebhook({ url: receiver.url });
  });
  afterEach(() => webhook.destroy());

  it('a failing message is tried eight times within 24 hours, later and later, and then given up', async () => {
    receiver.answer = answering(500, 'Сервер чинят');
    const delivery = await buildDelivery({ webhook_id: webhook.id });
    for (const [index, pause] of webhookPauses.entries()) {
      expect(await sendDue(webhook.id, clock)).to.equal(1);
      await again(delivery);
      expect(delivery).to.include({ attempts: index + 1, code: 500, answer: 'Сервер чинят' });
      expect(delivery.next_at?.getTime()).to.equal(now.getTime() + pause * minute);
      wait(pause * minute - 1);
      expect([await sendDue(webhook.id, clock), await enqueueDue(now)]).to.deep.equal([0, []]);
      wait(1);
    }
    expect(await enqueueDue(now)).to.deep.equal([webhook.id]);
    expect(await sendDue(webhook.id, clock)).to.equal(1);
    expect(await again(delivery)).to.include({ attempts: 8, next_at: null });
    expect(delivery.error).to.equal('Сервер ответил кодом 500');
    expect(receiver.received.map(({ headers }) => headers['x-delivery'])).to.deep.equal(
      Array(8).fill(delivery.key),
    );
    expect(webhookPauses.reduce((sum, pause) => sum + pause, 0)).to.equal(1440);
  });

  it('a message that arrives clears the errors of its webhook', async () => {
    receiver.answer = answering(503);
    const delivery = await buildDelivery({ webhook_id: webhook.id });
    await sendDue(webhook.id, clock);
    expect((await webhook.reload()).failing_since).to.deep.equal(now);
    wait(minute);
    receiver.answer = answering(204);
    await sendDue(webhook.id, clock);
    expect(await again(delivery)).to.include({ code: 204, error: null, next_at: null });
    expect(delivery.delivered_at).to.deep.equal(now);
    expect(await webhook.reload()).to.include({ failing_since: null, version: 0 });
  });

  it('a message is sent once, however many nodes look for it', async () => {
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => buildDelivery({ webhook_id: webhook.id })),
    );
    receiver.answer = (response) => void setTimeout(() => response.end('ok'), 20);
    const tries = await Promise.all(Array.from({ length: 8 }, () => sendDue(webhook.id, clock)));
    expect(tries.reduce((sum, count) => sum + count, 0)).to.equal(20);
    const keys = receiver.received.map(({ headers }) => headers['x-delivery']);
    expect(keys.toSorted()).to.deep.equal(sent.map(({ key }) => key).toSorted());
  });

  it('one turn serves all messages of a webhook, and leaves no job behind that others would wait for', async () => {
    for (let times = 0; times < 3; times += 1)
      await unitOfWork.transaction((transaction) =>
        writeDelivery(webhook.id, { kind: 'EVENT', event: 'order.paid', body: '{}' }, transaction),
      );
    const queued = () =>
      api.sequelize.query<{ id: string }>(
        `select id from pgboss.job where name = $1 and state = 'created' and data ->> 'webhook_id' = $2`,
        { bind: [sendWebhooksJob, String(webhook.id)], type: QueryTypes.SELECT },
      );
    await sendDue(webhook.id, clock);
    expect(await queued()).to.deep.equal([]);
    expect(receiver.received).to.have.length(3);
  });

  it('a message whose outcome is never written is sent again, as the same delivery and eight times at most', async () => {
    const delivery = await buildDelivery({ webhook_id: webhook.id });
    const leased = await leaseNext(webhook.id, now);
    if (!leased) throw new Error('nothing was due');
    await send(leased, now);
    expect([await sendDue(webhook.id, clock), receiver.received.length]).to.deep.equal([0, 1]);
    expect(await again(delivery)).to.include({ attempts: 1, error: 'Отправка прервалась' });
    wait(leaseMs + 1);
    expect(await sendDue(webhook.id, clock)).to.equal(0);
    for (const pause of webhookPauses) {
      wait(pause * minute);
      const repeated = await leaseNext(webhook.id, now);
      expect(repeated?.delivery.key).to.equal(delivery.key);
    }
    wait(30 * day);
    expect(await sendDue(webhook.id, clock)).to.equal(0);
    expect(await again(delivery)).to.include({ attempts: 8, next_at: null });
  });

  it('a webhook is disabled after three days of failures, with a letter to its owners and its waiting events given up', async () => {
    const center = await buildCenter();
    const owner = await buildPartner(center);
    const own = await buildWebhook({ url: receiver.url, owner_id: center.id });
    receiver.answer = answering(500);
    const first = await buildDelivery({ webhook_id: own.id });
    await sendDue(own.id, clock);
    for (const hours of [24, 47.9]) {
      wait(hours * 60 * minute);
      await buildDelivery({ webhook_id: own.id });
      await sendDue(own.id, clock);
      if (hours === 24) expect((await own.reload()).status).to.equal('ACTIVE');
    }
    expect((await own.reload()).status).to.equal('ACTIVE');
    wait(day);
    const late = await buildDelivery({ webhook_id: own.id });
    await sendDue(own.id, clock);
    expect(await own.reload()).to.include({ status: 'DISABLED', disabled_because: 'FAILURES' });
    expect([(await again(first)).next_at, (await again(late)).next_at]).to.deep.equal([null, null]);
    expect(
      await Letter.findAll({ where: { kind: 'webhook_disabled' } }).then((all) => all.map(({ to }) => to)),
    ).to.deep.equal([owner.email]);
    expect(await sendDue(own.id, clock)).to.equal(0);
  });

  it('two failures with silent weeks between them disable nothing, and another address has a clean record', async () => {
    receiver.answer = answering(500);
    await webhook.update({ failing_since: new Date(now.getTime() - 10 * day) });
    await buildDelivery({ webhook_id: webhook.id });
    await sendDue(webhook.id, clock);
    expect((await webhook.reload()).status).to.equal('ACTIVE');
    const { events } = webhook;
    await unitOfWork.transaction((transaction) =>
      editWebhook(webhook, { url: `${receiver.url}/new`, events }, transaction),
    );
    expect((await webhook.reload()).failing_since).to.equal(null);
  });

  it('a replay is tried once, also for a disabled webhook, and says nothing of its health', async () => {
    receiver.answer = answering(500);
    await webhook.update({ status: 'DISABLED', disabled_because: 'FAILURES', failing_since: new Date(0) });
    const replay = await buildDelivery({ webhook_id: webhook.id, kind: 'REPLAY' });
    expect(await sendDue(webhook.id, clock)).to.equal(1);
    expect(await again(replay)).to.include({ attempts: 1, next_at: null, code: 500 });
    receiver.answer = answering(200);
    await buildDelivery({ webhook_id: webhook.id, kind: 'REPLAY' });
    await sendDue(webhook.id, clock);
    expect((await webhook.reload()).failing_since).to.deep.equal(new Date(0));
    expect(webhook.status).to.equal('DISABLED');
  });

  it('a message is not sent where this installation cannot read the secret', async () => {
    await webhook.update({ secret: Buffer.alloc(60) });
    const delivery = await buildDelivery({ webhook_id: webhook.id });
    await sendDue(webhook.id, clock);
    expect((await again(delivery)).error).to.equal('Секрет больше нельзя прочитать: смените его');
    expect(receiver.received).to.deep.equal([]);
    expect((await webhook.reload()).failing_since).to.equal(null);
  });

  it('a message stays in the log for thirty days', async () => {
    const at = (days: number) => new Date(Date.now() - days * day);
    const [kept, old] = [
      await buildDelivery({ created_at: at(29) }),
      await buildDelivery({ created_at: at(31) }),
    ];
    expect(await deleteDeliveries()).to.equal(1);
    expect(await WebhookDelivery.count({ where: { id: [kept.id, old.id] } })).to.equal(1);
  });

  it('the API answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
