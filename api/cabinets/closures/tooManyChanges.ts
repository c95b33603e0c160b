import { AuditEntry, type Center, UserMembership } from '@odonta/db/models';
import { literal, Op, type Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';

const perDay = 10;

/** Each change rings at staff and renews the pages of the centre. Ending a pause counts, and is never refused. */
export async function refuseTooManyChanges({ id }: Center, transaction: Transaction): Promise<void> {
  const members = await UserMembership.findAll({ where: { center_id: id }, transaction });
  const changes = await AuditEntry.count({
    where: {
      ...{ resource: 'centers', record_id: String(id) },
      actor_id: members.map(({ user_id }) => user_id),
      at: { [Op.gt]: new Date(Date.now() - 86_400_000) },
      [Op.and]: literal(`jsonb_exists(changes, 'closed_from')`),
    },
    transaction,
  });
  if (changes >= perDay)
    throw conflict(
      `За сутки паузу меняли уже ${perDay} раз: вернитесь к этому завтра или напишите менеджеру`,
    );
}
