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
    dry_run: { from: ['UPLOADED', 'CHECKED'], to: 'CHECKED', label: 'Проверить' },
    apply: { from: ['CHECKED'], to: 'APPLIED', label: 'Импортировать' },
    rollback: {
      from: ['APPLIED'],
      to: 'ROLLED_BACK',
      label: 'Отменить импорт',
      confirm_text:
        'Добавленные записи будут удалены, изменённые — возвращены к прежним значениям. Записи, которые с тех пор правили, останутся как есть.',
    },
  },
});
