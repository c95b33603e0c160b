import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import type { StaffImport } from '@odonta/api/contract';
import { importLifecycle } from '@odonta/db/vocabulary/tools/imports/importLifecycle.ts';
import { importSubjects } from '@odonta/db/vocabulary/tools/imports/importSubjects.ts';
import { importModes } from '@odonta/db/vocabulary/tools/imports/imports.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../imports.ts'));

export const imports = resource<StaffImport>({
  name: 'imports',
  label: 'Импорт',
  group: 'journals',
  area: 'imports',
  icon: ImportIcon,
  counted: ['импорт', 'импорта', 'импортов'],
  empty: {
    title: 'Файлов ещё не загружали',
    text: 'Скачайте файл-пример, впишите в него свои записи и загрузите: до записи вы увидите, что получится.',
  },
  never: ['edit'],
  titleOf: ({ filename }) => filename,
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
  screens: {
    list: screen('ImportList'),
    create: screen('ImportCreate'),
    show: screen('ImportShow'),
  },
});
