import type { StaffProdRevision } from '@odonta/api/contract';
import { Center, Prod, ProdRevision, User } from '@odonta/db/models';
import { prodsEntity } from '@odonta/db/vocabulary/catalog/prods.entity.ts';
import { prodRevisionLifecycle } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { literal, Op, type WhereOptions } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anyOf, byId, since, until } from '../../platform/lists/filters.ts';
import { decideToApply, decideToReject, lockProdsOf } from './deciding.ts';
import { byCourseAndCenter, overdueRevisions } from './prodRevisions.filters.ts';
import { presentRevisions } from './prodRevisions.presenter.ts';
import { applying, rejectingCourse, revisionBody } from './prodRevisions.schema.ts';
import { reviseByStaff } from './revising.ts';

export const prodRevisionsForStaff = defineResource({
  name: 'prod_revisions',
  audience: staffAudience,
  model: ProdRevision,
  rows: (staff, scope) => (scope === 'own' ? ofCenters(staff.managed_center_ids) : {}),
  include: [
    {
      model: Prod,
      as: 'prod',
      paranoid: false,
      attributes: ['id', 'name', 'center_id'],
      include: [{ model: Center, as: 'center', paranoid: false, attributes: ['id', 'name'] }],
    },
    { model: User, as: 'author', paranoid: false, attributes: ['id', 'name'] },
    { model: User, as: 'decider', paranoid: false, attributes: ['id', 'name'] },
  ],
  present: presentRevisions,
  list: {
    allow: 'prod_revisions.list',
    filters: {
      id: byId(),
      q: byCourseAndCenter,
      status: anyOf('status', Joi.string().valid(...Object.keys(prodRevisionLifecycle.statuses))),
      prod_id: byId('prod_id'),
      created_by: byId('created_by'),
      submitted_from: since('submitted_at'),
      submitted_to: until('submitted_at'),
      is_overdue: overdueRevisions,
    },
    sort: ['id', 'submitted_at', 'created_at', 'status'],
    facets: ['status'],
  },
  read: { allow: 'prod_revisions.show' },
  create: {
    allow: 'prod_revisions.create',
    body: revisionBody,
    run: ({ body, actor, origin, transaction }) => reviseByStaff(body, actor, origin, transaction),
  },
  export: {
    allow: 'prod_revisions.export',
    columns: [
      'id',
      'prod_name',
      'center_name',
      { field: 'fields', value: fieldsInWords },
      'author_name',
      { field: 'status', value: ({ status }) => prodRevisionLifecycle.statuses[status].label },
      { field: 'submitted_at', value: ({ submitted_at }) => momentOrNothing(submitted_at) },
      { field: 'decided_at', value: ({ decided_at }) => momentOrNothing(decided_at) },
      'decider_name',
    ],
  },
  lifecycle: prodRevisionLifecycle,
  transitions: {
    apply: staffTransition(ProdRevision, applying, {
      allow: 'prod_revisions.apply',
      lockFirst: lockProdsOf,
      run: ({ row, body, actor, origin, transaction }) =>
        decideToApply(row, body, { staff: actor, origin }, transaction),
    }),
    reject: staffTransition(ProdRevision, rejectingCourse, {
      allow: 'prod_revisions.reject',
      lockFirst: lockProdsOf,
      run: ({ row, body, reason, actor, origin, transaction }) =>
        decideToReject(row, { ...body, reason }, { staff: actor, origin }, transaction),
    }),
    send: 'notOfStaff',
    withdraw: 'notOfStaff',
    discard: 'notOfStaff',
  },
});

function ofCenters(ids: readonly number[]): WhereOptions {
  const own = ids.map(Number).join() || 'null';
  return { prod_id: { [Op.in]: literal(`(select id from prods where center_id in (${own}))`) } };
}

function fieldsInWords({ fields }: Pick<StaffProdRevision, 'fields'>): string {
  return fields.map((field) => prodsEntity.fields[field]).join(', ');
}

function momentOrNothing(moment: number | null): string {
  return moment === null ? '' : formatMoment(moment);
}
