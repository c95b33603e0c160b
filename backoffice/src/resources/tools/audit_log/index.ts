import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import type { StaffAuditEntry } from '@odonta/api/contract';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../journals.ts'));

export const auditLog = resource<StaffAuditEntry>({
  name: 'audit_log',
  label: 'Журнал действий',
  group: 'journals',
  area: 'audit_log',
  icon: HistoryIcon,
  counted: ['действие', 'действия', 'действий'],
  empty: {
    title: 'Журнал пуст',
    text: 'Записи появляются сами: здесь остаётся каждое изменение — кто, когда и что сделал.',
  },
  titleOf: ({ id }) => `Действие № ${id}`,
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
  never: ['create', 'edit', 'delete'],
  screens: { list: screen('AuditList'), show: screen('AuditShow') },
});
