import { Center, type LegalRequest } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { cardPath, notify } from '../../platform/notices/notify.ts';

/** Notifies the manager of the centre, and the author of the request. */
export async function notifyStaffInCharge(
  { id, center_id, created_by }: LegalRequest,
  text: string,
  transaction: Transaction,
): Promise<void> {
  const center = await Center.findByPk(center_id, { paranoid: false, transaction });
  const to = [created_by, center?.manager_id ?? null].filter((one) => one !== null && one !== undefined);
  await notify({ to, kind: 'legal_request', text, path: cardPath('legal_requests', id) }, transaction);
}
