import { type Order, OrderParticipant, StatusChange } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import type { OrderCheckKind } from '@odonta/db/vocabulary/orders/order.ts';
import { type OrderTransition, orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import { expect } from 'chai';
import { ApiError } from '../platform/http/errors.ts';
import { systemActor } from './systemActor.ts';
import { lockOrder, transition } from './transition.ts';

interface World {
  name: string;
  status: RegistrationStatus;
  /** Further conditions of the order. */
  given?: Parameters<typeof buildOrder>[0];
  allowed: OrderTransition[];
}

const past = () => new Date(Date.now() - 1000);
const open = (...kinds: OrderCheckKind[]) => ({ checks: kinds.map((kind) => ({ kind, is_done: false })) });

/** Every transition of an order, with the states in which it is allowed. All combinations not listed are refused. */
const samples: World[] = [
  {
    name: 'held',
    status: 'PREPARE',
    allowed: ['await', 'cancel', 'move', 'link_sms', 'link_mail', 'resend'],
  },
  {
    name: 'held too long',
    status: 'PREPARE',
    given: { expires_at: past() },
    allowed: ['await', 'cancel', 'expire', 'move', 'resend'],
  },
  {
    name: 'held and paid',
    status: 'PREPARE',
    given: { paid_sum: 1_000_000 },
    allowed: ['pay', 'await', 'cancel', 'move', 'resend'],
  },
  {
    name: 'held and paid, where the centre has its say',
    status: 'PREPARE',
    given: { paid_sum: 1_000_000, requires_confirmation: true },
    allowed: ['await', 'cancel', 'move', 'resend'],
  },
  {
    name: 'waiting for the centre',
    status: 'CREATED',
    given: { paid_sum: 1_000_000, ...open('SEAT') },
    allowed: ['confirm_seat', 'reject', 'cancel', 'resend'],
  },
  {
    name: 'waiting for the word that its money is here',
    status: 'CREATED',
    given: { paid_sum: 1_000_000, ...open('MONEY') },
    allowed: ['confirm_money', 'reject', 'cancel', 'resend'],
  },
  {
    name: 'waiting for a document',
    status: 'CREATED',
    given: open('STUDENT_DOC'),
    allowed: ['confirm_student', 'reject', 'cancel', 'resend'],
  },
  {
    name: 'just booked beyond the month of a member',
    status: 'PREPARE',
    given: open('OWNER'),
    allowed: ['ask_owner', 'cancel', 'move', 'resend'],
  },
  {
    name: 'waiting for the owner of a company',
    status: 'CREATED',
    given: { expires_at: new Date(Date.now() + 3_600_000), ...open('OWNER') },
    allowed: ['confirm_owner', 'reject', 'cancel', 'resend'],
  },
  {
    name: 'waiting too long for the owner of a company',
    status: 'CREATED',
    given: { expires_at: past(), ...open('OWNER') },
    allowed: ['reject', 'cancel', 'expire', 'resend'],
  },
  { name: 'paid', status: 'CONFIRMED', allowed: ['refund_part', 'refund_whole', 'move', 'resend'] },
  {
    name: 'free',
    status: 'CONFIRMED',
    given: { total: 0 },
    allowed: ['cancel', 'refund_part', 'refund_whole', 'move', 'resend'],
  },
  {
    name: 'given back in part',
    status: 'PARTIAL_REFUNDED',
    allowed: ['refund_part', 'refund_whole', 'resend'],
  },
  { name: 'given back', status: 'REFUNDED', allowed: [] },
  { name: 'cancelled', status: 'CANCELED', allowed: [] },
  {
    name: 'expired',
    status: 'CANCELED',
    given: { cancel_reason: 'EXPIRED' },
    allowed: ['return_late'],
  },
  {
    name: 'expired and paid after all',
    status: 'CANCELED',
    given: { cancel_reason: 'EXPIRED', paid_sum: 1_000_000 },
    allowed: ['pay_late', 'return_late'],
  },
  { name: 'rejected', status: 'REJECTED', allowed: [] },
];

describe('the arrows of an order', () => {
  let world: TestWorld;
  before(async () => {
    world = await testWorld();
  });
  after(() => world?.close());

  const transitions = Object.keys(orderLifecycle.transitions) as OrderTransition[];
  const built = async ({ status, given }: World): Promise<Order> =>
    world.transaction(async () =>
      buildOrder({ prod: await buildProd({ price: 1_000_000 }), status, ...given }),
    );
  const attempted = async (move: OrderTransition, { id }: Order): Promise<string> => {
    try {
      await world.transaction(async (transaction) =>
        transition(await lockOrder({ id }, transaction), move, systemActor, transaction),
      );
      return 'moved';
    } catch (error) {
      return error instanceof ApiError ? error.code : (error as Error).message;
    }
  };

  it('a transition leads out of every existing status', () => {
    expect(new Set(samples.map(({ status }) => status))).to.have.lengthOf(
      Object.keys(orderLifecycle.statuses).length,
    );
  });

  for (const each of samples)
    it(`an order that is ${each.name} allows ${each.allowed.join(', ') || 'nothing'}, and nothing else`, async () => {
      for (const move of transitions) {
        const order = await built(each);
        const outcome = await attempted(move, order);
        const expected = each.allowed.includes(move) ? 'moved' : 'TRANSITION_NOT_ALLOWED';
        expect([move, outcome]).to.deep.equal([move, expected]);
        const steps = await StatusChange.count({ where: { resource: 'orders', record_id: order.id } });
        expect([move, steps]).to.deep.equal([move, expected === 'moved' ? 1 : 0]);
      }
    });

  it('seats and participants follow every transition to the end', async () => {
    for (const move of ['cancel', 'expire'] as const) {
      const order = await built({
        name: '',
        status: 'PREPARE',
        given: { expires_at: past(), people: 3 },
        allowed: [],
      });
      await attempted(move, order);
      expect(await OrderParticipant.count({ where: { order_id: order.id, is_live: true } })).to.equal(0);
    }
  });

  it('cannot be walked around: the database knows no order that is confirmed and not paid', async () => {
    const order = await built({ name: '', status: 'PREPARE', allowed: [] });
    const refused = await order.update({ status: 'CONFIRMED' }).then(
      () => 'kept',
      (error: Error) => error.message,
    );
    expect(refused).to.contain('orders_are_confirmed_paid');
  });
});
