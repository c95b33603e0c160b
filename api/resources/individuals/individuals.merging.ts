import { Individual } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { invalid } from '../../http/errors.ts';
import { endSessions } from '../../sessions/accountSessions.ts';

/** The duplicate goes, and what it alone knew stays with the one that is kept. */
export async function mergeInto(kept: Individual, fromId: number, transaction: Transaction): Promise<void> {
  const from = await Individual.findOne({
    where: { id: fromId, merged_into: null },
    transaction,
    lock: true,
  });
  if (!from || from.id === kept.id) throw invalid({ from_id: 'Такой записи нет' });
  const { phone, email, password_hash } = from;
  await endSessions({ audience: 'individual', id: from.id }, 'BLOCKED', transaction);
  // First away with it: a phone and an e-mail are one person's among the living.
  await from.destroy({ transaction });
  await Individual.update({ merged_into: kept.id }, { where: { id: from.id }, transaction, paranoid: false });
  await Individual.update(
    { merged_into: kept.id },
    { where: { merged_into: from.id }, transaction, paranoid: false },
  );
  kept.set({
    phone: kept.phone ?? phone,
    phone_proved_at: kept.phone ? kept.phone_proved_at : from.phone_proved_at,
    email: kept.email ?? email,
    password_hash: kept.password_hash ?? password_hash,
    city: kept.city ?? from.city,
    middle_name: kept.middle_name ?? from.middle_name,
    bonus_phone: kept.bonus_phone ?? from.bonus_phone ?? (kept.phone ? phone : null),
    theme: kept.theme ?? from.theme,
    interests: kept.interests ?? from.interests,
    specializations: [...new Set([...kept.specializations, ...from.specializations])],
    manager_id: kept.manager_id ?? from.manager_id,
  });
}
