import type { NewLecturerInvitation } from '@odonta/api/contract';
import {
  type Center,
  type Lecturer,
  LecturerInvitation,
  Letter,
  type Prod,
  ProdLecturer,
  sequelizeOf,
  User,
  UserMembership,
} from '@odonta/db/models';
import { fullNameOf, lecturerLettersADay } from '@odonta/db/vocabulary/catalog/lecturerInvitation.ts';
import { prodLimits } from '@odonta/db/vocabulary/catalog/prod.ts';
import { literal, Op, QueryTypes, type Transaction } from 'sequelize';
import { hasBegun } from '../../catalog/lecturer_consents/hasBegun.ts';
import { isWorthALetter } from '../../identity/sessions/isWorthALetter.ts';
import { ApiError, conflict, invalid } from '../../platform/http/errors.ts';
import { closedBecause } from '../centerProds/closedBecause.ts';
import { invitationKind } from './letters.ts';

/** A course that takes no more lecturers invites none. */
export async function refuseClosed(prod: Prod, transaction: Transaction): Promise<void> {
  const closed =
    closedBecause(prod) ?? (hasBegun(prod) ? 'Курс уже начался: приглашать лектора поздно' : null);
  if (closed) throw conflict(closed);
  if ((await ProdLecturer.count({ where: { prod_id: prod.id }, transaction })) >= prodLimits.lecturers)
    throw conflict(`В курсе может быть до ${prodLimits.lecturers} лекторов`);
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

/** Neither a mailbox nor the mail of strangers at large is filled by one centre: its invitations wait in turn to be counted. */
export async function refuseFlood({ id }: Center, email: string, transaction: Transaction): Promise<void> {
  if (!(await isWorthALetter(email, invitationKind)))
    throw conflict('На эту почту за час ушло уже несколько приглашений: отправьте позже');
  await sequelizeOf(transaction).query('select pg_advisory_xact_lock(hashtextextended($1, 0))', {
    bind: [`${invitationKind}:${id}`],
    type: QueryTypes.SELECT,
    transaction,
  });
  const record_id = { [Op.in]: literal(`(select id from prods where center_id = ${Number(id)})`) };
  const created_at = { [Op.gt]: new Date(Date.now() - 86_400_000) };
  const where = { kind: invitationKind, resource: 'prods', record_id, created_at };
  if ((await Letter.count({ where, transaction })) >= lecturerLettersADay)
    throw conflict(`За сутки центр может отправить до ${lecturerLettersADay} приглашений: продолжите завтра`);
}

/** By the name with its middle name or without one, as either side may leave it out. */
function knownBy(person: NewLecturerInvitation, transaction: Transaction): Promise<Lecturer[]> {
  const plain = (name: string) => name.toLowerCase().replaceAll('ё', 'е');
  const full = plain(fullNameOf(person));
  const short = plain(fullNameOf({ ...person, middle_name: '' }));
  return sequelizeOf(transaction).query<Lecturer>(
    `select id, name from lecturers where status = 'CONFIRMED' and deleted_at is null
       and (translate(lower(name), 'ё', 'е') in ($1, $2)
         or ($1 = $2 and starts_with(translate(lower(name), 'ё', 'е'), $2 || ' ')))
     order by id limit 5`,
    { bind: [full, short], type: QueryTypes.SELECT, transaction },
  );
}
