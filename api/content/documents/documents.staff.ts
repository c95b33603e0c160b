import type { StaffDocument } from '@odonta/api/contract';
import { Document } from '@odonta/db/models';
import { documentSrc, sizeInWords } from '@odonta/db/vocabulary/content/documents.ts';
import { formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { line } from '../../platform/http/validation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byId } from '../../platform/lists/filters.ts';

interface DocumentBody {
  title: string;
  file: { filename: string; size: number };
  sort?: number;
}

const documentBody = Joi.object<DocumentBody>({
  title: line(200).min(3).required(),
  file: Joi.object({
    filename: Joi.string()
      .guid()
      .required()
      .messages({ 'any.required': 'Загрузите файл', 'string.base': 'Загрузите файл' }),
    size: Joi.number().integer().min(1).required(),
    alt: line(300).allow(''),
  })
    .required()
    .messages({ 'any.required': 'Загрузите файл' }),
  sort: Joi.number().integer().min(0).max(10_000),
});

export const documentsForStaff = defineResource({
  name: 'documents',
  audience: staffAudience,
  model: Document,
  rows: () => ({}),
  present: (rows: Document[]): StaffDocument[] =>
    rows.map(({ id, title, filename, size, sort, version, created_at, updated_at }) => ({
      id,
      title,
      file: { filename, size },
      src: documentSrc(filename),
      sort,
      created_at: secondsOf(created_at),
      updated_at: secondsOf(updated_at),
      version,
    })),
  searched: {
    title: ['title'],
    detail: [],
    words: ['title'],
  },
  list: {
    allow: 'pages.list',
    filters: { id: byId(), q: anywhere('title') },
    sort: ['sort', 'id', 'title', 'updated_at'],
  },
  read: { allow: 'pages.show' },
  create: {
    allow: 'pages.create',
    body: documentBody,
    run: ({ body: { title, file, sort = 0 }, transaction }) =>
      Document.create({ title, sort, filename: file.filename, size: file.size }, { transaction }),
  },
  update: {
    allow: 'pages.edit',
    body: documentBody,
    run: async ({ row, body: { file, ...body } }) => {
      row.set({ ...body, ...(file ? { filename: file.filename, size: file.size } : {}) });
    },
  },
  remove: { allow: 'pages.delete' },
  export: {
    allow: 'pages.export',
    columns: [
      'id',
      'title',
      'src',
      { field: 'file', title: 'Размер', value: ({ file }) => sizeInWords(file.size) },
      'sort',
      { field: 'updated_at', value: ({ updated_at }) => formatMoment(updated_at) },
    ],
  },
});
