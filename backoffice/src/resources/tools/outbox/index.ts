import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import type { StaffLetter } from '@odonta/api/contract';
import { letterChannels, letterStatuses } from '@odonta/db/vocabulary/letters.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../journals.ts'));

export const outbox = resource<StaffLetter>({
  name: 'outbox',
  label: 'Исходящие письма',
  group: 'journals',
  area: 'queues',
  icon: OutboxIcon,
  counted: ['письмо', 'письма', 'писем'],
  empty: {
    title: 'Писем ещё не было',
    text: 'Записи появляются сами: здесь видно каждое письмо и СМС, которые отправляет система.',
  },
  titleOf: ({ subject }) => subject,
  fields: {
    id: '№',
    channel: 'Канал',
    kind: 'Повод',
    to: 'Кому',
    subject: 'Тема',
    text: 'Текст',
    status: 'Статус',
    attempts: 'Попыток',
    error: 'Ошибка',
    resource: 'О чём',
    record_id: 'Запись',
    created_at: 'Создано',
    sent_at: 'Отправлено',
  },
  codes: { status: labelsOf(letterStatuses), channel: letterChannels },
  never: ['create', 'edit', 'delete'],
  screens: { list: screen('LetterList'), show: screen('LetterShow') },
});
