import type { StaffManagerRequest } from '@odonta/api/contract';
import { ManagerRequest, Order } from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { managerRequestLifecycle } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { requestStatusNumber } from '@odonta/db/vocabulary/statuses.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';

export async function presentRequests(
  rows: ManagerRequest[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffManagerRequest, 'available_transitions'>[]> {
  const histories = await historiesOf(
    'manager_requests',
    managerRequestLifecycle,
    rows.map(({ id }) => id),
    readContext,
  );
  const duplicates = await duplicatesOf(rows, readContext);
  const orders = await ordersOf(rows, readContext);
  const now = nowInSeconds();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    city: row.city,
    comment: row.comment,
    prod_id: row.prod_id,
    prod: row.prod ? { id: row.prod.id, name: row.prod.name, canonical: prodPath(row.prod) } : null,
    center_id: row.center_id,
    target: row.target,
    kind: row.kind,
    page_url: row.page_url,
    client_target: row.client_target,
    client_target_first: row.client_target_first,
    manager_id: row.manager_id,
    manager_name: row.manager?.name ?? null,
    status: row.status,
    status_num: requestStatusNumber(row.status),
    result: row.result,
    first_response_at: secondsOf(row.first_response_at),
    sla_due_at: secondsOf(row.sla_due_at),
    is_overdue:
      row.status === 'CREATED' && row.sla_due_at !== null && (secondsOf(row.sla_due_at) ?? now) < now,
    next_contact_at: secondsOf(row.next_contact_at),
    comment_internal: row.comment_internal,
    repeats: row.repeats,
    merged_into: row.merged_into,
    duplicates: duplicates.get(row.id) ?? [],
    order: orders.get(row.order_id ?? 0) ?? null,
    reopened: row.reopened,
    history: histories.get(row.id) ?? [],
    ...stampsOf(row),
  }));
}

/** The numbers of requests that were merged into these. */
async function duplicatesOf(
  rows: ManagerRequest[],
  { transaction, isForFile = false }: ReadContext<SignedInUser>,
): Promise<Map<number, number[]>> {
  if (isForFile) return new Map();
  const merged = await ManagerRequest.findAll({
    attributes: ['id', 'merged_into'],
    where: { merged_into: rows.map(({ id }) => id) },
    order: [['id', 'ASC']],
    transaction,
  });
  const byKept = new Map<number, number[]>();
  for (const { id, merged_into } of merged)
    if (merged_into) byKept.set(merged_into, [...(byKept.get(merged_into) ?? []), id]);
  return byKept;
}

/** The orders written from these requests, by their ids. */
async function ordersOf(
  rows: ManagerRequest[],
  { transaction, isForFile = false }: ReadContext<SignedInUser>,
): Promise<Map<number, { id: number; number: string }>> {
  const ids = isForFile ? [] : rows.flatMap(({ order_id }) => order_id ?? []);
  if (ids.length === 0) return new Map();
  const orders = await Order.findAll({
    attributes: ['id', 'number'],
    where: { id: ids },
    paranoid: false,
    transaction,
  });
  return new Map(orders.map(({ id, number }) => [id, { id, number }]));
}
