import type { StaffLecturer } from '@odonta/api/contract';
import { Lecturer, ProdLecturer } from '@odonta/db/models';
import {
  type GalleryItem,
  galleryAtMost,
  galleryKinds,
} from '@odonta/db/vocabulary/catalog/lecturerGallery.ts';
import { lecturerLifecycle } from '@odonta/db/vocabulary/catalog/lecturerLifecycle.ts';
import { moderationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import Joi from 'joi';
import { Op, type Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { flag, id, line } from '../../platform/http/validation.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import { defineResource, type ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { anywhere, byCode, byId } from '../../platform/lists/filters.ts';
import { sanitised } from '../../platform/texts/sanitised.ts';
import { refuseUnknownCity } from '../dictionaries/refuseUnknown.ts';
import { enterCourses, lockEntered } from '../lecturer_invitations/entering.ts';
import { endInvitations, proposalsOf, refuseWithoutConsent } from '../lecturer_invitations/proposals.ts';
import { lecturerImports } from './lecturers.imports.ts';
import { mergingOfLecturers } from './lecturers.merging.ts';
import { listLecturers, readLecturer } from './lecturers.open.ts';
import { freeSef, lockSefs } from './lecturers.saving.ts';

interface LecturerBody {
  sef?: string;
  name: string;
  text?: string;
  city_id?: number | null;
  file_preview?: { filename: string | null; alt: string };
  gallery?: GalleryItem[];
}

const lecturerBody = Joi.object<LecturerBody>({
  sef: Joi.string()
    .pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(100),
  name: line(150).min(2).required(),
  text: Joi.string().allow('').max(10_000),
  city_id: id.allow(null),
  file_preview: Joi.object({ filename: line(200).allow(null), alt: line(300).allow('') }),
  gallery: Joi.array()
    .items(
      Joi.object({
        kind: Joi.valid(...Object.keys(galleryKinds)).required(),
        file: Joi.object({ filename: line(200).required(), alt: line(300).required() }).required(),
      }),
    )
    .max(galleryAtMost),
});

export const lecturersForStaff = defineResource({
  name: 'lecturers',
  audience: staffAudience,
  impersonator: [...writing, 'publish', 'reject', 'hide'],
  model: Lecturer,
  rows: () => ({}),
  present: presentLecturers,
  searched: {
    title: ['name'],
    detail: ['sef'],
    words: ['name', 'sef'],
  },
  merges: mergingOfLecturers,
  imports: lecturerImports,
  list: {
    allow: 'lecturers.list',
    filters: {
      id: byId(),
      q: anywhere('name', 'sef'),
      status: byCode('status', moderationStatuses),
      city_id: byId('city_id'),
      is_proposed: {
        schema: flag,
        where: (value: boolean) => ({ proposed_by_center_id: { [value ? Op.not : Op.is]: null } }),
      },
    },
    sort: ['id', 'name', 'status', 'created_at', 'updated_at'],
    facets: ['status'],
  },
  read: { allow: 'lecturers.show' },
  create: {
    allow: 'lecturers.create',
    body: lecturerBody,
    run: async ({ body, transaction }) => {
      const sef = body.sef ?? (await freeSef(body.name, transaction));
      await refuseTakenSef(sef, null, transaction);
      return Lecturer.create(
        { ...(await columnsOf(body, transaction)), sef, name: body.name },
        { transaction },
      );
    },
  },
  update: {
    allow: 'lecturers.edit',
    body: lecturerBody,
    run: async ({ row, body, transaction }) => {
      if (body.sef) await refuseTakenSef(body.sef, row.id, transaction);
      row.set(await columnsOf(body, transaction));
    },
  },
  remove: {
    allow: 'lecturers.delete',
    run: ({ row, transaction }) => endInvitations([row.id], transaction),
  },
  export: {
    allow: 'lecturers.export',
    columns: [
      'id',
      { field: 'name', title: 'Имя' },
      'sef',
      { field: 'status', value: ({ status }) => moderationStatuses[status].label },
    ],
  },
  lifecycle: lecturerLifecycle,
  transitions: {
    publish: {
      allow: 'lecturers.publish',
      lock: lockEntered,
      run: ({ row, transaction }) => refuseWithoutConsent(row, transaction),
      effects: ({ row, transaction }) => enterCourses(row, transaction),
    },
    reject: { allow: 'lecturers.reject' },
    hide: {
      allow: 'lecturers.hide',
      run: async ({ row, transaction }) => {
        const courses = await ProdLecturer.count({ where: { lecturer_id: row.id }, transaction });
        if (courses > 0) throw conflict('Лектор указан в курсах: сначала уберите его оттуда');
      },
    },
  },
  refersTo: [
    {
      of: 'cities',
      column: 'city_id',
      counted: ['лектор', 'лектора', 'лекторов'],
      isVersioned: true,
    },
  ],
  endpoints: () => [listLecturers, readLecturer],
});

async function presentLecturers(
  rows: Lecturer[],
  { transaction }: ReadContext<SignedInUser>,
): Promise<Omit<StaffLecturer, 'available_transitions'>[]> {
  const proposals = await proposalsOf(rows, transaction);
  return rows.map((row) => ({
    id: row.id,
    sef: row.sef,
    name: row.name,
    text: row.text,
    city_id: row.city_id,
    file_preview: { filename: row.filename, alt: row.alt ?? '' },
    gallery: row.gallery,
    status: row.status,
    proposed: proposals.get(row.id) ?? null,
    ...stampsOf(row),
  }));
}

async function columnsOf({ file_preview, text, ...body }: Partial<LecturerBody>, transaction: Transaction) {
  await refuseUnknownCity(body.city_id, transaction);
  return {
    ...body,
    ...(text === undefined ? {} : { text: sanitised(text) }),
    ...(file_preview ? { filename: file_preview.filename, alt: file_preview.alt } : {}),
  };
}

async function refuseTakenSef(sef: string, ownId: number | null, transaction: Transaction): Promise<void> {
  await lockSefs(transaction);
  const taken = await Lecturer.findOne({ where: { sef }, paranoid: false, transaction });
  if (taken && taken.id !== ownId) throw invalid({ sef: 'Такой адрес уже занят' });
}
