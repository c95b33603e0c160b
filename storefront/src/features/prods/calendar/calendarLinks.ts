import type { CourseEvent } from './courseEvent.ts';

const moscowOffset = 3 * 3600;

/** Pages of the usual calendars that open with the entry filled in. */
export function calendarLinks(event: CourseEvent): { name: string; href: string }[] {
  const { title, place, url } = event;
  const [start, end] = [event.start, event.end].map(isoOf) as [string, string];
  return [
    {
      name: 'Google Календарь',
      href: address('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: title,
        dates: [start, end].map((moment) => moment.replace(/[-:]/g, '')).join('/'),
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
        body: url,
        location: place,
      }),
    },
  ];
}

const address = (page: string, query: Record<string, string>) => `${page}?${new URLSearchParams(query)}`;
const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000', '');
const inMoscow = (seconds: number) => isoOf(seconds + moscowOffset).replace('Z', '');
