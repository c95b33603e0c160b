import { Center } from '@odonta/db/models';
import type { PromoScope } from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import type { Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { forbidden, invalid } from '../../platform/http/errors.ts';

/** Codes of advertising are made by those who sell it, codes of courses by the head of sales. */
export function refuseOthersScope(
  actor: SignedInUser,
  right: 'promo_codes.create' | 'promo_codes.edit',
  scope: PromoScope = 'COURSE',
): void {
  if (staffAudience.allows(actor, right) === 'own' && !scopesOf(actor).includes(scope)) throw forbidden();
}

/** The codes that a narrowed role has to do with. */
export function scopesOf({ roles }: SignedInUser): PromoScope[] {
  return [
    ...(roles.includes('ROP_COURSE') ? (['COURSE'] as const) : []),
    ...(roles.includes('MANAGER_BANNER') ? (['BANNER', 'PINNING'] as const) : []),
  ];
}

export async function refuseUnknownCenter(
  id: number | null | undefined,
  transaction: Transaction,
): Promise<void> {
  if (id && !(await Center.findByPk(id, { transaction }))) throw invalid({ center_id: 'Такого центра нет' });
}
