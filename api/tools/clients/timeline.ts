import type { ClientTimeline } from '@odonta/api/contract';
import { type ClientEventKind, clientRecords } from '@odonta/db/vocabulary/identity/clientEvents.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { callEvents } from './callEvents.ts';
import type { OwnRecords } from './records.ts';
import { consents, letters, mostEvents, notes, openings, type TimedEvent, transitions } from './sources.ts';

/** The events of these records, newest first. */
export async function timelineOf(
  all: readonly OwnRecords[],
  kind: ClientEventKind | undefined,
  staff: SignedInUser,
): Promise<ClientTimeline> {
  const records = all.filter(({ rows }) => rows.size > 0);
  if (records.length === 0) return { events: [], has_more: false };
  const ofKind = records.filter(({ name }) => !kind || clientRecords[name].kind === kind);
  const wanted = (other: ClientEventKind, read: () => Promise<TimedEvent[]>) =>
    !kind || kind === other ? read() : [];
  const found = await Promise.all([
    ...ofKind.map(async (each) =>
      each.name === 'calls' ? callEvents(each, staff) : [...openings(each), ...(await transitions(each))],
    ),
    wanted('LETTERS', () => letters(records, staff)),
    wanted('NOTES', () => notes(records, staff)),
    wanted('CONSENTS', () => consents(records)),
  ]);
  const events = found
    .flat()
    .sort((a, b) => b.moment - a.moment)
    .map(({ moment: _, ...event }) => event);
  return { events: events.slice(0, mostEvents), has_more: events.length > mostEvents };
}
