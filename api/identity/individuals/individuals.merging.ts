import type { Individual } from '@odonta/db/models';
import { conflict } from '../../platform/http/errors.ts';
import { endSessions } from '../sessions/accountSessions.ts';
import type { StaffMerging } from '../sessions/staffTransition.ts';

/** The duplicate is deleted, and its data that the kept record lacks is copied there. */
export const mergingOfIndividuals: StaffMerging<Individual> = {
  allow: 'individuals.merge',
  references: [
    {
      table: 'referrals',
      column: 'individual_id',
      counted: ['приглашённый друг', 'приглашённых друга', 'приглашённых друзей'],
    },
    { table: 'favourites', column: 'individual_id', beside: ['prod_id'] },
    { table: 'search_follows', column: 'individual_id', beside: ['filters'] },
  ],
  refuse({ kept, gone }) {
    const blocked = [kept, gone].find(({ status }) => status === 'BLOCKED');
    if (blocked) throw conflict(`Покупатель № ${blocked.id} заблокирован: сначала разблокируйте его`);
  },
  async absorb({ kept, gone, transaction }) {
    await endSessions({ audience: 'individual', id: gone.id }, 'BLOCKED', transaction);
    kept.set({
      phone: kept.phone ?? gone.phone,
      phone_proved_at: provedOf(kept, gone),
      email: kept.email ?? gone.email,
      password_hash: kept.password_hash ?? gone.password_hash,
      city: kept.city ?? gone.city,
      middle_name: kept.middle_name ?? gone.middle_name,
      bonus_phone: bonusPhoneOf(kept, gone),
      theme: kept.theme ?? gone.theme,
      interests: kept.interests ?? gone.interests,
      specializations: [...new Set([...kept.specializations, ...gone.specializations])],
      manager_id: kept.manager_id ?? gone.manager_id,
    });
  },
};

/** A kept phone was verified by the person who verified this one, not by another. */
const provedOf = (kept: Individual, gone: Individual): Date | null =>
  kept.phone === null || kept.phone === gone.phone
    ? (kept.phone_proved_at ?? gone.phone_proved_at)
    : kept.phone_proved_at;

/**
 * A second phone whose bonuses may be spent: it needs no further verification, so a phone typed into the
 * duplicate never becomes one. An owner with a verified phone keeps it.
 */
function bonusPhoneOf(kept: Individual, gone: Individual): string | null {
  if (kept.bonus_phone !== null || kept.phone_proved_at) return kept.bonus_phone;
  return gone.bonus_phone ?? (kept.phone !== null && gone.phone_proved_at ? gone.phone : null);
}
