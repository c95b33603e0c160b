import type { OwnPromotion, PromotionFields } from '@odonta/api/contract';
import type { BenefitKind } from '@odonta/db/vocabulary/advertising/related/promotion.ts';

export interface Place {
  id: number;
  name: string;
}

/** As the fields of the form hold a bonus: texts, ticked numbers as texts, and cities with their names. */
export interface PromotionValues {
  name: string;
  text: string;
  conditions: string;
  benefit_kind: BenefitKind;
  benefit_value: string;
  link: string;
  logo: string;
  match_categories: string[];
  match_types: string[];
  match_cities: Place[];
  match_prods: string;
  starts_on: string;
  ends_on: string;
  daily_limit: string;
  total_limit: string;
  ad_company: string;
  ad_inn: string;
  ad_reg_number: string;
  notify_emails: string;
  notify_categories: string[];
  notify_cities: Place[];
}

export function valuesOf(promotion: Partial<OwnPromotion>): PromotionValues {
  const listed = (ids: readonly number[] = []) => ids.map(String);
  const places = (ids: readonly number[] = [], names: readonly string[] = []): Place[] =>
    ids.map((id, at) => ({ id, name: names[at] ?? String(id) }));
  return {
    ...{ name: promotion.name ?? '', text: promotion.text ?? '', conditions: promotion.conditions ?? '' },
    ...{ benefit_kind: promotion.benefit_kind ?? 'DISCOUNT', benefit_value: promotion.benefit_value ?? '' },
    ...{ link: promotion.link ?? '', logo: promotion.logo ?? '' },
    match_categories: listed(promotion.match_categories),
    match_types: listed(promotion.match_types),
    match_cities: places(promotion.match_cities, promotion.city_names),
    match_prods: (promotion.match_prods ?? []).join(', '),
    ...{ starts_on: promotion.starts_on ?? '', ends_on: promotion.ends_on ?? '' },
    daily_limit: String(promotion.daily_limit ?? ''),
    total_limit: String(promotion.total_limit ?? ''),
    ...{ ad_company: promotion.ad_company ?? '', ad_inn: promotion.ad_inn ?? '' },
    ad_reg_number: promotion.ad_reg_number ?? '',
    notify_emails: (promotion.notify_emails ?? []).join(', '),
    notify_categories: listed(promotion.notify_categories),
    notify_cities: places(promotion.notify_cities, promotion.notify_city_names),
  };
}

export const partsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** As the API takes it; what is empty is null. */
export const fieldsOf = (values: PromotionValues): PromotionFields => ({
  ...{ name: values.name, text: values.text, conditions: values.conditions },
  ...{ benefit_kind: values.benefit_kind, benefit_value: values.benefit_value },
  ...{ link: values.link.trim() || null, logo: values.logo || null },
  match_categories: values.match_categories.map(Number),
  match_types: values.match_types.map(Number),
  match_cities: values.match_cities.map(({ id }) => id),
  match_prods: partsOf(values.match_prods).map(Number),
  ...{ starts_on: values.starts_on, ends_on: values.ends_on },
  daily_limit: Number(values.daily_limit) || null,
  total_limit: Number(values.total_limit) || null,
  ad_company: values.ad_company.trim() || null,
  ad_inn: values.ad_inn.trim() || null,
  ad_reg_number: values.ad_reg_number.trim() || null,
  notify_emails: partsOf(values.notify_emails),
  notify_categories: values.notify_categories.map(Number),
  notify_cities: values.notify_cities.map(({ id }) => id),
});
