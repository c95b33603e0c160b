import type { LegalRight } from '../sales/companies/legalUser.ts';

/** The sections of a cabinet besides its first page: the address, and the name in its menu. */
export const individualSections = {
  orders: { label: 'Заказы' },
  tickets: { label: 'Билеты' },
  documents: { label: 'Документы' },
  bonuses: { label: 'Бонусы' },
  favourites: { label: 'Избранное' },
  gifts: { label: 'Подарки' },
  reviews: { label: 'Отзывы' },
  letters: { label: 'Письма' },
} as const;
export type IndividualSection = keyof typeof individualSections;

/** Of a company's cabinet; a section without a right is for every member. */
export const legalSections = {
  orders: { label: 'Заказы', right: 'orders' },
  requests: { label: 'Групповые заявки', right: 'orders' },
  invoices: { label: 'Счета', right: 'documents' },
  documents: { label: 'Документы', right: 'documents' },
  bonuses: { label: 'Бонусы', right: 'documents' },
  employees: { label: 'Сотрудники', right: 'orders' },
  training: { label: 'Обучение', right: null },
  tickets: { label: 'Мои билеты', right: null },
  members: { label: 'Доступ', right: 'members' },
} as const satisfies Record<string, { label: string; right: LegalRight | null }>;
export type LegalSection = keyof typeof legalSections;

/** Of a training centre's cabinet; the API sends its roles. */
export const partnerSections = {
  courses: { label: 'Курсы' },
  orders: { label: 'Заказы' },
  'check-in': { label: 'Отметка участников' },
  demand: { label: 'Спрос' },
  analytics: { label: 'Аналитика' },
  reviews: { label: 'Отзывы' },
  payouts: { label: 'Выплаты' },
  requisites: { label: 'Реквизиты' },
  balance: { label: 'Баланс' },
  advertising: { label: 'Реклама' },
  'negative-lecturers': { label: 'Негативные лекторы' },
  members: { label: 'Доступ' },
  webhooks: { label: 'Вебхуки' },
  letters: { label: 'Письма' },
} as const;
export type PartnerSection = keyof typeof partnerSections;
