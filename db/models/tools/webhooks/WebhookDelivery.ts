import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { WebhookDeliveryKind } from '../../../vocabulary/tools/webhooks/webhooks.ts';
import { longId, moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';
import type { Webhook } from './Webhook.ts';

/** A message to a webhook. It waits for a try where `next_at` is set; without it, it is delivered or given up. */
export class WebhookDelivery extends Row<WebhookDelivery> {
  declare id: CreationOptional<string>;
  declare webhook_id: number;
  /** The same in each try and replay, so that a receiver takes a message once. */
  declare key: string;
  declare kind: WebhookDeliveryKind;
  declare event: string;
  /** The very bytes that are signed. */
  declare body: string;
  declare attempts: CreationOptional<number>;
  declare next_at: CreationOptional<Date | null>;
  /** Until then a node is sending it, and no other may. */
  declare leased_until: CreationOptional<Date | null>;
  declare tried_at: CreationOptional<Date | null>;
  declare delivered_at: CreationOptional<Date | null>;
  declare code: CreationOptional<number | null>;
  declare answer: CreationOptional<string | null>;
  declare error: CreationOptional<string | null>;
  declare duration_ms: CreationOptional<number | null>;
  declare created_at: CreationOptional<Date>;
  declare webhook?: NonAttribute<Webhook>;
}

export const initWebhookDelivery = table(WebhookDelivery, 'webhook_deliveries', { updatedAt: false }, () => ({
  id: longId(),
  webhook_id: DataTypes.INTEGER,
  key: DataTypes.UUID,
  kind: DataTypes.TEXT,
  event: DataTypes.TEXT,
  body: DataTypes.TEXT,
  attempts: DataTypes.INTEGER,
  next_at: moment(),
  leased_until: moment(),
  tried_at: moment(),
  delivered_at: moment(),
  code: DataTypes.INTEGER,
  answer: DataTypes.TEXT,
  error: DataTypes.TEXT,
  duration_ms: DataTypes.INTEGER,
  created_at: moment(),
}));
