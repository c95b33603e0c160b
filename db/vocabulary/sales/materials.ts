import { type PrivateMime, privateMimes } from '../privateFiles.ts';
import { atMost, type TextRule } from '../rules.ts';

/** When those who have paid for a course see one of its materials. */
export const materialOpens = {
  NOW: 'Сразу',
  START: 'В день начала',
  END: 'После окончания',
} as const;
export type MaterialOpens = keyof typeof materialOpens;

export const materialLimits = { files: 20, bytes: 80 * 1024 * 1024, keptDays: 365 } as const;

export const materialForm = {
  title: {
    required: 'Назовите материал',
    min: { value: 2, message: 'Не короче 2 знаков' },
    max: atMost(150),
    format: { test: isPlainLine, message: 'Напишите название в одну строку, без служебных знаков' },
  },
  file_id: { required: 'Выберите файл' },
} as const satisfies Record<string, TextRule>;

interface Days {
  /** Unix seconds; null for an open date. */
  date_start: number | null;
  /** Null or zero for an online course. */
  date_end: number | null;
}

interface Clock {
  /** Hours. */
  utc_offset: number;
  /** Unix seconds. */
  at: number;
}

/** Whether a material is open by the clock of its course; one that waits for an open date is not. */
export function isMaterialOpen(
  opens: MaterialOpens,
  { date_start, date_end }: Days,
  { utc_offset, at }: Clock,
): boolean {
  if (opens === 'NOW') return true;
  if (date_start === null) return false;
  const now = at + utc_offset * 3600;
  return now >= (opens === 'START' ? date_start : endOfDay(date_end || date_start));
}

const daySeconds = 86_400;
/** Days are stored as their midnight. */
const endOfDay = (seconds: number) => seconds - (seconds % daySeconds) + daySeconds;

/** Letters and pages show it as a line: signs that break or turn one, and places of secrets, are none of a title. */
function isPlainLine(title: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\{(?:secret|qr)\}/u.test(
    title,
  );
}

/** «PDF, 1,4 МБ» */
export function sizeInWords({ mime, size }: { mime: PrivateMime; size: number }): string {
  const kilobytes = Math.max(1, Math.round(size / 1024));
  const said = kilobytes < 1024 ? `${kilobytes} КБ` : `${(size / 1024 ** 2).toFixed(1).replace('.', ',')} МБ`;
  return `${privateMimes[mime].extension.toUpperCase()}, ${said}`;
}
