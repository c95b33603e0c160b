/** `course`: the bonus goes with an order of a course; `contact`: for the contacts that a visitor leaves. */
export const promotionTypes = {
  course: 'К заказу курса',
  contact: 'За контакты',
} as const;
export type PromotionType = keyof typeof promotionTypes;

export const benefitKinds = {
  DISCOUNT: 'Скидка',
  GIFT: 'Подарок',
  BONUS: 'Бонус',
} as const;
export type BenefitKind = keyof typeof benefitKinds;

/** The payer of the bonus. */
export const promotionBearers = {
  MERCHANT: 'Организация',
  PLATFORM: 'Площадка',
  SHARED: 'Организация и площадка',
} as const;
export type PromotionBearer = keyof typeof promotionBearers;

export const promotionPauses = {
  MERCHANT: 'Приостановлен организацией',
  STAFF: 'Приостановлен менеджером',
  BALANCE: 'Кончились деньги на балансе',
  DAILY_LIMIT: 'Достигнут лимит лидов за день',
  TOTAL_LIMIT: 'Достигнут общий лимит лидов',
} as const;
export type PromotionPause = keyof typeof promotionPauses;

export const promotionLimits = {
  name: { min: 5, max: 180 },
  text: { min: 10, max: 2000 },
  conditions: { min: 5, max: 2000 },
  benefit_value: 200,
  link: 500,
  categories: 12,
  cities: 100,
  types: 20,
  prods: 200,
  emails: 5,
  daily: 10_000,
  total: 1_000_000,
  days: 730,
} as const;

/** A balance must hold so many leads before a bonus goes to moderation. */
export const leadsToBegin = 5;
/** Bonuses beside one course. */
export const promotionsAtMost = 3;

/** Moderation covers these: a change of any of a published bonus sends it to moderation again. */
export const moderatedFields = [
  'name',
  'text',
  'conditions',
  'logo',
  'link',
  'benefit_kind',
  'benefit_value',
  'ad_company',
  'ad_inn',
  'ad_reg_number',
] as const;
