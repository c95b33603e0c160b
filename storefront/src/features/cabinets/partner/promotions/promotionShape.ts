import type { OwnPromotion } from '@odonta/api/contract';
import { promotionLimits as limits } from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import { isEmail } from '@odonta/db/vocabulary/patterns.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { markLabels } from '../advertising/MarksFields.tsx';
import { type PromotionValues, partsOf, valuesOf } from './promotionValues.ts';

const isCourseList = (typed: string) => partsOf(typed).every((part) => /^[1-9]\d{0,8}$/.test(part));
const isEmailList = (typed: string) =>
  partsOf(typed).every(isEmail) && partsOf(typed).length <= limits.emails;

const atMost = (value: number) => ({ max: { value, message: `Не длиннее ${value} знаков` } });

export const promotionShape = (
  name: string,
  given: Partial<OwnPromotion>,
): FormShape<PromotionValues & Record<string, unknown>> => ({
  name,
  labels: {
    name: 'Название',
    text: 'Предложение',
    conditions: 'Условия',
    benefit_kind: 'Выгода',
    benefit_value: 'Размер выгоды',
    link: 'Ссылка',
    logo: 'Логотип',
    match_categories: 'Категории курсов',
    match_types: 'Форматы курсов',
    match_cities: 'Города курсов',
    match_prods: 'Отдельные курсы',
    starts_on: 'Первый день',
    ends_on: 'Последний день',
    daily_limit: 'Лидов в день не больше',
    total_limit: 'Лидов всего не больше',
    ...markLabels,
    notify_emails: 'Почта для лидов',
    notify_categories: 'Уведомлять о категориях',
    notify_cities: 'Уведомлять о городах',
  },
  rules: {
    name: { required: 'Назовите бонус', ...atMost(limits.name.max) },
    text: { required: 'Напишите, что вы предлагаете', ...atMost(limits.text.max) },
    conditions: { required: 'Напишите условия', ...atMost(limits.conditions.max) },
    benefit_value: { required: 'Напишите, какая это выгода', ...atMost(limits.benefit_value) },
    link: atMost(limits.link),
    match_prods: { format: { test: isCourseList, message: 'Номера курсов через запятую' } },
    starts_on: { required: 'Укажите первый день' },
    ends_on: { required: 'Укажите последний день' },
    daily_limit: {},
    total_limit: {},
    ad_company: {},
    ad_inn: {},
    ad_reg_number: {},
    notify_emails: { format: { test: isEmailList, message: 'До пяти адресов почты через запятую' } },
  },
  empty: valuesOf(given) as PromotionValues & Record<string, unknown>,
  // Lists are no texts.
  secret: ['match_categories', 'match_types', 'match_cities', 'notify_categories', 'notify_cities'],
});
