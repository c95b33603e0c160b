import type { IssuedDocument } from '../catalog/prodOffer.ts';
import { formatPrice } from '../money.ts';
import { percentOf } from './payments/shares.ts';

/**
 * The social deduction for one's own education: Tax Code, article 219, paragraph 1, subparagraph 2. The limit is
 * for the costs of a year, of medicine and sport together, since 2024. Sums are roubles.
 */
export const taxDeduction = { percent: 13, yearLimit: 150_000, form: 'КНД 1151158' } as const;

/** Documents of programmes of education, which only a licensed centre may teach. A congress is none. */
const ofEducation: readonly IssuedDocument[] = ['ADVANCED_TRAINING', 'RETRAINING'];

/** Whether a price is a cost of education by law. */
export const isDeductible = (documents: readonly IssuedDocument[], hasLicense: boolean): boolean =>
  hasLicense && documents.some((document) => ofEducation.includes(document));

/** How much of the tax comes back at most, in whole roubles. */
export const taxBack = (paid: number): number =>
  percentOf(Math.min(paid, taxDeduction.yearLimit), taxDeduction.percent);

export const taxBackLine = (paid: number): string =>
  `Налоговый вычет: вернёте до ${formatPrice(taxBack(paid))}`;

/** The conditions, as a course and an order name them. */
export const taxBackRules: readonly string[] = [
  `Налоговая возвращает ${taxDeduction.percent}\u00a0% оплаты тому, кто платит за своё обучение сам и с чьих доходов удерживают НДФЛ.`,
  `За год учитывают до ${formatPrice(taxDeduction.yearLimit)} расходов на обучение, лечение и спорт вместе.`,
  `Понадобится справка об оплате (${taxDeduction.form}): её выдаёт учебный центр по заявлению.`,
];
