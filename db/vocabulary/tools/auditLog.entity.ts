import { entity } from '../entity.ts';

export const auditLogEntity = entity({
  name: 'audit_log',
  group: 'tools',
  label: 'Журнал действий',
  counted: ['действие', 'действия', 'действий'],
  accusative: 'действие',
  fields: {
    actor_id: 'Кто, № записи',
    on_behalf_of_name: 'От чьего имени',
    id: '№',
    at: 'Когда',
    actor_name: 'Кто',
    actor_roles: 'Роли',
    action: 'Действие',
    resource: 'Раздел',
    record_id: 'Запись',
    changed: 'Что изменилось',
    reason: 'Причина',
    ip: 'IP-адрес',
    user_agent: 'Браузер',
    request_id: 'Номер запроса',
    parent_id: 'Часть действия',
  },
});
