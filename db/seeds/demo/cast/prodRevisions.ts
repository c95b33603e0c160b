import type { EditedField } from '../../../vocabulary/catalog/revisions/editedFields.ts';
import type { RejectionCode } from '../../../vocabulary/catalog/revisions/prodRevision.ts';
import type { ProdKey } from './prods/index.ts';

/** The present values of a course that its edits begin from, as the API has them. */
export interface CourseNow {
  name: string;
  text: string;
  date_start: number | null;
  date_end: number;
  schedule: readonly { day: string; from: string; to: string; title: string | null }[];
  duration_hours: number | null;
  inclusions_note: string | null;
  price: number;
  prices: readonly { price: number }[];
}

export type CastValues = Partial<Record<EditedField, unknown>>;

export interface CastProdRevision {
  of: ProdKey;
  hoursAgo: number;
  /** Entered by the manager of the centre; by the person of the demo's centre otherwise. */
  isManagers?: true;
  /** Absent for a revision that waits. */
  decided?: 'CONFIRMED' | 'REJECTED';
  /** The asked values. */
  fields(now: CourseNow): CastValues;
  /** The values at the beginning, where they differ from the present ones. */
  before?(now: CourseNow): CastValues;
  reject_code?: RejectionCode;
  reason?: string;
  comments?: Partial<Record<EditedField, string>>;
}

const daySeconds = 86_400;
const later = (moment: number | null, days: number) => (moment ? moment + days * daySeconds : moment);
const dayLater = (day: string, days: number) =>
  new Date(Date.parse(day) + days * daySeconds * 1000).toISOString().slice(0, 10);

/** Invented edits of named courses: they wait, are applied, and are refused. */
export const prodRevisions: readonly CastProdRevision[] = [
  {
    of: 'frontal_esthetics',
    hoursAgo: 3,
    fields: ({ text, date_start, date_end, schedule }) => ({
      date_start: later(date_start, 14),
      date_end: later(date_end, 14),
      schedule: schedule.map((each) => ({ ...each, day: dayLater(each.day, 14) })),
      text: `${text.replace('четыре реставрации', 'пять реставраций')}\n<p>Материалы и силиконовые ключи готовим заранее, <strong>бинокуляры выдаём на месте</strong>.</p>`,
    }),
  },
  {
    of: 'microscope_basics',
    hoursAgo: 7,
    fields: ({ price, prices }) => ({
      price: 92_000,
      prices: prices.map((each) => (each.price === price ? { ...each, price: 92_000 } : each)),
    }),
  },
  {
    of: 'first_implant',
    hoursAgo: 100,
    isManagers: true,
    fields: ({ name }) => ({
      name: `${name} и первая коронка`,
      duration_hours: 28,
      inclusions_note: 'Хирургический костюм выдаём, сменную обувь возьмите свою.',
    }),
    before: () => ({ duration_hours: 20 }),
  },
  {
    of: 'dental_photo',
    hoursAgo: 190,
    decided: 'CONFIRMED',
    fields: ({ text, name }) => ({ name, text }),
    before: ({ text }) => ({
      name: 'Дентальная фотография',
      text: text.slice(0, text.lastIndexOf('<p>')).trim(),
    }),
  },
  {
    of: 'retreatment',
    hoursAgo: 52,
    decided: 'REJECTED',
    fields: ({ text }) => ({
      name: 'Лучший в стране курс по повторному эндодонтическому лечению',
      text: `${text}\n<p>Гарантируем, что после курса вы вылечите любой моляр. Запись: пишите нам в мессенджер.</p>`,
    }),
    reject_code: 'ADVERTISING',
    reason: 'Название и описание обещают больше, чем может курс',
    comments: {
      name: 'Без «лучший в стране»: превосходную степень закон о рекламе разрешает только с доказательством.',
      text: 'Уберите гарантию результата и просьбу писать в мессенджер: запись идёт через сайт.',
    },
  },
];
