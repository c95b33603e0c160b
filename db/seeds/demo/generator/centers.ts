import type { CategoryId } from '../../../vocabulary/catalog/categories.ts';
import { centers } from '../cast/centers.ts';
import type { CastCenter } from '../cast/types.ts';
import { courseCities } from './places.ts';
import type { Random } from './random.ts';

export interface ExtraCenter extends CastCenter {
  key: string;
  categories: readonly CategoryId[];
}

const kinds = [
  'Учебный центр',
  'Школа стоматологии',
  'Академия',
  'Учебная студия',
  'Центр практических навыков',
] as const;
const words = [
  'Эмаль',
  'Дентин',
  'Апекс',
  'Премоляр',
  'Бугорок',
  'Фарфор',
  'Альвеола',
  'Артикулятор',
  'Зонд',
  'Зеркало',
  'Прикус',
  'Оттиск',
  'Воск',
  'Снимок',
  'Лупа',
  'Гипс',
] as const;
const names = words.flatMap((first, index) =>
  words.slice(index + 1).map((second) => `${first} и ${second.toLowerCase()}`),
);
export const centersAtMost = names.length;

/**
 * Invented centres for a catalogue larger than the named cast. Requisites are those of the cast's bank, with
 * own numbers.
 */
export function makeCenters(count: number, random: Random): ExtraCenter[] {
  const sample = centers.fissura;
  return Array.from({ length: count }, (_, index) => {
    const city = random.weighed(courseCities);
    const short = names[(index * 37) % names.length];
    const inn = innOf(100 + index);
    return {
      ...sample,
      key: `extra-${index + 1}`,
      name: `${random.pick(kinds)} «${short}»`,
      email: `center-${index + 1}@demo.local`,
      phone: `+7 (495) 0${String(100_000 + index).slice(0, 2)}-${String(100_000 + index).slice(2, 4)}-${String(100_000 + index).slice(4)}`,
      kontact_phone: '+7 (495) 000-10-00',
      city,
      address: `Учебная улица, ${index + 1}`,
      pay_name: `ООО «${short}»`,
      pay_inn: inn,
      sale: random.between(8, 15),
      show_main: false,
      description: `Проводит курсы повышения квалификации для стоматологов: ${city} и соседние регионы, малые группы, практика на фантомах.`,
      status: 'CONFIRMED',
      categories: random.some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const, 4),
    };
  });
}

/** A tax number of the region 00, which does not exist, with a right check digit. */
function innOf(number: number): string {
  const digits = `0000${String(number).padStart(5, '0')}`;
  const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return `${digits}${(sum % 11) % 10}`;
}
