import { AuditEntry } from '@odonta/db/models';
import { Op } from 'sequelize';

/** What some deeds leave in the journal, which keeps the entries of all others too. */
export async function journalledBy(actions: () => Promise<void>): Promise<AuditEntry[]> {
  const last = Number(await AuditEntry.max('id'));
  await actions();
  return AuditEntry.findAll({ where: { id: { [Op.gt]: String(last) } }, order: ['id'] });
}
