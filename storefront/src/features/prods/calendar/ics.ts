import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CourseEvent } from './courseEvent.ts';

/** The entry as a file that every calendar takes. Moments are told in UTC, so that no zone table has to come along. */
export function icsOf(event: CourseEvent): string {
  const calendar = ical({
    prodId: { company: 'odonta', product: 'courses', language: 'RU' },
    method: event.isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: momentOf(event.changedAt),
    lastModified: momentOf(event.changedAt),
    start: momentOf(event.start),
    end: momentOf(event.end),
    summary: event.title,
    description: `Страница курса: ${event.url}`,
    location: event.place,
    url: event.url,
    status: event.isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

const momentOf = (seconds: number) => new Date(seconds * 1000);
