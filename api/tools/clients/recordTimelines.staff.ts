import { type ClientEventKind, clientEventKinds } from '@odonta/db/vocabulary/identity/clientEvents.ts';
import Joi from 'joi';
import { managerRequestsForStaff } from '../../content/manager_requests/managerRequests.staff.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { invoicesForStaff } from '../../money/invoices/invoices.staff.ts';
import { paymentsForStaff } from '../../money/payments/payments.staff.ts';
import { refundsForStaff } from '../../money/refunds/refunds.staff.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { impersonatorReading } from '../../platform/kit/impersonation.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { ordersForStaff } from '../../sales/orders/orders.staff.ts';
import { rowSeen } from '../notes/writeNotes.ts';
import { recordsBeside } from './records.ts';
import { timelineOf } from './timeline.ts';

export const ofOneKind = Joi.object<{ kind?: ClientEventKind }>({
  kind: Joi.string().valid(...Object.keys(clientEventKinds)),
});

const timelineBeside = (resource: AnyResource, money: readonly AnyResource[]) =>
  endpoint({
    method: 'get',
    path: `/adm/${resource.name}/:id/timeline`,
    summary: `The latest events of one of ${resource.name}: transitions, letters, notes, and money that the viewer may list`,
    audience: staffAudience,
    allow: resource.read?.allow,
    impersonator: impersonatorReading(resource),
    query: ofOneKind,
    handle: async ({ actor, params, query }) => {
      const id = await rowSeen(resource, actor, params.id ?? '');
      return {
        message: await timelineOf(await recordsBeside(resource, id, money, actor), query.kind, actor),
      };
    },
  });

export const recordTimelines = [
  timelineBeside(ordersForStaff, [invoicesForStaff, paymentsForStaff, refundsForStaff]),
  timelineBeside(managerRequestsForStaff, []),
];
