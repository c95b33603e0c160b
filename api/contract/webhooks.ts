import type {
  WebhookDeliveryKind,
  WebhookDeliveryState,
  WebhookDisabledBecause,
  WebhookOwnerKind,
  WebhookStatus,
} from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import type { Transitioning } from './envelope.ts';

/** The webhooks of a centre or a trading organisation. Moments are unix seconds. */
export interface OwnerWebhooks {
  owner: { kind: WebhookOwnerKind; id: number; name: string };
  webhooks: OwnWebhook[];
}

export interface OwnWebhook {
  id: number;
  url: string;
  events: string[];
  status: WebhookStatus;
  disabled_because: WebhookDisabledBecause | null;
  /** Since when nothing has been delivered; null where the last event was. */
  failing_since: number | null;
  delivered_at: number | null;
  created_at: number;
}

export interface WebhookFields {
  url: string;
  events: string[];
}

/** Names one owner. */
export interface NewWebhook extends WebhookFields {
  center_id?: number;
  merchant_id?: number;
}

/** A secret that was made just now; it is never shown again. */
export interface WebhookWithSecret {
  webhook: OwnWebhook;
  secret: string;
}

/** A page of the log, newest first. */
export interface WebhookLog {
  deliveries: WebhookDeliveryView[];
  has_more: boolean;
}

export interface WebhookDeliveryView {
  id: number;
  kind: WebhookDeliveryKind;
  event: string;
  /** As in `X-Delivery`. */
  key: string;
  state: WebhookDeliveryState;
  attempts: number;
  code: number | null;
  /** Null also for staff who may not see orders and payouts, and of trading organisations. */
  answer: string | null;
  error: string | null;
  duration_ms: number | null;
  /** Null for staff who may not see the sums or the persons in it, and for a trading organisation that is not at work. */
  body: string | null;
  created_at: number;
  tried_at: number | null;
  next_at: number | null;
}

export interface StaffWebhook extends OwnWebhook, Transitioning {
  owner_kind: WebhookOwnerKind;
  owner_id: number;
  owner_name: string;
  updated_at: number;
  version: number;
}
