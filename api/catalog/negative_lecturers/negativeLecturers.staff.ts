import type { StaffNegativeLecturer } from '@odonta/api/contract';
import { Center, Lecturer, NegativeLecturer, User } from '@odonta/db/models';
import {
  closedNegativeLecturers,
  negativeLecturerLifecycle,
} from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import { maskName, maskText } from '@odonta/db/vocabulary/masks.ts';
import { requestStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { Op, type WhereOptions } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import { conflict } from '../../platform/http/errors.ts';
import { flag } from '../../platform/http/validation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anyOf, anywhere, byId, since, until } from '../../platform/lists/filters.ts';
import { correct } from './correcting.ts';
import { deleteOldNegativeLecturers, expireNegativeLecturers } from './expire.ts';
import { centerNegativeEndpoints } from './negativeLecturers.cabinet.ts';
import { negativeEvidenceEndpoints } from './negativeLecturers.evidence.ts';
import { lecturerNegativeEndpoints } from './negativeLecturers.lecturer.ts';
import { presentNegativeLecturers } from './negativeLecturers.presenter.ts';
import { appealing, confirming, negativeLecturerBody } from './negativeLecturers.schema.ts';
import { report } from './reporting.ts';
import { appeal, close, confirm } from './transitions.ts';

export const negativeLecturersForStaff = defineResource({
  name: 'negative_lecturers',
  audience: staffAudience,
  impersonator: 'refused',
  model: NegativeLecturer,
  rows: () => ({}),
  include: [
    { model: Lecturer, as: 'lecturer', paranoid: false, attributes: ['id', 'name'] },
    { model: Center, as: 'center', paranoid: false, attributes: ['id', 'name'] },
    { model: User, as: 'author', paranoid: false, attributes: ['id', 'name'] },
    { model: User, as: 'decider', paranoid: false, attributes: ['id', 'name'] },
  ],
  present: presentNegativeLecturers,
  // The journals are stored longer than the record: they do not repeat its texts.
  personal: {
    fio: maskName,
    about: maskText,
    appeal: maskText,
    appeal_answer: maskText,
    close_reason: maskText,
  },
  unrecorded: ['fio', 'lecturer_id'],
  searched: { title: ['fio'], detail: [], words: ['fio'] },
  list: {
    allow: 'negative_lecturers.list',
    filters: {
      id: byId(),
      q: anywhere('fio', 'about'),
      status: anyOf('status', Joi.string().valid(...Object.keys(requestStatuses))),
      lecturer_id: byId('lecturer_id'),
      author_center_id: byId('author_center_id'),
      is_appealed: { schema: flag, where: awaitingAnswer },
      created_from: since('created_at'),
      created_to: until('created_at'),
    },
    sort: ['id', 'created_at', 'fio', 'expires_at', 'status'],
    facets: ['status'],
  },
  read: { allow: 'negative_lecturers.show' },
  create: {
    allow: 'negative_lecturers.create',
    body: negativeLecturerBody,
    run: ({ body, actor, transaction }) => report(body, actor.id, transaction),
  },
  update: {
    allow: 'negative_lecturers.edit',
    body: negativeLecturerBody,
    run: ({ row, body, transaction }) => correct(row, body, transaction),
  },
  remove: { allow: 'negative_lecturers.delete', run: async ({ row }) => refuseUnlessClosed(row) },
  export: {
    allow: 'negative_lecturers.export',
    columns: [
      'id',
      'fio',
      'about',
      { field: 'author_center_id', title: 'Кто сообщил', value: reporterOf },
      'appeal',
      'appeal_answer',
      { field: 'status', value: ({ status }) => requestStatuses[status].label },
      { field: 'created_at', value: ({ created_at }) => formatMoment(created_at) },
      { field: 'expires_at', value: ({ expires_at }) => formatMoment(expires_at) },
    ],
  },
  lifecycle: negativeLecturerLifecycle,
  transitions: {
    confirm: staffTransition(NegativeLecturer, confirming, {
      allow: 'negative_lecturers.confirm',
      run: ({ row, body, actor }) => confirm(row, body, actor.id),
    }),
    reject: {
      allow: 'negative_lecturers.reject',
      run: ({ row, reason, actor }) => close(row, reason, actor.id),
    },
    cancel: {
      allow: 'negative_lecturers.cancel',
      run: ({ row, reason, actor }) => close(row, reason, actor.id),
    },
    appeal: staffTransition(NegativeLecturer, appealing, {
      allow: 'negative_lecturers.edit',
      when: (row) => row.appeal === null,
      run: ({ row, body }) => appeal(row, body.appeal),
    }),
    withdraw: 'notOfStaff',
    expire: 'notOfStaff',
  },
  refersTo: [
    {
      of: 'lecturers',
      column: 'lecturer_id',
      isVersioned: true,
      counted: ['запись о лекторе', 'записи о лекторе', 'записей о лекторе'],
    },
  ],
  endpoints: () => [...negativeEvidenceEndpoints, ...centerNegativeEndpoints, ...lecturerNegativeEndpoints],
  schedule: [
    { name: 'expire_negative_lecturers', every: 'hour', work: expireNegativeLecturers },
    { name: 'delete_negative_lecturers', every: 'hour', work: deleteOldNegativeLecturers },
  ],
});

/** Reports whose lecturer has objected and waits for an answer. */
function awaitingAnswer(isAwaited: boolean): WhereOptions {
  if (isAwaited) return { status: 'CREATED', appealed_at: { [Op.not]: null } };
  return { [Op.or]: [{ status: { [Op.ne]: 'CREATED' } }, { appealed_at: null }] };
}

function reporterOf({ center_name }: Pick<StaffNegativeLecturer, 'center_name'>): string {
  return center_name ?? 'Сотрудники «Одонты»';
}

function refuseUnlessClosed({ status }: NegativeLecturer): void {
  if (!closedNegativeLecturers.includes(status))
    throw conflict('Удалить можно только закрытую запись: сначала отклоните или отмените её');
}
