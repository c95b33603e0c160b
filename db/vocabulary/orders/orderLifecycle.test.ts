import { expect } from 'chai';
import { endsOf, type TransitionDefinition } from '../lifecycle.ts';
import { type RegistrationStatus, registrationStatuses } from '../statuses.ts';
import { orderLifecycle, orderStatusNumber } from './orderLifecycle.ts';

/** From where to where an order may go at all, by the rules of the business. */
const edges = [
  'PREPARE CONFIRMED',
  'PREPARE CREATED',
  'CREATED CONFIRMED',
  'CREATED CREATED',
  // The owner of a company has confirmed it, and its money is waited for.
  'CREATED PREPARE',
  'CREATED REJECTED',
  'PREPARE CANCELED',
  'CREATED CANCELED',
  'CONFIRMED CANCELED',
  'CONFIRMED PARTIAL_REFUNDED',
  'CONFIRMED REFUNDED',
  'PARTIAL_REFUNDED PARTIAL_REFUNDED',
  'PARTIAL_REFUNDED REFUNDED',
  'CANCELED CONFIRMED',
  'CANCELED REFUNDED',
];

describe('orders', () => {
  it('orders have these transitions and no others', () => {
    const transitions = Object.values(
      orderLifecycle.transitions,
    ) as TransitionDefinition<RegistrationStatus>[];
    const drawn = transitions.flatMap((move) =>
      move.from.flatMap((from) => endsOf(move).map((to) => `${from} ${to}`)),
    );
    expect([...new Set(drawn)]).to.have.members(edges);
  });

  it('orders have the numbers that old clients know', () => {
    const numbers = (Object.keys(registrationStatuses) as RegistrationStatus[]).map((status) => [
      orderStatusNumber(status, { payment_kind: 'TINKOFF', isPaidOut: false }),
      orderStatusNumber(status, { payment_kind: 'INVOICE', isPaidOut: false }),
      orderStatusNumber(status, { payment_kind: 'INVOICE', isPaidOut: true }),
    ]);
    expect(
      Object.fromEntries(Object.keys(registrationStatuses).map((status, index) => [status, numbers[index]])),
    ).to.deep.equal({
      PREPARE: [1, 1, 1],
      CREATED: [2, 2, 2],
      CONFIRMED: [3, 5, 7],
      CANCELED: [6, 6, 6],
      REJECTED: [6, 6, 6],
      REFUNDED: [6, 6, 6],
      PARTIAL_REFUNDED: [3, 5, 7],
    });
  });
});
