import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { importLifecycle } from './imports/importLifecycle.ts';
import { importSubjects } from './imports/importSubjects.ts';
import { importModes } from './imports/imports.ts';

export const importsEntity = entity({
  name: 'imports',
  table: 'import_tasks',
  group: 'tools',
  label: 'Импорт',
  counted: ['импорт', 'импорта', 'импортов'],
  accusative: 'импорт',
  fields: {
    id: '№',
    filename: 'Файл',
    resource: 'Что импортируется',
    status: 'Состояние',
    mode: 'Строки с ошибками',
    total: 'Строк',
    created: 'Добавлено',
    updated: 'Изменено',
    same: 'Без изменений',
    bad: 'С ошибками',
    kept: 'Осталось после отмены',
    by_id: 'Кто импортирует, №',
    by_name: 'Кто импортирует',
    undo_until: 'Можно отменить до',
    applied_at: 'Выполнен',
    created_at: 'Загружен',
  },
  codes: {
    status: labelsOf(importLifecycle.statuses),
    resource: labelsOf(importSubjects),
    mode: importModes,
  },
  lifecycle: importLifecycle,
  notOffered: {
    edit: 'What was brought in is a file that somebody had; a corrected one is another import.',
  },
});
