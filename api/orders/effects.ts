import type { Order, OrderParticipant } from '@odonta/db/models';
import type { OrderTransition } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Transaction } from 'sequelize';
import { port } from '../platform/ports.ts';
import type { Actor } from './actor.ts';

/** The effects of an order's transition, inside its transaction. */
export interface OrderEvent {
  /**
   * `offer` is a booking for the waiting list, `arrive` one of a rescheduled order; `repay` is the last money of
   * a debt; `unplaced` is money for seats that are gone; `overpaid` money beyond the price.
   */
  name: OrderTransition | 'create' | 'offer' | 'arrive' | 'repay' | 'unplaced' | 'overpaid';
  order: Order;
  from: RegistrationStatus | null;
  actor: Actor;
  /** Kopecks, where the event is about money. */
  sum?: number;
  payment_id?: number | null;
}

/** Letters, bonuses, calendars, refunds: everything that follows and that orders do not need to know. */
export type OrderEffect = (event: OrderEvent, transaction: Transaction) => Promise<void>;

/** Effects of an order's transitions in the areas above this one. */
export const orderEffects = port<readonly OrderEffect[]>('orderEffects', () => []);

export async function notifyOf(event: OrderEvent, transaction: Transaction): Promise<void> {
  for (const effect of orderEffects()) await effect(event, transaction);
}

/** A participant is replaced. */
export interface ReplacementEvent {
  order: Order;
  from: OrderParticipant;
  to: OrderParticipant;
  actor: Actor;
}

export type ReplacementEffect = (event: ReplacementEvent, transaction: Transaction) => Promise<void>;

export const replacementEffects = port<readonly ReplacementEffect[]>('replacementEffects', () => []);

export async function notifyOfReplacement(event: ReplacementEvent, transaction: Transaction): Promise<void> {
  for (const effect of replacementEffects()) await effect(event, transaction);
}
