import type { StaffExport } from '@odonta/api/contract';
import type { ExportTask } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';

export const present = (task: ExportTask): StaffExport => ({
  id: task.id,
  resource: task.resource,
  format: task.query.format,
  status: task.status,
  done: task.done,
  total: task.total,
  error: task.error,
  created_at: secondsOf(task.created_at),
  expires_at: secondsOf(task.expires_at),
});
