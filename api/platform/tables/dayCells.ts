import type { ReadCell } from './cellReaders.ts';
import { Unreadable } from './unreadable.ts';

const moscowOffset = 3 * 3600;
const months = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
];

/** Unix seconds of a moment of Moscow: 12.03.2027, 12.03.2027 10:00, 2027-03-12, 12 марта 2027. */
export const asMoment: ReadCell = (text) => {
  const found = partsOf(text.trim());
  if (!found) throw new Unreadable('Ожидается дата, например 12.03.2027');
  const { year, month, day, hours, minutes } = found;
  const at = new Date(Date.UTC(year, month - 1, day, hours, minutes));
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day || hours > 23 || minutes > 59)
    throw new Unreadable('Такого дня или часа нет');
  return at.getTime() / 1000 - moscowOffset;
};

interface Parts {
  year: number;
  month: number;
  day: number;
  hours: number;
  minutes: number;
}

/** A day without a time is stored as its noon: that is the same day in Moscow and in UTC, by which pages show days. */
function partsOf(text: string): Parts | null {
  const time = /[ T,](\d{1,2}):(\d\d)$/.exec(text);
  const [, hours = '12', minutes = '0'] = time ?? [];
  const day = dayOf(text.slice(0, time?.index).replaceAll(',', ' ').trim());
  return day && { ...day, hours: Number(hours), minutes: Number(minutes) };
}

function dayOf(text: string): Pick<Parts, 'year' | 'month' | 'day'> | null {
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) return { day: Number(dotted[1]), month: Number(dotted[2]), year: Number(dotted[3]) };
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const worded = /^(\d{1,2}) ([а-я]+) (\d{4})(?: г\.)?$/i.exec(text);
  const month = worded ? months.indexOf((worded[2] ?? '').toLowerCase()) + 1 : 0;
  return worded && month > 0 ? { day: Number(worded[1]), month, year: Number(worded[3]) } : null;
}
