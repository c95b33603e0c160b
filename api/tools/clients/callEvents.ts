import { Call, User } from '@odonta/db/models';
import { callTitle } from '@odonta/db/vocabulary/content/calls.ts';
import { callsForStaff } from '../../content/calls/calls.staff.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { show } from '../../platform/kit/records.ts';
import type { OwnRecords } from './records.ts';
import { eventOf, type TimedEvent } from './sources.ts';

/** Calls have no transitions: each is one event, at its own time and not when it was entered. */
export async function callEvents({ rows }: OwnRecords, staff: SignedInUser): Promise<TimedEvent[]> {
  const calls = await Call.findAll({
    where: { id: [...rows.keys()] },
    include: [{ model: User, as: 'user', paranoid: false, attributes: ['id', 'name'] }],
  });
  const shown = await show(callsForStaff, calls, { viewer: staff });
  return calls.map((call, index) => ({
    ...eventOf(`call-${call.id}`, call.started_at, { resource: 'calls', id: call.id, name: null }),
    kind: 'CALLS',
    title: callTitle(call),
    detail: (shown[index]?.note as string | null | undefined) ?? null,
    actor: call.user?.name ?? null,
  }));
}
