import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import type { StaffAuditEntry } from '@odonta/api/contract';
import { auditLogEntity } from '@odonta/db/vocabulary/tools/auditLog.entity.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./AuditScreens.tsx'));

export const auditLog = resource<StaffAuditEntry, typeof auditLogEntity>(auditLogEntity, {
  icon: HistoryIcon,
  empty: {
    title: 'Журнал пуст',
    text: 'Записи появляются сами: здесь остаётся каждое изменение — кто, когда и что сделал.',
  },
  titleOf: ({ id }) => `Действие № ${id}`,
  never: ['create', 'edit', 'delete'],
  screens: { list: screen('AuditList'), show: screen('AuditShow') },
});
