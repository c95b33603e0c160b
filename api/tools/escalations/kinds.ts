import {
  Article,
  Center,
  ManagerRequest,
  Order,
  Prod,
  ProdRevision,
  Review,
  type User,
} from '@odonta/db/models';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import type { Model, ModelStatic, Transaction } from 'sequelize';
import { overdueRevisions } from '../../catalog/prod_revisions/prodRevisions.filters.ts';
import { overdueProds } from '../../catalog/prods/prods.moderation.ts';
import { overdueDisputes, overdueReplies, overdueTexts } from '../../catalog/reviews/overdueReviews.ts';
import { overdueProposals } from '../../content/articles/proposals/overdueProposals.ts';
import { overdueRequests } from '../../content/manager_requests/overdueRequests.ts';
import { rolesOf, staffAtWork } from '../../identity/users/staffAtWork.ts';
import { overdueOrders } from '../../orders/orders.filters.ts';
import type { Filter } from '../../platform/lists/listQuery.ts';

/** A list of work in which records may wait longer than was promised. */
export interface EscalationKind {
  name: string;
  resource: 'articles' | 'manager_requests' | 'orders' | 'prods' | 'prod_revisions' | 'reviews';
  model: ModelStatic<Model>;
  overdue: Filter;
  one(id: number): string;
  many(count: number): string;
  /** Members of staff who answer for a record before their head does. */
  responsible?(ids: number[], transaction: Transaction): Promise<number[]>;
}

const late = 'дольше срока';

export const escalationKinds: readonly EscalationKind[] = [
  {
    name: 'manager_requests',
    resource: 'manager_requests',
    model: ManagerRequest,
    overdue: overdueRequests,
    one: (id) => `Заявка № ${id} ждёт ответа ${late}`,
    many: (count) => `Ждут ответа ${late}: ${plural(count, ['заявка', 'заявки', 'заявок'])}`,
    responsible: async (id, transaction) =>
      managersIn(await ManagerRequest.findAll({ where: { id }, transaction })),
  },
  {
    name: 'orders',
    resource: 'orders',
    model: Order,
    overdue: overdueOrders,
    one: (id) => `Центр не подтверждает заказ ${late}: запись № ${id}`,
    many: (count) => `Ждут подтверждения ${late}: ${plural(count, ['заказ', 'заказа', 'заказов'])}`,
    responsible: managersOfOrders,
  },
  {
    name: 'prods',
    resource: 'prods',
    model: Prod,
    overdue: overdueProds,
    one: (id) => `Курс № ${id} ждёт модератора ${late}`,
    many: (count) => `Ждут модератора ${late}: ${plural(count, ['курс', 'курса', 'курсов'])}`,
  },
  {
    name: 'prod_revisions',
    resource: 'prod_revisions',
    model: ProdRevision,
    overdue: overdueRevisions,
    one: (id) => `Правка № ${id} ждёт модератора ${late}`,
    many: (count) => `Ждут модератора ${late}: ${plural(count, ['правка', 'правки', 'правок'])}`,
  },
  {
    name: 'articles',
    resource: 'articles',
    model: Article,
    overdue: overdueProposals,
    one: (id) => `Статья лектора № ${id} ждёт редактора ${late}`,
    many: (count) => `Ждут редактора ${late}: ${plural(count, ['статья', 'статьи', 'статей'])} лекторов`,
    responsible: async (_ids, transaction) => editors(await staffAtWork(transaction)),
  },
  {
    name: 'reviews',
    resource: 'reviews',
    model: Review,
    overdue: overdueTexts,
    one: (id) => `Отзыв № ${id} ждёт модератора ${late}`,
    many: (count) => `Ждут модератора ${late}: ${plural(count, ['отзыв', 'отзыва', 'отзывов'])}`,
  },
  {
    name: 'review_replies',
    resource: 'reviews',
    model: Review,
    overdue: overdueReplies,
    one: (id) => `Ответ на отзыв № ${id} ждёт модератора ${late}`,
    many: (count) => `Ждут модератора ${late}: ${plural(count, ['ответ', 'ответа', 'ответов'])} на отзывы`,
  },
  {
    name: 'review_disputes',
    resource: 'reviews',
    model: Review,
    overdue: overdueDisputes,
    one: (id) => `Возражение центра на отзыв № ${id} ждёт решения ${late}`,
    many: (count) =>
      `Ждут решения ${late}: ${plural(count, ['возражение', 'возражения', 'возражений'])} на отзывы`,
  },
];

/** The manager of an order, or else of its centre. */
async function managersOfOrders(id: number[], transaction: Transaction): Promise<number[]> {
  const orders = await Order.findAll({ where: { id }, transaction });
  const orphaned = orders.filter(({ manager_id }) => manager_id === null).map(({ center_id }) => center_id);
  const centers = await Center.findAll({ where: { id: orphaned }, transaction });
  return managersIn([...orders, ...centers]);
}

const editors = (staff: readonly User[]) =>
  staff.filter((person) => rolesOf(person).includes('ARTICLES')).map(({ id }) => id);

const managersIn = (rows: readonly { manager_id: number | null }[]) =>
  rows.flatMap(({ manager_id }) => manager_id ?? []);
