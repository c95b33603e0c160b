import type {
  StaffDirectorQuestion,
  StaffGiftOrder,
  StaffLegalRequest,
  StaffManagerRequest,
  StaffMarketingBalance,
  StaffOrder,
  StaffProd,
  StaffRefund,
  StaffReview,
  StaffStudentDocument,
} from '@odonta/api/contract';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';

/** One waiting record: its name, and the facts worth knowing before opening it. */
export interface Waiting {
  name: string;
  detail: string;
  isUrgent?: boolean;
}

export interface Queue {
  title: string;
  resource: string;
  filter: Record<string, unknown>;
  /** The right of the person who does the work: merely seeing the list is not enough. */
  right: Right;
  /** Said when nothing waits. */
  done: string;
  isUrgent?: true;
  /** Absent for a queue that is only counted. */
  describe?: (record: never) => Waiting;
}

export const queues: readonly Queue[] = [
  {
    title: 'Новые заявки',
    resource: 'manager_requests',
    filter: { status: 'CREATED' },
    right: 'manager_requests.confirm',
    done: 'Все заявки разобраны',
    describe: ({ name, prod, created_at, is_overdue }: StaffManagerRequest) => ({
      name,
      detail: [formatMoment(created_at), prod?.name].filter(Boolean).join(' · '),
      isUrgent: is_overdue,
    }),
  },
  {
    title: 'Просроченные заявки',
    resource: 'manager_requests',
    filter: { is_overdue: true },
    right: 'manager_requests.confirm',
    done: 'Никто не ждёт дольше срока',
    isUrgent: true,
  },
  {
    title: 'Заказы ждут подтверждения',
    resource: 'orders',
    filter: { status: 'CREATED' },
    right: 'orders.confirm_seat',
    done: 'Подтверждать нечего',
    describe: ({ number, last_name, prod, is_overdue }: StaffOrder) => ({
      name: `${number} · ${last_name}`,
      detail: prod.name,
      isUrgent: is_overdue,
    }),
  },
  {
    title: 'Возвраты ждут решения',
    resource: 'refunds',
    filter: { status: 'PREPARE' },
    right: 'refunds.approve_limit',
    done: 'Решать о возвратах нечего',
    describe: ({ order_number, prod_name, requested_sum, created_at }: StaffRefund) => ({
      name: `${order_number} · ${formatExact(requested_sum)}`,
      detail: `${formatMoment(created_at)} · ${prod_name}`,
    }),
  },
  {
    title: 'Групповые заявки',
    resource: 'legal_requests',
    filter: { status: 'CREATED', stage: ['DRAFT', 'AGREED'] },
    right: 'legal_requests.quote',
    done: 'Компании никого не ждут',
    describe: ({ number, company_name, prod }: StaffLegalRequest) => ({
      name: `${number} · ${company_name}`,
      detail: prod.name,
    }),
  },
  {
    title: 'Документы студентов',
    resource: 'student_documents',
    filter: { status: 'CREATED' },
    right: 'student_documents.approve',
    done: 'Все документы проверены',
    describe: ({ order_number, prod_name }: StaffStudentDocument) => ({
      name: `Заказ ${order_number}`,
      detail: prod_name,
    }),
  },
  {
    title: 'Подарки ждут выдачи',
    resource: 'gift_orders',
    filter: { status: 'CREATED' },
    right: 'gift_orders.confirm',
    done: 'Все подарки выданы',
    describe: ({ gift_name, last_name, created_at }: StaffGiftOrder) => ({
      name: gift_name,
      detail: `${formatMoment(created_at)} · ${last_name}`,
    }),
  },
  {
    title: 'Вывод остатка балансов',
    resource: 'marketing_balances',
    filter: { has_withdrawal: true },
    right: 'marketing_balances.refund',
    done: 'Выводить нечего',
    describe: ({ center_name, reserved }: StaffMarketingBalance) => ({
      name: center_name,
      detail: formatExact(reserved),
    }),
  },
  {
    title: 'Штрафы ждут решения',
    resource: 'marketing_balances',
    filter: { has_penalty: true },
    right: 'marketing_balances.post_penalty',
    done: 'Решать нечего',
  },
  {
    title: 'Курсы на модерации',
    resource: 'prods',
    filter: { status: 'CREATED' },
    right: 'prods.publish',
    done: 'Проверять нечего',
    describe: ({ name, date_edit }: StaffProd) => ({ name, detail: `Изменён ${formatMoment(date_edit)}` }),
  },
  {
    title: 'Вопросы директору',
    resource: 'director_questions',
    filter: { status: 'CREATED' },
    right: 'director_questions.answer',
    done: 'На все вопросы ответили',
    describe: ({ fio, comment, created_at }: StaffDirectorQuestion) => ({
      name: fio,
      detail: `${formatMoment(created_at)} · ${comment}`,
    }),
  },
  {
    title: 'Отзывы на проверке',
    resource: 'reviews',
    filter: { status: 'CREATED' },
    right: 'reviews.confirm',
    done: 'Все отзывы проверены',
    describe: ({ client_name, rating, prod, created_at }: StaffReview) => ({
      name: `${client_name}, оценка ${rating.toLocaleString('ru-RU')}`,
      detail: `${formatMoment(created_at)} · ${prod.name}`,
    }),
  },
];
