import type { NewLecturerInvitation } from '@odonta/api/contract';
import {
  type Center,
  type Lecturer,
  LecturerInvitation,
  type Prod,
  sequelizeOf,
  User,
  UserMembership,
} from '@odonta/db/models';
import { fullNameOf } from '@odonta/db/vocabulary/catalog/lecturerInvitation.ts';
import { Op, QueryTypes, type Transaction } from 'sequelize';
import { hasBegun } from '../../catalog/lecturer_consents/hasBegun.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { ApiError, conflict, invalid } from '../../platform/http/errors.ts';
import { closedBecause } from '../centerProds/closedBecause.ts';
import { plainName } from './proposing.ts';

/** Letters go for confirmed centres only, by members with a proved address, and to courses that take lecturers. */
export function refuseUnready(prod: Prod, center: Center, { is_email_proved }: SignedInUser): void {
  if (!is_email_proved) throw conflict('Сначала подтвердите свою почту в разделе «Центр»');
  if (center.status !== 'CONFIRMED')
    throw conflict(
      'Приглашать лекторов можно, когда менеджер одобрит центр: отправьте документы на проверку',
    );
  refuseClosed(prod);
  if (hasBegun(prod)) throw conflict('Курс уже начался: приглашать лектора поздно');
}

export function refuseClosed(prod: Prod): void {
  const closed = closedBecause(prod);
  if (closed) throw conflict(closed);
}

/** A lecturer whom the site knows is offered instead; a member of the centre is found by his name. */
export async function refuseKnown(
  { id: prod_id, center_id }: Prod,
  person: NewLecturerInvitation,
  transaction: Transaction,
): Promise<void> {
  const known = await knownBy(person, transaction);
  if (known.length > 0)
    throw new ApiError(
      409,
      'CONFLICT',
      'Такой лектор уже есть на сайте: добавьте его. Если это другой человек, напишите менеджеру',
      { current: known.map(({ id, name }) => ({ id, name })) },
    );
  if (await LecturerInvitation.findOne({ where: { prod_id, email: person.email }, transaction }))
    throw invalid({ email: 'Приглашение уже отправлено: его можно отправить ещё раз' });
  const member = await User.findOne({ where: { email: person.email }, transaction });
  const of = { user_id: member?.id ?? 0 };
  const isMember = (await UserMembership.count({ where: { ...of, center_id }, transaction })) > 0;
  const lectures = { ...of, lecturer_id: { [Op.not]: null } };
  if (isMember && (await UserMembership.count({ where: lectures, transaction })) > 0)
    throw invalid({ email: 'Это участник вашего кабинета, и он уже лектор: найдите его по фамилии' });
}

/** By the name with its middle name or without one, as either side may leave it out. */
function knownBy(person: NewLecturerInvitation, transaction: Transaction): Promise<Lecturer[]> {
  const full = plainName(fullNameOf(person));
  const short = plainName(fullNameOf({ ...person, middle_name: '' }));
  return sequelizeOf(transaction).query<Lecturer>(
    `select id, name from lecturers where status = 'CONFIRMED' and deleted_at is null
       and (translate(lower(name), 'ё', 'е') in ($1, $2)
         or ($1 = $2 and starts_with(translate(lower(name), 'ё', 'е'), $2 || ' ')))
     order by id limit 5`,
    { bind: [full, short], type: QueryTypes.SELECT, transaction },
  );
}
