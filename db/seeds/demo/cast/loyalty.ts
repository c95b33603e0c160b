import type { ScaleRow } from '../../../vocabulary/loyalty/bonuses/scale.ts';

/** Bonuses of the first individuals, by their place in the cast: how many, for what, and how long they stay valid. */
export const bonuses = [
  { person: 0, count: 540, comment: 'За отзывы о трёх курсах', daysLeft: 320 },
  { person: 0, count: 300, comment: 'Подарок ко дню стоматолога', daysLeft: 21 },
  { person: 1, count: 1200, comment: 'Перенос бонусов из старой программы', daysLeft: 180 },
  { person: 2, count: 150, comment: 'За отзыв о курсе', daysLeft: 6 },
] as const;

interface CastPromo {
  name: string;
  code: string;
  effect: 'PERCENT' | 'SUM';
  value: number;
  min_total?: number;
  max_usages?: number;
  daysLeft?: number;
}

/** Kopecks, as the table has them. */
export const promoCodes: readonly CastPromo[] = [
  { name: 'Осень для новых врачей', code: 'ОСЕНЬ-2026', effect: 'PERCENT', value: 10, daysLeft: 30 },
  { name: 'Тысяча на большой заказ', code: 'ТЫСЯЧА', effect: 'SUM', value: 100_000, min_total: 2_000_000 },
  { name: 'День открытых дверей', code: 'ОТКРЫТО-26', effect: 'PERCENT', value: 25, daysLeft: -12 },
  {
    name: 'Для слушателей конгресса',
    code: 'КОНГРЕСС',
    effect: 'PERCENT',
    value: 15,
    max_usages: 50,
    daysLeft: 90,
  },
];

interface CastScale {
  name: string;
  is_active: boolean;
  is_default: boolean;
  rows: readonly ScaleRow[];
}

/** Kopecks; the first is for every company that has none of its own. */
export const legalScales: readonly [CastScale, ...CastScale[]] = [
  {
    name: 'Основная',
    is_active: true,
    is_default: true,
    rows: [
      { value: 0, percent: 3, expiry_days: 365 },
      { value: 10_000_000, percent: 5, expiry_days: 365 },
      { value: 30_000_000, percent: 7, expiry_days: 365 },
      { value: 100_000_000, percent: 10, expiry_days: 545 },
    ],
  },
  {
    name: 'Сети клиник',
    is_active: true,
    is_default: false,
    rows: [
      { value: 0, percent: 5, expiry_days: 365 },
      { value: 50_000_000, percent: 8.5, expiry_days: 545 },
      { value: 200_000_000, percent: 12, expiry_days: 730 },
    ],
  },
  {
    name: 'Осень прошлого года',
    is_active: false,
    is_default: false,
    rows: [{ value: 0, percent: 4, expiry_days: 180 }],
  },
];

/** Terms of one company, by its index in the cast. */
export const ownPercent = { company: 2, percent: 6.5, daysLeft: 120 } as const;
