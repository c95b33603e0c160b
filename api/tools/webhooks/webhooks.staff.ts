import { Center, Merchant, Webhook } from '@odonta/db/models';
import { labelsOf } from '@odonta/db/vocabulary/lifecycle.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import {
  webhookDisabledBecause,
  webhookLifecycle,
  webhookOwners,
} from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { id } from '../../platform/http/validation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byCode, byId } from '../../platform/lists/filters.ts';
import { webhookOwner } from '../../platform/webhooks/owners.ts';
import { replayDelivery, rotateSecret, testWebhook } from '../../platform/webhooks/owning.ts';
import { originOf } from '../../platform/webhooks/presenter.ts';
import { deliveriesOf } from './deliveries.ts';
import { presentStaffWebhooks } from './webhooks.presenter.ts';

const statuses = labelsOf(webhookLifecycle.statuses);

/** Webhooks of all owners. Owners manage them in their cabinets; staff try, repeat and close them. */
export const webhooksForStaff = defineResource({
  name: 'webhooks',
  audience: staffAudience,
  model: Webhook,
  rows: (_staff, scope) => (scope === 'own' ? { owner_kind: 'MERCHANT' } : {}),
  include: [
    { model: Center, as: 'center', paranoid: false },
    { model: Merchant, as: 'merchant', paranoid: false },
  ],
  present: presentStaffWebhooks,
  list: {
    allow: 'webhooks.list',
    filters: {
      id: byId(),
      q: anywhere('url'),
      status: byCode('status', webhookLifecycle.statuses),
      owner_kind: byCode('owner_kind', webhookOwners),
      center_id: byId('center_id'),
      merchant_id: byId('merchant_id'),
    },
    sort: ['id', 'status', 'failing_since', 'delivered_at', 'created_at'],
    facets: ['status'],
  },
  read: { allow: 'webhooks.show' },
  remove: { allow: 'webhooks.delete' },
  export: {
    allow: 'webhooks.export',
    columns: [
      'id',
      { field: 'owner_kind', value: ({ owner_kind }) => webhookOwners[owner_kind].label },
      'owner_name',
      { field: 'url', value: ({ url }) => originOf(url) },
      { field: 'events', value: ({ events }) => events.join(', ') },
      { field: 'status', value: ({ status }) => statuses[status] },
      {
        field: 'disabled_because',
        value: ({ disabled_because: because }) => because && webhookDisabledBecause[because],
      },
      { field: 'failing_since', value: ({ failing_since: since }) => since && formatMoment(since) },
      { field: 'delivered_at', value: ({ delivered_at: at }) => at && formatMoment(at) },
    ],
  },
  lifecycle: webhookLifecycle,
  transitions: {
    pause: 'notOfStaff',
    resume: 'notOfStaff',
    disable: 'notOfStaff',
    test: {
      allow: 'webhooks.test',
      run: async ({ row, transaction }) => void (await testWebhook(row, transaction)),
    },
    replay: {
      allow: 'webhooks.replay',
      body: Joi.object({ delivery_id: id.required() }),
      run: async ({ row, body, transaction }) => {
        const { delivery_id } = body as { delivery_id: number };
        await replayDelivery(row, delivery_id, transaction);
      },
    },
    rotate_secret: {
      allow: 'webhooks.rotate_secret',
      // Nobody learns it: the owner is written to, and makes another one.
      run: async ({ row, transaction }) => {
        rotateSecret(row);
        await webhookOwner(row).writeRotated(row, transaction);
      },
    },
  },
  endpoints: ({ resource }) => [deliveriesOf(resource)],
});
