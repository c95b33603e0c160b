import { type ClientEventKind, clientEventKinds } from '@odonta/db/vocabulary/identity/clientEvents.ts';
import { readClientKey } from '@odonta/db/vocabulary/identity/clientKey.ts';
import Joi from 'joi';
import { callsForStaff } from '../../content/calls/calls.staff.ts';
import { managerRequestsForStaff } from '../../content/manager_requests/managerRequests.staff.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { invoicesForStaff } from '../../money/invoices/invoices.staff.ts';
import { paymentsForStaff } from '../../money/payments/payments.staff.ts';
import { refundsForStaff } from '../../money/refunds/refunds.staff.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { impersonatorReading } from '../../platform/kit/impersonation.ts';
import { pick, show } from '../../platform/kit/records.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { ordersForStaff } from '../../sales/orders/orders.staff.ts';
import { recordsBeside } from './records.ts';
import { timelineOf } from './timeline.ts';

export const ofOneKind = Joi.object<{ kind?: ClientEventKind }>({
  kind: Joi.string().valid(...Object.keys(clientEventKinds)),
});

const timelineBeside = (resource: AnyResource, money: readonly AnyResource[]) =>
  endpoint({
    method: 'get',
    path: `/adm/${resource.name}/:id/timeline`,
    summary: `The latest events of one of ${resource.name}: transitions, letters, notes, and calls and money that the viewer may list`,
    audience: staffAudience,
    allow: resource.read?.allow,
    impersonator: impersonatorReading(resource),
    query: ofOneKind,
    handle: async ({ actor, scope, params, query }) => {
      const row = await pick(resource, actor, scope, params.id ?? '');
      const [shown] = await show(resource, [row], { viewer: actor });
      const beside = [
        ...money.map((each) => [each, { order_id: [row.id] }] as const),
        ...callsWith(shown?.phone),
      ];
      const records = await recordsBeside(resource, row.id, beside, actor);
      return { message: await timelineOf(records, query.kind, actor) };
    },
  });

/** None with a masked phone: calls would disclose it. */
function callsWith(phone: unknown): (readonly [AnyResource, object])[] {
  const isOpen = typeof phone === 'string' && readClientKey(phone) !== null;
  return isOpen ? [[callsForStaff, { client: phone }]] : [];
}

export const recordTimelines = [
  timelineBeside(ordersForStaff, [invoicesForStaff, paymentsForStaff, refundsForStaff]),
  timelineBeside(managerRequestsForStaff, []),
];
