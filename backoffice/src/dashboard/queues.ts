import type {
  StaffArticle,
  StaffCall,
  StaffDirectorQuestion,
  StaffGiftOrder,
  StaffLegalRequest,
  StaffManagerRequest,
  StaffMarketingBalance,
  StaffOrder,
  StaffProd,
  StaffProdRevision,
  StaffRefund,
  StaffReview,
  StaffStudentDocument,
} from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { type QueueName, queueLists, type WaitingList } from '@odonta/db/vocabulary/platform/waitingLists.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { bannerQueues } from './bannerQueues.ts';
import { leadQueues } from './leadQueues.ts';
import { mailingQueues } from './mailingQueues.ts';
import { promotionQueue } from './promotionQueue.ts';

/** One waiting record: its name, and the facts worth knowing before opening it. */
export interface Waiting {
  name: string;
  detail: string;
  isUrgent?: boolean;
}

export interface Queue extends WaitingList {
  name: QueueName;
  title: string;
  /** Said when nothing waits. */
  done: string;
  isUrgent?: true;
  /** The column of the moment since which a record waits, where it is not its creation. */
  waitsSince?: string;
  /** Absent for a queue that is only counted. */
  describe?: (record: never) => Waiting;
}

export const queues: readonly Queue[] = [
  {
    title: 'Новые заявки',
    ...listOf('manager_requests'),
    done: 'Все заявки разобраны',
    describe: ({ name, prod, created_at, is_overdue }: StaffManagerRequest) => ({
      name,
      detail: [formatMoment(created_at), prod?.name].filter(Boolean).join(' · '),
      isUrgent: is_overdue,
    }),
  },
  overdue('Просроченные заявки', 'overdue_manager_requests', 'Никто не ждёт дольше срока'),
  {
    title: 'Пропущенные звонки',
    ...listOf('calls'),
    done: 'Всем перезвонили',
    describe: ({ phone, client_name, started_at }: StaffCall) => ({
      name: client_name ?? (phone ? formatPhone(phone) : 'Номер скрыт'),
      detail: formatMoment(started_at),
    }),
  },
  {
    title: 'Заказы ждут подтверждения',
    ...listOf('orders'),
    done: 'Подтверждать нечего',
    describe: ({ number, last_name, prod, is_overdue }: StaffOrder) => ({
      name: `${number} · ${last_name}`,
      detail: prod.name,
      isUrgent: is_overdue,
    }),
  },
  overdue('Просроченные заказы', 'overdue_orders', 'Центры подтверждают вовремя'),
  {
    title: 'Возвраты ждут решения',
    ...listOf('refunds'),
    done: 'Решать о возвратах нечего',
    describe: ({ order_number, prod_name, requested_sum, created_at }: StaffRefund) => ({
      name: `${order_number} · ${formatExact(requested_sum)}`,
      detail: `${formatMoment(created_at)} · ${prod_name}`,
    }),
  },
  {
    title: 'Групповые заявки',
    ...listOf('legal_requests'),
    done: 'Компании никого не ждут',
    describe: ({ number, company_name, prod }: StaffLegalRequest) => ({
      name: `${number} · ${company_name}`,
      detail: prod.name,
    }),
  },
  {
    title: 'Документы студентов',
    ...listOf('student_documents'),
    done: 'Все документы проверены',
    describe: ({ order_number, prod_name }: StaffStudentDocument) => ({
      name: `Заказ ${order_number}`,
      detail: prod_name,
    }),
  },
  {
    title: 'Подарки ждут выдачи',
    ...listOf('gift_orders'),
    done: 'Все подарки выданы',
    describe: ({ gift_name, last_name, created_at }: StaffGiftOrder) => ({
      name: gift_name,
      detail: `${formatMoment(created_at)} · ${last_name}`,
    }),
  },
  {
    title: 'Вывод остатка балансов',
    ...listOf('marketing_balances'),
    done: 'Выводить нечего',
    describe: ({ owner_name, reserved }: StaffMarketingBalance) => ({
      name: owner_name,
      detail: formatExact(reserved),
    }),
  },
  {
    title: 'Штрафы ждут решения',
    ...listOf('marketing_penalties'),
    done: 'Решать нечего',
  },
  {
    title: 'Курсы на модерации',
    ...listOf('prods'),
    done: 'Проверять нечего',
    describe: ({ name, due_at, date_edit }: StaffProd) => ({
      name,
      detail: dueOr(due_at, `Изменён ${formatMoment(date_edit)}`),
      isUrgent: isOverdue(due_at),
    }),
  },
  overdue('Просроченные курсы', 'overdue_prods', 'Курсы проверяются вовремя'),
  {
    title: 'Правки курсов на проверке',
    ...listOf('prod_revisions'),
    done: 'Все правки проверены',
    describe: ({ prod_name, center_name, due_at }: StaffProdRevision) => ({
      name: prod_name,
      detail: `${dueOr(due_at, 'Ждёт проверки')} · ${center_name}`,
      isUrgent: isOverdue(due_at),
    }),
  },
  overdue('Просроченные правки', 'overdue_prod_revisions', 'Правки проверяются вовремя'),
  {
    title: 'Вопросы директору',
    ...listOf('director_questions'),
    done: 'На все вопросы ответили',
    describe: ({ fio, comment, created_at }: StaffDirectorQuestion) => ({
      name: fio,
      detail: `${formatMoment(created_at)} · ${comment}`,
    }),
  },
  {
    title: 'Статьи на проверке',
    ...listOf('articles'),
    done: 'Все статьи прочитаны',
    waitsSince: 'date_edit',
    describe: ({ title, due_at, date_edit }: StaffArticle) => ({
      name: title,
      detail: dueOr(due_at, `Изменена ${formatMoment(date_edit)}`),
      isUrgent: isOverdue(due_at),
    }),
  },
  ...mailingQueues,
  ...bannerQueues,
  ...leadQueues,
  promotionQueue,
  overdue('Просроченные статьи', 'overdue_articles', 'Лекторам отвечают вовремя'),
  {
    title: 'Отзывы на проверке',
    ...listOf('reviews'),
    done: 'Все отзывы проверены',
    describe: ({ client_name, rating, prod, due_at }: StaffReview) => ({
      name: `${client_name}, оценка ${rating.toLocaleString('ru-RU')}`,
      detail: `${dueOr(due_at, 'Ждёт проверки')} · ${prod.name}`,
      isUrgent: isOverdue(due_at),
    }),
  },
  {
    title: 'Ответы на отзывы',
    ...listOf('review_replies'),
    done: 'Все ответы проверены',
    describe: ({ reply, prod }: StaffReview) => ({
      name: reply?.author_name ?? 'Ответ на отзыв',
      detail: `${dueOr(reply?.due_at ?? null, 'Ждёт проверки')} · ${prod.name}`,
      isUrgent: isOverdue(reply?.due_at ?? null),
    }),
  },
  {
    title: 'Отзывы оспорены центрами',
    ...listOf('disputed_reviews'),
    done: 'Спорных отзывов нет',
    describe: ({ client_name, rating, prod, dispute }: StaffReview) => ({
      name: `${client_name}, оценка ${rating.toLocaleString('ru-RU')}`,
      detail: `${dueOr(dispute?.due_at ?? null, 'Ждёт решения')} · ${prod.name}`,
      isUrgent: isOverdue(dispute?.due_at ?? null),
    }),
  },
  overdue('Просроченные отзывы', 'overdue_reviews', 'Отзывы, ответы и споры решаются вовремя'),
];

function listOf(name: QueueName): WaitingList & { name: QueueName } {
  return { name, ...queueLists[name] };
}

function overdue(title: string, name: QueueName, done: string): Queue {
  return { title, ...listOf(name), done, isUrgent: true };
}

function dueOr(due_at: number | null, otherwise: string): string {
  return due_at === null ? otherwise : `Проверить до ${formatMoment(due_at)}`;
}

function isOverdue(due_at: number | null): boolean {
  return due_at !== null && due_at * 1000 < Date.now();
}
