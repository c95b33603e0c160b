import { AuditEntry } from '@odonta/db/models';
import { Op } from 'sequelize';

/** Entries of some actions in the audit log, which holds those of all others too. */
export async function journalledBy(actions: () => Promise<void>): Promise<AuditEntry[]> {
  const last = Number(await AuditEntry.max('id'));
  await actions();
  return AuditEntry.findAll({ where: { id: { [Op.gt]: String(last) } }, order: ['id'] });
}
