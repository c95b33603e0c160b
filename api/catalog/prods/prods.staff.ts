import { Center, City, Prod, refreshDueCards } from '@odonta/db/models';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { prodTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { prodLifecycle } from '@odonta/db/vocabulary/catalog/prodLifecycle.ts';
import { publicationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { formatDay } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import { refuseWithLiveOrders } from '../../orders/liveOrders.ts';
import { pricesInOrder } from '../../orders/offer.ts';
import { seenSoonMs } from '../../platform/jobs/timed.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anyIn, anyOf, anywhere, byCode, byId, isTrue, since, until } from '../../platform/lists/filters.ts';
import { rejectingCourse } from '../prod_revisions/prodRevisions.schema.ts';
import { countViews } from '../prod_views/prodViews.open.ts';
import { searchProds } from '../search/search.open.ts';
import { prodEffects } from './effects.ts';
import { cancelAlone } from './prods.cancelAlone.ts';
import { copyOfProd } from './prods.copying.ts';
import { prodImports } from './prods.imports.ts';
import { overdueProds } from './prods.moderation.ts';
import { listSimilarProds, readProd } from './prods.open.ts';
import { notRejected, publishProd, rejectProd } from './prods.publishing.ts';
import { createProd, updateProd } from './prods.saving.ts';
import { cancelEventBody, prodBody } from './prods.schema.ts';
import { presentProds } from './prods.staff.presenter.ts';
import { refuseIncomplete } from './prods.writing.ts';

const typeIds = Object.keys(prodTypes).map(Number);

export const prodsForStaff = defineResource({
  name: 'prods',
  aliases: ['/prods/adm'],
  audience: staffAudience,
  impersonator: [
    ...writing,
    'submit',
    'publish',
    'reject',
    'withdraw',
    'pause_sales',
    'resume_sales',
    'archive',
  ],
  model: Prod,
  rows: (staff, scope) => (scope === 'own' ? { center_id: { [Op.in]: [...staff.managed_center_ids] } } : {}),
  include: [{ model: Center, as: 'center', paranoid: false }, { model: City, as: 'city' }, pricesInOrder()],
  present: presentProds,
  searched: {
    title: ['name'],
    detail: ['date_start', 'slug'],
    words: ['name', 'slug'],
  },
  copies: copyOfProd,
  imports: prodImports,
  list: {
    allow: 'prods.list',
    filters: {
      id: byId(),
      q: anywhere('name', 'slug'),
      status: byCode('status', publicationStatuses),
      type: anyOf('type', Joi.number().valid(...typeIds)),
      category: anyIn('categories', Joi.number().valid(...categories.map(({ id }) => id))),
      center_id: byId('center_id'),
      city_id: byId('city_id'),
      lecturer_id: { schema: Joi.number().integer().min(1), where: givenBy },
      is_draft: isTrue('is_draft'),
      date_from: since('date_start'),
      date_to: until('date_start'),
      is_overdue: overdueProds,
    },
    sort: [
      'id',
      'name',
      'date_start',
      'price',
      'date_edit',
      'created_at',
      'status',
      'type',
      'center_id',
      'version',
    ],
    facets: ['status', 'type'],
  },
  read: { allow: 'prods.show' },
  create: { allow: 'prods.create', body: prodBody, run: createProd },
  update: { allow: 'prods.edit', body: prodBody, run: updateProd },
  remove: {
    allow: 'prods.delete',
    run: ({ row, transaction }) => refuseWithLiveOrders({ prod_id: row.id }, transaction),
  },
  export: {
    allow: 'prods.export',
    columns: [
      'id',
      'name',
      { field: 'type', title: 'Тип', value: ({ type }) => prodTypes[type] },
      { field: 'center_id', title: 'Центр, №' },
      {
        field: 'date_start',
        value: ({ date_start }) => (date_start === null ? 'Дата открыта' : formatDay(date_start)),
      },
      { field: 'price_now', title: 'Цена сейчас, ₽' },
      { field: 'seats_total', title: 'Мест' },
      { field: 'seats_taken', title: 'Занято' },
      {
        field: 'status',
        value: ({ is_draft, status }) => (is_draft ? 'Черновик' : publicationStatuses[status].label),
      },
      { field: 'canonical', title: 'Адрес' },
    ],
  },
  lifecycle: prodLifecycle,
  transitions: {
    submit: {
      allow: 'prods.submit',
      run: async ({ row, transaction }) => {
        await refuseIncomplete(row, transaction);
        row.set({ is_draft: false, ...notRejected });
      },
    },
    publish: { allow: 'prods.publish', run: publishProd },
    reject: staffTransition(Prod, rejectingCourse, {
      allow: 'prods.reject',
      run: ({ row, body, reason, transaction }) => rejectProd(row, { ...body, reason }, transaction),
    }),
    withdraw: { allow: 'prods.withdraw' },
    pause_sales: {
      allow: 'prods.pause_sales',
      when: (row) => !row.sales_paused,
      run: ({ row }) => row.set('sales_paused', true),
    },
    resume_sales: {
      allow: 'prods.pause_sales',
      when: (row) => row.sales_paused,
      run: ({ row }) => row.set('sales_paused', false),
    },
    cancel_event: staffTransition(Prod, cancelEventBody, {
      allow: 'prods.cancel_event',
      lockFirst: cancelAlone,
      run: ({ row, body, actor, origin, transaction }) =>
        prodEffects().canceled(row, body, { by: staffAudience.auditActor(actor), origin }, transaction),
    }),
    archive: {
      allow: 'prods.archive',
      when: (row) => row.archived_at === null,
      run: ({ row }) => row.set('archived_at', new Date()),
    },
  },
  refersTo: [
    {
      of: 'specializations',
      column: 'speciality_ids',
      counted: ['курс', 'курса', 'курсов'],
      isList: true,
      isVersioned: true,
    },
    { of: 'cities', column: 'city_id', counted: ['курс', 'курса', 'курсов'], isVersioned: true },
    {
      of: 'lecturers',
      table: 'prod_lecturers',
      column: 'lecturer_id',
      beside: ['prod_id'],
      counted: ['курс', 'курса', 'курсов'],
    },
  ],
  endpoints: () => [searchProds, readProd, listSimilarProds, countViews],
  schedule: [
    {
      name: 'refresh_due_cards',
      pauseMs: seenSoonMs,
      because: 'a price that has ended must not be promised for another minute',
      work: refreshDueCards,
    },
  ],
});

function givenBy(lecturerId: number) {
  const { sequelize } = Prod;
  return {
    id: {
      [Op.in]: sequelize?.literal(
        `(select prod_id from prod_lecturers where lecturer_id = ${Number(lecturerId)})`,
      ),
    },
  };
}
