import { lifecycle } from '../../lifecycle.ts';
import { kopecksOf, roublesOf } from '../../money.ts';
import type { PromoRule } from '../../orders/quote.ts';

export const promoScopes = {
  COURSE: 'Курсы',
  BANNER: 'Баннеры',
  PINNING: 'Закрепления',
  MAILING: 'Рассылки',
} as const;
export type PromoScope = keyof typeof promoScopes;

export const promoEffects = {
  PERCENT: 'Скидка, %',
  SUM: 'Скидка с заказа, ₽',
  SET_PRICE: 'Цена за участника, ₽',
  FREE_WEEKS: 'Недели рекламы даром',
} as const;
export type PromoEffect = keyof typeof promoEffects;

export const promoBearers = {
  PLATFORM: 'Платформа',
  CENTER: 'Учебный центр',
  SHARED: 'Пополам по доле платформы',
} as const;
export type PromoBearer = keyof typeof promoBearers;

export const promoLifecycle = lifecycle({
  initial: 'ACTIVE',
  statuses: { ACTIVE: { label: 'Включён' }, OFF: { label: 'Выключен' } },
  transitions: {
    deactivate: {
      from: ['ACTIVE'],
      to: 'OFF',
      label: 'Выключить',
      done: 'Промокод выключен',
      confirm_text: 'Код перестанет действовать для новых заказов. Выключить?',
    },
  },
});
export type PromoStatus = keyof typeof promoLifecycle.statuses;

/** The state of a code by its dates and uses; derived and never stored. */
export const promoStates = {
  PLANNED: 'Ещё не начался',
  ACTIVE: 'Действует',
  USED_UP: 'Использован',
  ENDED: 'Закончился',
  OFF: 'Выключен',
} as const;
export type PromoState = keyof typeof promoStates;

/** All refusals of a code read the same: a stranger must not learn which codes exist. */
export const promoRefused = 'Промокод не действует';

export const promoLimits = { shortest: 5, longest: 30, batch: 1000 } as const;

interface Dated {
  status: PromoStatus;
  date_start: number;
  date_end: number | null;
  max_usages: number | null;
  used_count: number;
}

export function promoStateOf(
  { status, date_start, date_end, max_usages, used_count }: Dated,
  now: number,
): PromoState {
  if (status === 'OFF') return 'OFF';
  if (date_end !== null && date_end <= now) return 'ENDED';
  if (max_usages !== null && used_count >= max_usages) return 'USED_UP';
  return date_start > now ? 'PLANNED' : 'ACTIVE';
}

const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'АВЕКМНОРСТУХІ'].map((letter, index) => [letter, 'ABEKMHOPCTYXI'[index] ?? letter]),
);

/** The code in a form for comparison: reading aloud and typing in another alphabet do not matter. */
export const promoKeyOf = (code: string): string =>
  [...code.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '')]
    .map((letter) => (letter === '0' ? 'O' : (lookAlikes[letter] ?? letter)))
    .join('');

export const isPromoCode = (code: string): boolean => {
  const { length } = promoKeyOf(code);
  return /^[\p{L}\d-]+$/u.test(code) && length >= promoLimits.shortest && length <= promoLimits.longest;
};

/** Percentages and weeks are stored as they are, sums in kopecks. */
const isSum = (effect: PromoEffect) => effect === 'SUM' || effect === 'SET_PRICE';
export const storedPromoValue = (effect: PromoEffect, value: number): number =>
  isSum(effect) ? kopecksOf(value) : value;
export const shownPromoValue = (effect: PromoEffect, value: number): number =>
  isSum(effect) ? roublesOf(value) : value;

export const promoRuleOf = (of: {
  effect: PromoRule['effect'];
  value: number;
  min_total: number;
}): PromoRule => ({
  effect: of.effect,
  value: shownPromoValue(of.effect, of.value),
  min_total: roublesOf(of.min_total),
});
