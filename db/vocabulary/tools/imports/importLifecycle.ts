import { lifecycle } from '../../lifecycle.ts';

export const importStatuses = {
  UPLOADED: { label: 'Файл загружен' },
  CHECKED: { label: 'Проверен' },
  APPLIED: { label: 'Выполнен' },
  ROLLED_BACK: { label: 'Отменён' },
} as const;
export type ImportStatus = keyof typeof importStatuses;

export const importLifecycle = lifecycle({
  initial: 'UPLOADED',
  statuses: importStatuses,
  transitions: {
    dry_run: { from: ['UPLOADED', 'CHECKED'], to: 'CHECKED', label: 'Проверить', done: 'Файл проверен' },
    apply: {
      from: ['CHECKED'],
      to: 'APPLIED',
      label: 'Импортировать',
      done: 'Импорт выполнен',
      of_version: true,
    },
    rollback: {
      from: ['APPLIED'],
      to: 'ROLLED_BACK',
      label: 'Отменить импорт',
      done: 'Импорт отменён',
      confirm_text:
        'Добавленные записи будут удалены, изменённые — возвращены к прежним значениям. Записи, которые с тех пор правили, останутся как есть.',
    },
  },
});
