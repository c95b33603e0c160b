import type { StaffPayout } from '@odonta/api/contract';
import { type Center, OrderParticipant } from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildLecturer, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { type WebhookEvent, webhookOwners } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { expect } from 'chai';
import { refundAutomatically } from '../../money/refunds/automatic.ts';
import { effectsOfOrders } from '../../orderEffects.ts';
import { expireReservations } from '../../orders/expireReservations.ts';
import { receiveMoney } from '../../orders/receiveMoney.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { lockOrder } from '../../orders/transition.ts';
import { webhooksFollow } from '../../orders/webhooks/followOrders.ts';
import { dataOfEvents } from '../../platform/docs/webhookMessages.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { buildWebhook } from '../../platform/webhooks/testing/buildWebhook.ts';
import { useReceiver } from '../../platform/webhooks/testing/useReceiver.ts';
import { centerAccount } from '../../testing/centerAccount.ts';
import { eventually } from '../../testing/eventually.ts';
import { soldOrder, unsell } from '../../testing/soldOrder.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';

describe('events of a centre', () => {
  const api = useApi({ ports: { siteUrl: 'https://odonta.example' } });
  const receiver = useReceiver(api);
  const keeper = useStaff(api, 'BOOKKEEPER');
  const editor = useStaff(api, 'COURSE_EDITOR');
  let center: Center;

  before(() => buildPlatformRequisites());
  beforeEach(async () => {
    center = await buildCenter({ ...centerAccount, sale: 15 });
    const events = [...webhookOwners.CENTER.events];
    await buildWebhook({ owner_id: center.id, url: receiver.url, events });
  });

  const course = (given: object = {}) => api.given(() => buildProd({ center_id: center.id, ...given }));
  /** The data of the only message so far about this event. */
  const heard = async (event: WebhookEvent) => {
    await eventually(async () =>
      expect(receiver.received.filter(({ headers }) => headers['x-event'] === event)).to.have.length(1),
    );
    const message = receiver.received.find(({ headers }) => headers['x-event'] === event);
    const { event: named, created_at, data } = JSON.parse(message?.body ?? '{}');
    expect([named, Math.abs(created_at - Date.now() / 1000) < 60]).to.deep.equal([event, true]);
    expect(undocumented(data, dataOfEvents[event])).to.deep.equal([]);
    return data;
  };

  it('a paid order is reported by its number, sums and course, without a word of a person', async () => {
    const prod = await course({ price: 1_234_500 });
    const order = await soldOrder({ prod });
    const data = await heard('order.paid');
    expect(Object.keys(data)).to.deep.equal(['order', 'course']);
    expect(data.order).to.include({
      id: order.id,
      number: order.number,
      status: 'CONFIRMED',
      participants: 1,
    });
    expect(data.order).to.include({ total: 12_345, paid: 12_345, refunded: 0, debt: 0 });
    const { canonical: path, name } = order.snapshot;
    expect(data.course).to.deep.equal({ id: prod.id, name, url: `https://odonta.example${path}` });
    const [person] = await OrderParticipant.findAll({ where: { order_id: order.id } });
    const text = receiver.received.map(({ body }) => body).join();
    for (const secret of [
      order.token,
      order.email,
      order.phone,
      order.last_name,
      person?.last_name,
      person?.email,
    ])
      if (secret) expect(text).not.to.include(secret);
  });

  it('an ended order is reported with the reason, and with whether it was paid', async () => {
    const prod = await course();
    const order = await api.given(() => buildOrder({ prod, expires_at: inDays(-1) }));
    await expireReservations();
    const data = await heard('order.cancelled');
    expect(data.order).to.include({ id: order.id, status: 'CANCELED' });
    expect(data).to.include({ cancel_reason: 'EXPIRED', was_paid: false });
  });

  it('a refund is reported with its sum, once it has gone', async () => {
    const order = await soldOrder({ prod: await course({ price: 1_000_000 }) });
    await unsell(order);
    const data = await heard('order.refunded');
    expect(data.order).to.include({ id: order.id, status: 'REFUNDED', refunded: 10_000 });
    expect(data.refund).to.deep.equal({ sum: 10_000, is_whole: true });
  });

  it('a receiver orders the events of one second by their numbers', async () => {
    await unsell(await soldOrder({ prod: await course({ price: 1_000_000 }) }));
    await heard('order.refunded');
    const numberOf = (event: WebhookEvent) =>
      JSON.parse(receiver.received.find(({ headers }) => headers['x-event'] === event)?.body ?? '{}').number;
    expect(numberOf('order.refunded')).to.be.above(numberOf('order.paid'));
    const [ended, returned] = [webhooksFollow, refundAutomatically].map((each) =>
      effectsOfOrders.indexOf(each),
    );
    expect(ended).to.be.below(returned ?? 0);
  });

  it('an order on credit is reported as paid once nothing is owed', async () => {
    const prod = await course({ price: 1_000_000 });
    const { id } = await api.given(() =>
      buildOrder({ prod, status: 'CONFIRMED', paid_sum: 0, debt: 1_000_000 }),
    );
    const pay = (sum: number) =>
      unitOfWork.transaction(async (transaction) => {
        const order = await lockOrder({ id }, transaction);
        const event = { name: 'pay', order, from: 'PREPARE', actor: systemActor } as const;
        await webhooksFollow(event, transaction);
        await receiveMoney(order, { account: 'BANK', sum, payment_id: null }, systemActor, transaction);
      });
    await pay(400_000);
    await pay(600_000);
    const data = await heard('order.paid');
    expect(data.order).to.include({ id, paid: 10_000, debt: 0 });
  });

  it('a published course is reported with its address', async () => {
    const lecturers = [await buildLecturer({ status: 'CONFIRMED' })];
    const prod = await course({ status: 'CREATED', lecturers });
    const { token } = editor;
    const answer = await api.call('post', `/adm/prods/${prod.id}/publish`, { token, body: {} });
    expect(answer.status, answer.text).to.equal(200);
    const data = await heard('course.published');
    expect(data.course).to.include({ id: prod.id, name: prod.name });
    expect(data.course.url).to.match(new RegExp(`^https://odonta.example/.*-${prod.id}$`));
  });

  it('a payout is reported with its sums, once it is paid', async () => {
    const days = { date_start: inDays(-11), date_end: inDays(-10) };
    await soldOrder({ prod: await course({ price: 2_000_000, ...days }) });
    const body = { center_id: center.id, from: '2020-01-01', to: '2099-12-31' };
    const call = (path: string, sent: object) =>
      api.call<StaffPayout>('post', `/adm/payouts${path}`, { token: keeper.token, body: sent });
    const { id, number } = (await call('', body)).body.message;
    await call(`/${id}/agree`, {});
    const paid = await call(`/${id}/pay`, { document_number: '17' });
    expect(paid.status, paid.text).to.equal(200);
    const data = await heard('payout.paid');
    expect(data.payout).to.include({ id, number, net: 16_500, commission: 3000, bank_order_no: '17' });
    expect(data.payout.paid_at).to.be.a('number');
  });

  it('an event is sent to its own centre alone', async () => {
    await soldOrder({ prod: await api.given(() => buildProd()) });
    await soldOrder({ prod: await course() });
    await heard('order.paid');
  });

  it('the API answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

interface Documented {
  properties?: Readonly<Record<string, Documented>>;
}

/** Fields that are sent and not documented, or the other way round, by their paths. */
function undocumented(sent: unknown, { properties }: Documented, path = ''): string[] {
  if (!properties || typeof sent !== 'object' || sent === null) return [];
  const fields: Record<string, unknown> = { ...sent };
  const names = new Set([...Object.keys(fields), ...Object.keys(properties)]);
  return [...names].flatMap((name) => {
    const documented = properties[name];
    const isBoth = name in fields && documented;
    return isBoth ? undocumented(fields[name], documented, `${path}.${name}`) : [`${path}.${name}`];
  });
}
