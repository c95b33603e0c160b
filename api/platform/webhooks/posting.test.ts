import { WebhookDelivery } from '@odonta/db/models';
import { expect } from 'chai';
import { eventually } from '../../testing/eventually.ts';
import { useApi } from '../../testing/useApi.ts';
import { unitOfWork } from '../journals/unitOfWork.ts';
import { post } from './posting.ts';
import { buildWebhook } from './testing/buildWebhook.ts';
import { answering } from './testing/receiver.ts';
import { useReceiver } from './testing/useReceiver.ts';
import { verifyWebhook } from './testing/verifyWebhook.ts';
import { writeEvent } from './writing.ts';

describe('a server that receives webhooks', () => {
  const api = useApi();
  const receiver = useReceiver(api);
  const elsewhere = useReceiver(api);
  const secret = 'whsec_of_this_test';

  const write = (owner_id: number, event: 'order.paid' | 'payout.paid', number = 1) =>
    unitOfWork.transaction((transaction) =>
      writeEvent({ owner_kind: 'CENTER', owner_id, event }, async () => ({ number }), transaction),
    );

  it('gets what was committed, signed, and only the events that it asked for', async () => {
    const { id, owner_id } = await buildWebhook({ url: receiver.url, secret, events: ['order.paid'] });
    await buildWebhook({
      url: `${receiver.url}/disabled`,
      owner_id,
      status: 'DISABLED',
      disabled_because: 'OWNER',
    });
    await write(owner_id, 'order.paid', 7);
    await write(owner_id, 'payout.paid');
    await unitOfWork
      .transaction(async (transaction) => {
        const happened = { owner_kind: 'CENTER', owner_id, event: 'order.paid' } as const;
        await writeEvent(happened, async () => ({ number: 8 }), transaction);
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    await eventually(async () => expect(receiver.received).to.have.length(1));
    const [message] = receiver.received;
    if (!message) throw new Error('nothing has come');
    expect(verifyWebhook(message.headers, message.body, secret, new Set())).to.equal('taken');
    expect(JSON.parse(message.body)).to.deep.include({ event: 'order.paid', data: { number: 7 } });
    expect(message.headers['x-event']).to.equal('order.paid');
    await eventually(async () => {
      const rows = await WebhookDelivery.findAll({ where: { webhook_id: id } });
      expect(rows.map(({ code, attempts }) => [code, attempts])).to.deep.equal([[200, 1]]);
    });
  });

  it('is not followed when it redirects', async () => {
    for (const status of [301, 302, 307, 308]) {
      receiver.answer = answering(status, '', { Location: elsewhere.url });
      const { error, code } = await post(receiver.url, {}, '{}');
      expect([code, error]).to.deep.equal([
        status,
        `Сервер переадресует (${status}): укажите конечный адрес`,
      ]);
    }
    expect([receiver.received.length, elsewhere.received.length]).to.deep.equal([4, 0]);
  });

  it('is left when it does not answer, or never ends', async () => {
    receiver.answer = () => undefined;
    const silent = await post(receiver.url, {}, '{}', 300);
    expect(silent).to.include({ isDelivered: false, error: 'Сервер не ответил за 0,3 с' });
    receiver.answer = (response) => {
      response.write('x');
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    };
    const slow = await post(receiver.url, {}, '{}', 300);
    expect(slow).to.include({ isDelivered: false, error: 'Сервер не ответил за 0,3 с' });
    for (const { duration_ms } of [silent, slow]) expect(duration_ms).to.be.within(290, 2000);
  });

  it('that goes over to another protocol, or hangs up without a word, has failed', async () => {
    const said = async (...parts: string[]) => {
      receiver.answer = ({ socket }) => void socket?.end(parts.join('\r\n'));
      const { isDelivered, error, duration_ms } = await post(receiver.url, {}, '{}', 1000);
      expect([isDelivered, duration_ms < 900]).to.deep.equal([false, true]);
      return error;
    };
    expect(
      await said('HTTP/1.1 101 Switching Protocols', 'Connection: Upgrade', 'Upgrade: x', '', ''),
    ).to.equal('Сервер ответил кодом 101');
    expect(await said()).to.equal('Соединиться не удалось (ECONNRESET)');
  });

  it('whose webhook is being deleted holds up nothing, and hears of nothing more', async () => {
    const deleted = await buildWebhook({ url: receiver.url });
    const kept = await buildWebhook({ url: elsewhere.url, owner_id: deleted.owner_id });
    const [isDeleted, isWritten] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const deletion = unitOfWork.transaction(async (transaction) => {
      await deleted.destroy({ transaction });
      isDeleted.resolve();
      await isWritten.promise;
    });
    await isDeleted.promise;
    await write(deleted.owner_id, 'order.paid').finally(() => isWritten.resolve());
    await deletion;
    await eventually(async () => expect(elsewhere.received).to.have.length(1));
    expect(await WebhookDelivery.count({ where: { webhook_id: [deleted.id, kept.id] } })).to.equal(1);
    expect(receiver.received).to.deep.equal([]);
  });

  it('is read no further than the beginning of its answer', async () => {
    let written = 0;
    receiver.answer = (response) => {
      const pour = () => {
        while (!response.destroyed && response.write('й'.repeat(10_000))) written += 20_000;
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    };
    const outcome = await post(receiver.url, {}, '{}', 3000);
    expect(outcome).to.include({ isDelivered: true, code: 200, answer: 'й'.repeat(1000) });
    expect(written).to.be.below(20_000_000);
  });

  it('that is slow does not delay the others', async () => {
    const slow = await buildWebhook({ url: receiver.url });
    const quick = await buildWebhook({ url: elsewhere.url });
    let answered = 0;
    receiver.answer = (response) =>
      void setTimeout(() => {
        answered += 1;
        response.end('ok');
      }, 3000);
    for (const _ of [1, 2, 3]) await write(slow.owner_id, 'order.paid');
    await eventually(async () => expect(receiver.received).to.have.length(1));
    for (const _ of [1, 2, 3]) await write(quick.owner_id, 'order.paid');
    await eventually(async () => expect(elsewhere.received).to.have.length(3));
    expect([receiver.received.length, answered]).to.deep.equal([1, 0]);
    await eventually(async () => expect(receiver.received).to.have.length(3), 15);
  }).timeout(30_000);

  it('that cannot be reached is named with the cause', async () => {
    api.ports.webhooks = { allowed: [...api.ports.webhooks.allowed, 'http://127.0.0.1:9'] };
    expect((await post('http://127.0.0.1:9/', {}, '{}')).error).to.equal(
      'Соединиться не удалось (ECONNREFUSED)',
    );
  });
});
