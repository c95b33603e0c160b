import type {
  Article,
  Banner,
  Center,
  City,
  DirectorQuestion,
  Document,
  GiftOrder,
  Individual,
  Lecturer,
  LegalRequest,
  LegalUser,
  Letter,
  ManagerRequest,
  Order,
  Page,
  Pinning,
  Prod,
  Redirect,
  Review,
  Specialization,
  TopStrip,
  User,
  WaitlistEntry,
} from '@odonta/db/models';
import { bannerCampaignsForStaff } from '../../advertising/banner_campaigns/bannerCampaigns.staff.ts';
import { pinningsForStaff } from '../../advertising/pinnings/pinnings.staff.ts';
import { topStripForStaff } from '../../advertising/top_strip/topStrip.staff.ts';
import { centersForStaff } from '../../catalog/centers/centers.staff.ts';
import { citiesForStaff, specializationsForStaff } from '../../catalog/dictionaries/dictionaries.staff.ts';
import { lecturersForStaff } from '../../catalog/lecturers/lecturers.staff.ts';
import { prodsForStaff } from '../../catalog/prods/prods.staff.ts';
import { reviewsForStaff } from '../../catalog/reviews/reviews.staff.ts';
import { articlesForStaff } from '../../content/articles/articles.staff.ts';
import { directorQuestionsForStaff } from '../../content/director_questions/directorQuestions.staff.ts';
import { documentsForStaff } from '../../content/documents/documents.staff.ts';
import { managerRequestsForStaff } from '../../content/manager_requests/managerRequests.staff.ts';
import { pagesForStaff } from '../../content/pages/pages.staff.ts';
import { redirectsForStaff } from '../../content/redirects/redirects.staff.ts';
import { individualsForStaff } from '../../identity/individuals/individuals.staff.ts';
import { usersForStaff } from '../../identity/users/users.staff.ts';
import { giftOrdersForStaff } from '../../loyalty/gift_orders/giftOrders.staff.ts';
import { legalRequestsForStaff } from '../../sales/legal_requests/legalRequests.staff.ts';
import { legalUsersForStaff } from '../../sales/legal_users/legalUsers.staff.ts';
import { ordersForStaff } from '../../sales/orders/orders.staff.ts';
import { waitlistForStaff } from '../../sales/waitlist/waitlist.staff.ts';
import { outboxForStaff } from '../outbox/outbox.staff.ts';
import { type Searchable, searchable } from './searchable.ts';

/** What the search of the back-office looks into, in the order in which it answers. */
export const searchables: readonly Searchable[] = [
  searchable<ManagerRequest>(managerRequestsForStaff, {
    label: 'Заявки',
    title: ['name'],
    detail: ['phone', 'email', 'city'],
    words: ['name', 'phone', 'email', 'city'],
    phones: ['phone'],
    emails: ['email'],
  }),
  searchable<DirectorQuestion>(directorQuestionsForStaff, {
    label: 'Вопросы директору',
    title: ['fio'],
    detail: ['tel', 'email', 'specialization'],
    words: ['fio', 'tel', 'email', 'comment'],
    phones: ['tel'],
    emails: ['email'],
  }),
  searchable<Prod>(prodsForStaff, {
    label: 'Курсы',
    title: ['name'],
    detail: ['date_start', 'slug'],
    words: ['name', 'slug'],
  }),
  searchable<Lecturer>(lecturersForStaff, {
    label: 'Лекторы',
    title: ['name'],
    detail: ['sef'],
    words: ['name', 'sef'],
  }),
  searchable<Center>(centersForStaff, {
    label: 'Учебные центры',
    title: ['name'],
    detail: ['city', 'email', 'phone'],
    words: ['name', 'city', 'email', 'phone', 'kontact_name', 'kontact_phone'],
    phones: ['phone', 'kontact_phone'],
    emails: ['email'],
    taxNumbers: ['pay_inn'],
    areas: { pay_inn: 'center_requisites' },
  }),
  searchable<Order>(ordersForStaff, {
    label: 'Заказы',
    title: ['number'],
    detail: ['last_name', 'email', 'phone'],
    words: ['number', 'last_name', 'email', 'phone'],
    phones: ['phone'],
    emails: ['email'],
  }),
  searchable<WaitlistEntry>(waitlistForStaff, {
    label: 'Лист ожидания',
    title: ['last_name', 'first_name'],
    detail: ['email', 'phone'],
    words: ['last_name', 'first_name', 'email', 'phone'],
    phones: ['phone'],
    emails: ['email'],
  }),
  searchable<LegalRequest>(legalRequestsForStaff, {
    label: 'Групповые заявки',
    title: ['number'],
    detail: ['company_name', 'email', 'phone'],
    words: ['number', 'company_name', 'last_name', 'email', 'phone'],
    phones: ['phone'],
    emails: ['email'],
    taxNumbers: ['inn'],
  }),
  searchable<Individual>(individualsForStaff, {
    label: 'Физлица',
    title: ['last_name', 'first_name', 'middle_name'],
    // How to reach a buyer is revealed one at a time, and written down.
    detail: ['city'],
    words: ['last_name', 'first_name', 'middle_name'],
    phones: ['phone'],
    emails: ['email'],
  }),
  searchable<LegalUser>(legalUsersForStaff, {
    label: 'Юрлица',
    title: ['name'],
    detail: ['inn', 'address'],
    words: ['name'],
    taxNumbers: ['inn'],
  }),
  searchable<GiftOrder>(giftOrdersForStaff, {
    label: 'Заказы подарков',
    title: ['gift_name'],
    detail: ['last_name', 'email', 'phone'],
    words: ['gift_name', 'last_name', 'email', 'phone'],
    phones: ['phone'],
    emails: ['email'],
  }),
  searchable<Review>(reviewsForStaff, {
    label: 'Отзывы',
    title: ['client_name'],
    detail: ['email', 'text'],
    words: ['client_name', 'email', 'text'],
    emails: ['email'],
  }),
  searchable<Article>(articlesForStaff, {
    label: 'Статьи',
    title: ['title'],
    detail: ['slug'],
    words: ['title', 'slug'],
  }),
  searchable<Banner>(bannerCampaignsForStaff, {
    label: 'Баннеры',
    title: ['alt'],
    detail: ['ad_company', 'ad_inn'],
    words: ['alt', 'ad_company', 'ad_reg_number', 'url'],
    taxNumbers: ['ad_inn'],
  }),
  searchable<Pinning>(pinningsForStaff, {
    label: 'Закрепления',
    title: ['ad_company'],
    detail: ['ad_inn', 'ad_reg_number'],
    words: ['ad_company', 'ad_reg_number', 'info'],
    taxNumbers: ['ad_inn'],
  }),
  searchable<TopStrip>(topStripForStaff, {
    label: 'Верхняя плашка',
    title: ['header'],
    detail: ['text'],
    words: ['header', 'text'],
  }),
  searchable<User>(usersForStaff, {
    label: 'Пользователи',
    title: ['name'],
    detail: ['email', 'phone'],
    words: ['name', 'email', 'phone'],
    phones: ['phone'],
    emails: ['email'],
  }),
  searchable<Page>(pagesForStaff, {
    label: 'Страницы',
    title: ['title'],
    detail: ['path'],
    words: ['title', 'path', 'h1'],
  }),
  searchable<Document>(documentsForStaff, {
    label: 'Документы',
    title: ['title'],
    detail: [],
    words: ['title'],
  }),
  searchable<Redirect>(redirectsForStaff, {
    label: 'Переадресации',
    title: ['from_path'],
    detail: ['to_path'],
    words: ['from_path', 'to_path'],
  }),
  searchable<City>(citiesForStaff, {
    label: 'Города',
    title: ['name'],
    detail: ['region'],
    words: ['name', 'region'],
  }),
  searchable<Specialization>(specializationsForStaff, {
    label: 'Специализации',
    title: ['name'],
    detail: [],
    words: ['name'],
  }),
  searchable<Letter>(outboxForStaff, {
    label: 'Исходящие письма',
    title: ['subject'],
    detail: ['to'],
    words: ['to', 'subject'],
    emails: ['to'],
  }),
];
