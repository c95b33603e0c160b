/** The parts of a course (`prod`): types, degrees, features and limits, with their labels. */

export const prodTypes = {
  2: 'Онлайн-курс, вебинар',
  3: 'Лекция',
  4: 'Практика',
  5: 'Лекция и практика',
  6: 'Семинар',
  7: 'Курс',
  8: 'Конгресс',
  9: 'Дистанционное обучение',
  10: 'Индивидуальный курс',
} as const;
export type ProdType = keyof typeof prodTypes;
export const prodTypeIds = Object.keys(prodTypes).map(Number) as ProdType[];

/** Type 7 comes only from old data; forms do not offer it. */
export const offeredProdTypes = prodTypeIds.filter((type) => type !== 7);
/** Types that take place somewhere, so that a city must be known. */
export const venueProdTypes: readonly ProdType[] = [3, 4, 5, 6, 8];
/** Types that happen online, so that a city would mislead. */
export const onlineProdTypes: readonly ProdType[] = [2, 9];

/** Any stored degree but LOW is shown as advanced. */
export const degrees = { LOW: 'Базовый', MIDDLE: 'Продвинутый' } as const;
export type Degree = keyof typeof degrees;

export const services = {
  1: 'Питание',
  2: 'Сертификат',
  3: 'Практика',
  4: 'Демонстрация',
  5: 'Аккредитационные баллы',
  6: 'Мастер-класс',
} as const;
export type ServiceId = keyof typeof services;

/** How far the accreditation of a course as continuing education has come. */
export const nmoStates = { NONE: 'не подано', SUBMITTED: 'подано', APPROVED: 'аккредитовано' } as const;
export type NmoState = keyof typeof nmoStates;

/** Accreditation points (ЗЕТ, НМО): feature 5 in detail. */
export interface Nmo {
  points: number;
  /** The number of the programme on the portal of continuing education. */
  code: string | null;
  speciality_ids: number[];
  state: NmoState;
  /** Since when the state applies, unix seconds. */
  date: number | null;
}

/** The features a course may promise: points only once its programme is accredited. */
export function promisedServices({
  services,
  nmo,
}: {
  services: readonly ServiceId[];
  nmo: Pick<Nmo, 'state'> | null;
}): ServiceId[] {
  return services.filter((id) => id !== 5 || nmo?.state === 'APPROVED');
}

export const prodLimits = {
  name: { min: 5, max: 180 },
  text: { min: 200, max: 20_000 },
  rich: 20_000,
  categories: { min: 1, max: 3 },
  duration: { min: 1, max: 576 },
  price: { min: 0, max: 5_000_000 },
  points: { min: 1, max: 500 },
  specialities: 30,
  lecturers: 20,
  prices: 30,
} as const;

export const seatsDisplays = {
  NUMBER: 'Точное число',
  FEW: 'Только «Последние места»',
  HIDDEN: 'Не показывать',
} as const;
