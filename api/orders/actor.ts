import type { CancelReason } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import type { AuditActor } from '../platform/http/audiences.ts';
import type { Origin } from '../platform/http/endpoint.ts';

/** The actor of an order's transition, and his comment. */
export interface Actor {
  by: AuditActor;
  origin: Origin;
  /** Why, in words. */
  reason?: string | null;
  /** Why, by name, where an order ends. */
  cancel_reason?: CancelReason;
}
