import type { CategoryId } from '../../../vocabulary/catalog/categories.ts';
import { type ClassDay, movedBy } from '../../../vocabulary/catalog/classDays.ts';
import { onlineProdTypes, venueProdTypes } from '../../../vocabulary/catalog/prod.ts';
import type { Inclusion, IssuedDocument } from '../../../vocabulary/catalog/prodOffer.ts';
import type { ProgramDay } from '../../../vocabulary/catalog/programDays.ts';
import type { CastProd } from '../cast/types.ts';

/** The facts beside the price. Some centres fill in none of them, as in life. */
export function offerColumns(id: number, prod: CastProd, start: Date | null, nmoState: string | undefined) {
  if (id % 7 === 6) return unfilled;
  const isHere = venueProdTypes.includes(prod.type);
  const isPractical = prod.services.includes(3);
  return {
    schedule: start === null ? [] : scheduleOf(id, prod, start),
    directions: isHere && id % 3 !== 0 ? directions[id % directions.length] : null,
    issued_documents: documentsOf(id, prod, nmoState),
    inclusions: inclusionsOf(prod, isHere, isPractical),
    inclusions_note: isPractical && id % 2 === 0 ? 'Бинокуляры и налобный свет лучше взять свои.' : null,
    group_size: isPractical ? Math.min(12, prod.seats?.total ?? 12) : null,
    speciality_ids: specialitiesOf[prod.categories[0]],
  };
}

const unfilled = {
  schedule: [],
  directions: null,
  issued_documents: [],
  inclusions: [],
  inclusions_note: null,
  group_size: null,
  speciality_ids: [],
};

/** Of courses whose programme is told day by day: on their page instead of the text. */
export function programDaysOf({ program }: CastProd, schedule: readonly ClassDay[]): ProgramDay[] {
  const isDaily = schedule.length > 1 && program.length === schedule.length;
  if (!isDaily) return [];
  return program.map(({ title, items }, at) => ({
    title: title.replace(/^День \d+\.?\s*/, '') || null,
    items: items.map((text, place) => ({ time: hourOf(place, schedule[at]), text })),
  }));
}

function hourOf(place: number, day: ClassDay | undefined): string | null {
  const time = clock((10 + place * 2) * 60);
  return day && time >= day.from && time < day.to ? time : null;
}

/** Of the venue's clock: whole days where people come, an evening for a webinar. */
function scheduleOf(id: number, { type, timing, duration_hours }: CastProd, start: Date): ClassDay[] {
  const first = { day: start.toISOString().slice(0, 10), from: '10:00', to: '18:00', title: null };
  if (type === 2) {
    const from = timing.hour ?? 18;
    const minutes = Math.min(duration_hours * 45, (24 - from) * 60 - 15);
    return [{ ...first, from: clock(from * 60), to: clock(from * 60 + minutes) }];
  }
  if (!venueProdTypes.includes(type)) return [];
  const days = timing.days ?? 1;
  const isUneven = days > 1 && id % 3 === 0;
  return Array.from({ length: days }, (_, index) => movedBy([first], index))
    .flat()
    .map((each, index) => ({
      ...each,
      to: isUneven && index === days - 1 ? '15:00' : each.to,
      title: isUneven && type === 5 ? (index === 0 ? 'Лекция' : 'Практика на фантомах') : null,
    }));
}

function documentsOf(
  id: number,
  { services, duration_hours }: CastProd,
  nmoState?: string,
): IssuedDocument[] {
  return [
    ...(duration_hours >= 16 && id % 2 === 0 ? (['ADVANCED_TRAINING'] as const) : []),
    ...(services.includes(2) ? (['CERTIFICATE'] as const) : []),
    ...(nmoState === 'APPROVED' ? (['NMO_CODE'] as const) : []),
  ];
}

function inclusionsOf({ type, services }: CastProd, isHere: boolean, isPractical: boolean): Inclusion[] {
  return [
    ...(isHere && services.includes(1) ? (['COFFEE'] as const) : []),
    'MATERIALS',
    ...(isPractical ? (['CONSUMABLES', 'INSTRUMENTS'] as const) : []),
    ...(onlineProdTypes.includes(type) ? (['RECORDING'] as const) : []),
  ];
}

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const directions = [
  'Вход со двора, под вывеской учебного центра; на стойке назовите фамилию.\nПарковка во дворе бесплатная, место закажите за день.',
  'От остановки «Учебная» пять минут пешком в сторону парка.\nЛифт и пандус есть, учебный класс на третьем этаже.',
  'Бизнес-центр, пропуск оформим по билету: возьмите паспорт.\nПодземная парковка — 100 ₽ в час.',
];

/** Numbers of the dictionary of every installation, the main speciality first. */
const specialitiesOf: Record<CategoryId, readonly number[]> = {
  1: [1, 4],
  2: [8, 1, 4],
  3: [2, 9, 11],
  4: [7, 2],
  5: [3, 10],
  6: [6],
  7: [5, 17],
  8: [14, 15],
  9: [1, 3, 16],
  10: [13, 3],
  11: [4],
  12: [18, 19, 20],
};
