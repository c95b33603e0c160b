/** Bonuses of the first individuals, by their place in the cast: how many, for what, and how long they still live. */
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
