import type { CancellationView } from '@odonta/api/contract';
import { Prod } from '@odonta/db/models';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { prodsForStaff } from '../../catalog/prods/prods.staff.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { pick } from '../../platform/kit/records.ts';
import { liveOrdersOf } from './endCourse.ts';

export const readCancellation = endpoint({
  method: 'get',
  path: '/adm/prods/:id/cancellation',
  summary: 'The people affected by the cancellation of a course',
  audience: staffAudience,
  allow: 'prods.cancel_event',
  handle: async ({ params, actor, scope }) => {
    const prod = await pick(prodsForStaff, actor, scope, params.id ?? '');
    if (!(prod instanceof Prod)) throw new TypeError('courses are cancelled');
    const orders = await liveOrdersOf(prod);
    const message: CancellationView = {
      orders: orders.length,
      people: orders.reduce((all, { count }) => all + count, 0),
      paid: roublesOf(orders.reduce((all, { paid_sum, refunded_sum }) => all + paid_sum - refunded_sum, 0)),
    };
    return { message };
  },
});
