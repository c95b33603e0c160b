import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CourseEvent } from './courseEvent.ts';

/** The event as a file for every calendar. Moments are in UTC, so that no zone table is needed. */
export function icsOf(event: CourseEvent): string {
  const calendar = ical({
    prodId: { company: 'odonta', product: 'courses', language: 'RU' },
    method: event.isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  for (const [place, sitting] of event.sittings.entries())
    calendar.createEvent({
      id: place === 0 ? event.uid : event.uid.replace('@', `-${place + 1}@`),
      sequence: event.sequence,
      stamp: momentOf(event.changedAt),
      lastModified: momentOf(event.changedAt),
      start: momentOf(sitting.start),
      end: momentOf(sitting.end),
      allDay: sitting.isWholeDay,
      summary: event.title,
      description: `Страница курса: ${event.url}`,
      location: event.place,
      url: event.url,
      status: event.isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  return calendar.toString();
}

const momentOf = (seconds: number) => new Date(seconds * 1000);
