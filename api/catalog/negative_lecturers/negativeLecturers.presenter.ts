import type { StaffNegativeLecturer } from '@odonta/api/contract';
import type { NegativeLecturer } from '@odonta/db/models';
import { negativeLecturerLifecycle } from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';

export async function presentNegativeLecturers(
  rows: NegativeLecturer[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffNegativeLecturer, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const histories = await historiesOf('negative_lecturers', negativeLecturerLifecycle, ids, readContext);
  return rows.map((row) => ({
    id: row.id,
    lecturer_id: row.lecturer_id,
    fio: row.fio,
    about: row.about,
    evidence: row.evidence,
    author_center_id: row.author_center_id,
    center_name: row.center?.name ?? null,
    created_by: row.created_by,
    author_name: row.author?.name ?? null,
    appeal: row.appeal,
    appealed_at: secondsOf(row.appealed_at),
    appeal_answer: row.appeal_answer,
    close_reason: row.close_reason,
    decided_by: row.decided_by,
    decider_name: row.decider?.name ?? null,
    decided_at: secondsOf(row.decided_at),
    expires_at: secondsOf(row.expires_at),
    status: row.status,
    history: histories.get(row.id) ?? [],
    ...stampsOf(row),
  }));
}
