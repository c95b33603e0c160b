import { entity } from '../entity.ts';
import { callDirections, callOutcomes, callSources } from './calls.ts';

export const callsEntity = entity({
  name: 'calls',
  group: 'requests',
  label: 'Звонки',
  counted: ['звонок', 'звонка', 'звонков'],
  accusative: 'звонок',
  fields: {
    id: '№',
    source: 'Откуда запись',
    direction: 'Направление',
    phone: 'Телефон',
    client_name: 'Клиент',
    outcome: 'Итог',
    user_id: 'Сотрудник',
    user_name: 'Сотрудник',
    extension: 'Внутренний номер',
    started_at: 'Когда',
    answered_at: 'Ответ',
    ended_at: 'Окончание',
    duration: 'Разговор',
    note: 'Заметка',
    created_at: 'Записан',
    updated_at: 'Изменён',
  },
  codes: { source: callSources, direction: callDirections, outcome: callOutcomes },
});
