import type { StaffLessonRequest } from '@odonta/api/contract';
import type { LessonRequest } from '@odonta/db/models';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { lessonLifecycle } from '@odonta/db/vocabulary/sales/lessons/lessonLifecycle.ts';
import { lessonInWords } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { personOf } from '../../orders/contact.ts';
import { nameProd } from '../../orders/presentProd.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { offsetOf } from '../lessons/reading.ts';

export async function presentLessonRequests(
  rows: LessonRequest[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffLessonRequest, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const histories = await historiesOf('lesson_requests', lessonLifecycle, ids, readContext);
  return rows.map((row) => ({ ...columnsOf(row), history: histories.get(row.id) ?? [] }));
}

function columnsOf(row: LessonRequest): Omit<StaffLessonRequest, 'available_transitions' | 'history'> {
  const { prod, order, lecturer } = row;
  const time = { starts_at: secondsOf(row.starts_at), ends_at: secondsOf(row.ends_at) };
  return {
    id: row.id,
    status: row.status,
    prod_id: row.prod_id,
    prod: nameProd(prod),
    center: prod.center.name,
    lecturer_id: row.lecturer_id,
    lecturer: lecturer.name,
    ...time,
    time: lessonInWords(time, offsetOf(prod)),
    price: roublesOf(row.price),
    expires_at: secondsOf(row.expires_at),
    individual_id: row.individual_id,
    ...personOf(row),
    comment: row.comment,
    reject_reason: row.reject_reason,
    order_id: row.order_id,
    order_number: order?.number ?? null,
    ...stampsOf(row),
  };
}
