import type { StaffStudentDocument } from '@odonta/api/contract';
import type { StudentDocument } from '@odonta/db/models';
import { studentDocumentLifecycle } from '@odonta/db/vocabulary/sales/studentDocument.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';

export async function presentStudentDocuments(
  rows: StudentDocument[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffStudentDocument, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const histories = await historiesOf('student_documents', studentDocumentLifecycle, ids, readContext);
  return rows.map((row) => ({
    id: row.id,
    order_id: row.order_id,
    order_number: row.order.number,
    prod_name: row.order.snapshot.name,
    participant_id: row.participant_id,
    last_name: row.participant.last_name,
    first_name: row.participant.first_name,
    middle_name: row.participant.middle_name,
    tier_label: row.participant.tier_label,
    mime: row.file?.mime ?? null,
    size: row.file?.size ?? null,
    due_at: secondsOf(row.due_at),
    sent_at: secondsOf(row.sent_at),
    reject_reason: row.reject_reason,
    decided_by: row.decided_by,
    decider_name: row.decider?.name ?? null,
    decided_at: secondsOf(row.decided_at),
    status: row.status,
    history: histories.get(row.id) ?? [],
    ...stampsOf(row),
  }));
}
