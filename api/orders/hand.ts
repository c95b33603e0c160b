import type { CancelReason } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import type { Signature } from '../platform/http/doors.ts';
import type { Origin } from '../platform/http/endpoint.ts';

/** By whose hand an order is moved, and what he said of it. */
export interface Hand {
  by: Signature;
  origin: Origin;
  /** Why, in words. */
  reason?: string | null;
  /** Why, by name, where an order ends. */
  cancel_reason?: CancelReason;
}
