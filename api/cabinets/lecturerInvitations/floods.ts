import { type Center, Letter, takeTurn } from '@odonta/db/models';
import { lecturerLettersADay } from '@odonta/db/vocabulary/catalog/lecturerInvitation.ts';
import { literal, Op, type Transaction, type WhereOptions } from 'sequelize';
import { isWorthALetter } from '../../identity/sessions/isWorthALetter.ts';
import { conflict } from '../../platform/http/errors.ts';
import { invitationKind } from './letters.ts';

/** Letters to strangers are counted one after another, whichever centre sends them: before any row is locked, so that nobody waits in a circle. */
export const lockLetters = (transaction: Transaction): Promise<void> => takeTurn(invitationKind, transaction);

/** Neither a mailbox nor the mail of strangers at large is filled, by one centre or by many. */
export async function refuseFlood({ id }: Center, to: string, transaction: Transaction): Promise<void> {
  const { ofAddress, ofCenter, ofAll } = lecturerLettersADay;
  const record_id = { [Op.in]: literal(`(select id from prods where center_id = ${Number(id)})`) };
  if (!(await isWorthALetter(to, invitationKind, transaction)))
    throw conflict('На эту почту за час ушло уже несколько приглашений: отправьте позже');
  if ((await sentADay({ to }, transaction)) >= ofAddress)
    throw conflict('На эту почту за сутки ушло уже несколько приглашений: продолжите завтра');
  if ((await sentADay({ resource: 'prods', record_id }, transaction)) >= ofCenter)
    throw conflict(`За сутки центр может отправить до ${ofCenter} приглашений: продолжите завтра`);
  if ((await sentADay({}, transaction)) >= ofAll)
    throw conflict('Сегодня отправлено слишком много приглашений: продолжите завтра');
}

function sentADay(of: WhereOptions<Letter>, transaction: Transaction): Promise<number> {
  const created_at = { [Op.gt]: new Date(Date.now() - 86_400_000) };
  return Letter.count({ where: { ...of, kind: invitationKind, created_at }, transaction });
}
