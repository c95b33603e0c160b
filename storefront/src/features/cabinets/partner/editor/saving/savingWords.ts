import { formatTime } from '@odonta/db/vocabulary/time.ts';
import type { SavingState } from './documentStore.ts';

/** The state of saving, as a person is told it; empty before anything was typed. */
export function savingInWords({ phase, savedAt, message, isStored, editing }: SavingState): string {
  switch (phase) {
    case 'saved':
      return savedAt === null ? '' : `Сохранено в ${formatTime(savedAt / 1000)}`;
    case 'typing':
    case 'saving':
      return 'Сохраняем…';
    case 'offline':
      return isStored
        ? 'Нет связи: изменения хранятся на этом устройстве'
        : 'Нет связи, и браузер не хранит изменения: не закрывайте страницу';
    case 'signedOut':
      return isStored
        ? 'Войдите снова: изменения сохранены на этом устройстве'
        : 'Войдите снова в соседней вкладке: браузер не хранит изменения';
    case 'refused':
      if (message) return `Не сохранено: ${message}`;
      return Object.keys(editing.conflicts).length > 0
        ? 'Поле изменил кто-то ещё: выберите значение'
        : isStored
          ? 'Исправьте отмеченные поля: они хранятся на этом устройстве'
          : 'Исправьте отмеченные поля и не закрывайте страницу: браузер их не хранит';
  }
}
