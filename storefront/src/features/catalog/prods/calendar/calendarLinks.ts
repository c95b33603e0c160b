import type { CourseEvent } from './courseEvent.ts';

const moscowOffset = 3 * 3600;

/** Pages of the usual calendars that open with the entry filled in. */
export function calendarLinks(event: CourseEvent): { name: string; href: string }[] {
  const { title, place, url } = event;
  const [first, ...others] = event.sittings;
  const isWholeDay = first?.isWholeDay === true;
  const [start, end] = [first?.start ?? event.start, event.end].map(isoOf) as [string, string];
  // One address takes one entry: Google repeats the hours of a day, the others show the course as one block.
  const repeats = !isWholeDay && others.length > 0;
  const googleDates = [start, repeats ? isoOf(first?.end ?? event.end) : end].map((moment) =>
    (isWholeDay ? moment.slice(0, 10) : moment).replace(/[-:]/g, ''),
  );
  return [
    {
      name: 'Google Календарь',
      href: address('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: title,
        dates: googleDates.join('/'),
        ...(repeats && { recur: `RRULE:FREQ=DAILY;COUNT=${event.sittings.length}` }),
        details: url,
        location: place,
      }),
    },
    {
      name: 'Яндекс Календарь',
      href: address('https://calendar.yandex.ru/event', {
        name: title,
        startTs: inMoscow(event.start),
        endTs: inMoscow(event.end),
        description: url,
        location: place,
      }),
    },
    {
      name: 'Outlook',
      href: address('https://outlook.live.com/calendar/0/deeplink/compose', {
        subject: title,
        startdt: start,
        enddt: end,
        ...(isWholeDay && { allday: 'true' }),
        body: url,
        location: place,
      }),
    },
  ];
}

const address = (page: string, query: Record<string, string>) => `${page}?${new URLSearchParams(query)}`;
const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000', '');
const inMoscow = (seconds: number) => isoOf(seconds + moscowOffset).replace('Z', '');
