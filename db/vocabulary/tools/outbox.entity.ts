import { entity } from '../entity.ts';
import { letterChannels, letterStatuses } from '../letters.ts';
import { labelsOf } from '../lifecycle.ts';

export const outboxEntity = entity({
  name: 'outbox',
  rights: 'queues',
  group: 'tools',
  label: 'Исходящие письма',
  counted: ['письмо', 'письма', 'писем'],
  accusative: 'письмо',
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
    read_at: 'Прочитано в кабинете',
  },
  codes: { status: labelsOf(letterStatuses), channel: letterChannels },
});
