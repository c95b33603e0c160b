/** Reports for accountants and heads of sales, each with its own figures. */
export const reports = {
  sales: {
    title: 'Продажи',
    about: 'Что продано за период и что из проданного возвращено, по выбранному признаку.',
  },
  orders: { title: 'Реестр заказов', about: 'Заказы, оформленные за период, строка на заказ.' },
  refunds: {
    title: 'Возвраты',
    about: 'Возвраты, которые попросили за период: сколько, почему и что с ними.',
  },
  debtors: { title: 'Должники', about: 'Кто учится в долг: сколько должен сейчас и насколько опоздал.' },
  payouts: { title: 'Выплаты', about: 'Выплаты центрам за периоды, которые кончились в эти дни.' },
  agent: {
    title: 'Отчёт агента',
    about: 'Продажи от имени одного центра: сумма, комиссия, эквайринг, выплаты и остаток.',
  },
  reconciliation: {
    title: 'Акт сверки',
    about: 'Расчёты с одним центром или организацией: кто кому и за что должен.',
  },
  bonuses: {
    title: 'Бонусы',
    about: 'Сколько бонусов у покупателей сейчас: один бонус — один рубль скидки.',
  },
  vouchers: {
    title: 'Подарочные сертификаты',
    about:
      'Сколько денег сейчас на проданных сертификатах, сколько с них потрачено и сколько сгорело по сроку.',
  },
  requests: {
    title: 'Ответы на заявки',
    about: 'Как быстро отвечали на заявки, пришедшие за период, и сколько из них стало записями.',
  },
  adverts: {
    title: 'Реклама: места',
    about:
      'Сколько рекламных мест занято и сколько они принесли. Неделя относится к периоду, в котором началась.',
  },
  banner_figures: {
    title: 'Показы баннеров',
    about: 'Сколько раз баннеры показали, увидели и открыли за период.',
  },
  leads: {
    title: 'Лиды',
    about: 'Сколько людей попросили партнёрские бонусы за период, сколько из них купили и сколько списано.',
  },
  mailings: {
    title: 'Рекламные рассылки',
    about: 'Рассылки, которые начались за период: что стало с письмами и сколько заказов с них пришло.',
  },
  ad_register: {
    title: 'Для ОРД',
    about: 'Что сообщить оператору рекламных данных за месяц: показы и стоимость по каждому токену.',
  },
} as const;
export type ReportName = keyof typeof reports;

/** The groupings of sales. */
export const salesGroups = {
  center: 'Учебный центр',
  prod: 'Курс',
  category: 'Категория',
  city: 'Город',
  manager: 'Менеджер',
  channel: 'Источник рекламы',
} as const;
export type SalesGroup = keyof typeof salesGroups;

/** The groupings of places for adverts. */
export const advertGroups = { place: 'Место', week: 'Неделя с' } as const;
export type AdvertGroup = keyof typeof advertGroups;

/** How a cell is read: days as PostgreSQL writes them, money in roubles with kopecks. */
export type ReportCellKind = 'text' | 'day' | 'count' | 'money';

/** The smallest group of a report with sums only: smaller ones would reveal single people. */
export const fewestPeople = 5;

export const reportLimits = {
  /** Rows that a screen shows; a file has all of them. */
  previewed: 500,
} as const;
