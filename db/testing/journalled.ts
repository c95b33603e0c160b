import { AuditEntry } from '@odonta/db/models';
import { Op } from 'sequelize';

/** The entries of these actions in the audit log, which also contains those of all others. */
export async function journalledBy(actions: () => Promise<void>): Promise<AuditEntry[]> {
  const last = Number(await AuditEntry.max('id'));
  await actions();
  return AuditEntry.findAll({ where: { id: { [Op.gt]: String(last) } }, order: ['id'] });
}
