import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import type { StaffProd } from '@odonta/api/contract';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { degrees, prodTypes, services } from '@odonta/db/vocabulary/catalog/prod.ts';
import { prodLifecycle } from '@odonta/db/vocabulary/catalog/prodLifecycle.ts';
import { prodStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { paymentMethods, repricings } from '@odonta/db/vocabulary/orders/order.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

import { courseOption, seatsDisplays } from './labels.ts';

const screen = screensOf(() => import('../../catalog.ts'));

export const prods = resource<StaffProd>({
  name: 'prods',
  label: 'Курсы',
  group: 'catalog',
  area: 'prods',
  icon: SchoolIcon,
  isCopied: true,
  counted: ['курс', 'курса', 'курсов'],
  empty: {
    title: 'Курсов пока нет',
    text: 'Курс принадлежит учебному центру и остаётся черновиком, пока вы не отправите его на модерацию.',
  },
  optionOf: courseOption,
  titleOf: ({ name }) => name,
  fields: {
    ratings: 'Оценки',
    id: '№',
    name: 'Название',
    slug: 'Адрес страницы',
    canonical: 'Страница на сайте',
    center_id: 'Учебный центр',
    type: 'Формат',
    degree: 'Уровень',
    categories: 'Категории',
    services: 'Особенности',
    nmo: 'Аккредитационные баллы',
    series_id: 'Повторяет курс',
    city_id: 'Город',
    city_name: 'Город',
    address: 'Место проведения',
    is_date_open: 'Дата пока не назначена',
    date_start: 'Начало',
    date_end: 'Окончание',
    duration_hours: 'Академических часов',
    text: 'Описание',
    program: 'Программа',
    for_whom: 'Для кого',
    result: 'Чему научитесь',
    requirements: 'Что нужно от участника',
    file_preview: 'Обложка',
    price: 'Основная цена',
    price_now: 'Цена сейчас',
    prices: 'Варианты цен',
    price_warnings: 'На что обратить внимание в ценах',
    requires_confirmation: 'Место подтверждает центр',
    payment_methods: 'Способы оплаты',
    hold_minutes: 'Бронь при оплате картой, минут',
    invoice_days: 'Бронь по счёту, рабочих дней',
    refund_policy: 'Правила возврата',
    reprice_on_reduction: 'Если из группы кто-то ушёл',
    waitlist_hours: 'Ждать ответа из листа ожидания, часов',
    replace_hours: 'Замена участника, часов до начала',
    lecturer_ids: 'Лекторы',
    seats_total: 'Всего мест',
    seats_taken: 'Занято мест',
    seats_limits: 'Мест по вариантам участия',
    seats_display: 'Как показывать места',
    waitlist_enabled: 'Лист ожидания, когда мест нет',
    registration_from: 'Запись открывается',
    registration_to: 'Запись закрывается',
    sales_paused: 'Запись приостановлена',
    is_related_promotion: 'Участвует в партнёрских бонусах',
    is_partner_bonus_promo: 'Бонусная акция центра',
    disable_promotion: 'Не продвигать',
    is_draft: 'Черновик',
    status: 'Статус',
    state: 'Запись',
    published_at: 'Опубликован',
    archived_at: 'В архиве',
    created_at: 'Создан',
    date_edit: 'Изменён',
  },
  codes: {
    type: prodTypes,
    degree: degrees,
    services,
    status: labelsOf(prodLifecycle.statuses),
    state: prodStates,
    categories: Object.fromEntries(categories.map(({ id, name }) => [id, name])),
    seats_display: seatsDisplays,
    payment_methods: paymentMethods,
    reprice_on_reduction: repricings,
  },
  screens: {
    list: screen('ProdList'),
    edit: screen('ProdEdit'),
    create: screen('ProdCreate'),
    show: screen('ProdShow'),
  },
});
