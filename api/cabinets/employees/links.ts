import { EmployeeLink, OrderParticipant } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import type { SignedInLegal } from '../../identity/sessions/buyerSessions.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Said } from './people.ts';

const known = ['id', 'order_id', 'email', 'phone', 'last_name', 'first_name', 'middle_name'];

/** The company's links stay when their places end: an inactive place still identifies its person. */
export async function saidBy(legal_user_id: number, transaction?: Transaction): Promise<Said> {
  const include = ['one', 'other'].map((as) => ({ model: OrderParticipant, as, attributes: known }));
  const links = await EmployeeLink.findAll({ where: { legal_user_id }, include, transaction });
  return {
    same: links.filter(({ is_same_person }) => is_same_person).map(({ one, other }) => [one, other]),
    apart: links
      .filter(({ is_same_person }) => !is_same_person)
      .map(({ one_id, other_id }) => [one_id, other_id]),
  };
}

const linking = `insert into employee_links (one_id, other_id, legal_user_id, linked_by)
  select min(id), max(id), $1, $3::integer from owned having count(*) = 2
  on conflict do nothing returning 1`;
const unlinking = `delete from employee_links where legal_user_id = $1 and is_same_person
  and one_id in (select id from owned) and other_id in (select id from owned) returning $3::integer`;

type Change = (ids: number[], actor: SignedInLegal, transaction: Transaction) => Promise<boolean>;

/** Links two places; answers whether they were not linked before. */
export const link: Change = (...given) => change(linking, ...given);

/** Removes every link among these places; answers whether there was one. */
export const unlink: Change = (...given) => change(unlinking, ...given);

/** The statement that changes the links checks the owner of the places. */
async function change(statement: string, ...[ids, actor, transaction]: Parameters<Change>): Promise<boolean> {
  const [found] = await select<{ owned: number; changed: number }>(
    `with owned as (
       select p.id from order_participants p join orders o on o.id = p.order_id
       where o.legal_user_id = $1 and p.id = any($2::integer[]) and p.last_name is not null
     ), changed as (${statement})
     select (select count(*)::integer from owned) as owned, (select count(*)::integer from changed) as changed`,
    [actor.legal_user_id, ids, actor.id],
    transaction,
  );
  if (found?.owned !== ids.length) throw notFound('Такого сотрудника нет');
  return found.changed > 0;
}

/** Separates the person of the first place from the persons of all others, replacing earlier links. */
export const setApart = (
  { legal_user_id, id }: SignedInLegal,
  [ids, others]: readonly [readonly number[], readonly number[]],
  transaction: Transaction,
): Promise<unknown> =>
  select(
    `insert into employee_links (one_id, other_id, legal_user_id, linked_by, is_same_person)
     select least(one, other), greatest(one, other), $1, $4::integer, false
     from unnest($2::integer[]) as one, unnest($3::integer[]) as other
     on conflict (one_id, other_id) do update set is_same_person = false, linked_by = excluded.linked_by
     returning 1`,
    [legal_user_id, ids, others, id],
    transaction,
  );

/** Removes separations of these people; returns whether there were any. */
export async function deletePairs(
  { legal_user_id }: SignedInLegal,
  ids: readonly number[],
  transaction: Transaction,
): Promise<boolean> {
  const deleted = await select(
    `delete from employee_links where legal_user_id = $1 and not is_same_person
       and one_id = any($2::integer[]) and other_id = any($2::integer[]) returning 1`,
    [legal_user_id, ids],
    transaction,
  );
  return deleted.length > 0;
}

const select = async <Row extends object>(statement: string, bind: unknown[], transaction: Transaction) =>
  (await EmployeeLink.sequelize?.query<Row>(statement, { bind, type: QueryTypes.SELECT, transaction })) ?? [];
