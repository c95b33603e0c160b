import PromoIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import type { StaffPromoCode } from '@odonta/api/contract';
import {
  promoBearers,
  promoEffects,
  promoLifecycle,
  promoScopes,
  promoStates,
} from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../loyalty.ts'));

export const promoCodes = resource<StaffPromoCode>({
  name: 'promo_codes',
  label: 'Промокоды',
  group: 'loyalty',
  area: 'promo_codes',
  icon: PromoIcon,
  counted: ['промокод', 'промокода', 'промокодов'],
  empty: {
    title: 'Промокодов пока нет',
    text: 'Создайте один код для всех или партию кодов, каждый на один заказ.',
  },
  titleOf: ({ code }) => code,
  fields: {
    id: '№',
    name: 'Название',
    code: 'Код',
    scope: 'На что',
    effect: 'Что даёт',
    value: 'Сколько',
    min_total: 'От суммы заказа, ₽',
    center_id: 'Учебный центр',
    prod_ids: 'Курсы',
    categories: 'Категории',
    is_one: 'На один заказ',
    max_usages: 'Сколько раз можно',
    per_owner_limit: 'Раз на покупателя',
    used_count: 'Использован',
    cost_bearer: 'Кто оплачивает скидку',
    platform_percent: 'Доля платформы, %',
    tag: 'Партия',
    about: 'Для чего',
    date_start: 'Начало',
    date_end: 'Конец',
    status: 'Статус',
    state: 'Состояние',
    created_at: 'Создан',
    updated_at: 'Изменён',
  },
  codes: {
    status: labelsOf(promoLifecycle.statuses),
    scope: promoScopes,
    effect: promoEffects,
    cost_bearer: promoBearers,
    state: promoStates,
  },
  screens: {
    list: screen('PromoCodeList'),
    create: screen('PromoCodeCreate'),
    edit: screen('PromoCodeEdit'),
    show: screen('PromoCodeShow'),
  },
});
