import type { StaffCall } from '@odonta/api/contract';
import type { Call } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { namesByPhone } from './calls.names.ts';

export async function presentCalls(
  rows: Call[],
  readContext: ReadContext<SignedInUser>,
): Promise<StaffCall[]> {
  const names = await namesByPhone(
    rows.flatMap(({ phone }) => phone ?? []),
    readContext,
  );
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    direction: row.direction,
    phone: row.phone,
    client_name: names.get(row.phone ?? '') ?? null,
    outcome: row.outcome,
    user_id: row.user_id,
    user_name: row.user?.name ?? null,
    extension: row.extension,
    started_at: secondsOf(row.started_at),
    answered_at: secondsOf(row.answered_at),
    ended_at: secondsOf(row.ended_at),
    duration: durationOf(row),
    note: row.note,
    ...stampsOf(row),
  }));
}

const durationOf = ({ answered_at, ended_at }: Call): number | null =>
  answered_at && ended_at ? Math.max(0, secondsOf(ended_at) - secondsOf(answered_at)) : null;
