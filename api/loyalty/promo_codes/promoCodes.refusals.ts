import { Center } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { forbidden, invalid } from '../../platform/http/errors.ts';

/** Codes of advertising are made by those who sell it, and there is none of them yet. */
export function refuseOthersScope(actor: SignedInUser, right: 'promo_codes.create'): void {
  if (staffAudience.allows(actor, right) === 'own' && !actor.roles.includes('ROP_COURSE')) throw forbidden();
}

export async function refuseUnknownCenter(
  id: number | null | undefined,
  transaction: Transaction,
): Promise<void> {
  if (id && !(await Center.findByPk(id, { transaction }))) throw invalid({ center_id: 'Такого центра нет' });
}
