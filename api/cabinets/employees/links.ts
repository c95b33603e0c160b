import { EmployeeLink, OrderParticipant } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { notFound } from '../../http/errors.ts';
import type { SignedInLegal } from '../../sessions/buyerSessions.ts';
import type { Link } from './people.ts';

const known = ['id', 'order_id', 'email', 'phone', 'last_name', 'first_name', 'middle_name'];

/** A link outlives the places it names: of one that is no longer live it is still known whose it was. */
export async function linksOf(legal_user_id: number): Promise<Link[]> {
  const include = ['one', 'other'].map((as) => ({ model: OrderParticipant, as, attributes: known }));
  const links = await EmployeeLink.findAll({ where: { legal_user_id }, include });
  return links.map(({ one, other }) => [one, other]);
}

const linking = `insert into employee_links (one_id, other_id, legal_user_id, linked_by)
  select min(id), max(id), $1, $3::integer from owned having count(*) = 2
  on conflict do nothing returning 1`;
const unlinking = `delete from employee_links where legal_user_id = $1
  and one_id in (select id from owned) and other_id in (select id from owned) returning $3::integer`;

type Change = (ids: number[], actor: SignedInLegal, transaction: Transaction) => Promise<boolean>;

/** Links two places; answers whether they were not linked before. */
export const link: Change = (...given) => change(linking, ...given);

/** Removes every link among these places; answers whether there was one. */
export const unlink: Change = (...given) => change(unlinking, ...given);

/** Whose the places are is checked by the statement that changes their links. */
async function change(statement: string, ...[ids, actor, transaction]: Parameters<Change>): Promise<boolean> {
  const [found] =
    (await EmployeeLink.sequelize?.query<{ owned: number; changed: number }>(
      `with owned as (
         select p.id from order_participants p join orders o on o.id = p.order_id
         where o.legal_user_id = $1 and p.id = any($2::integer[]) and p.last_name is not null
       ), changed as (${statement})
       select (select count(*)::integer from owned) as owned, (select count(*)::integer from changed) as changed`,
      { bind: [actor.legal_user_id, ids, actor.id], type: QueryTypes.SELECT, transaction },
    )) ?? [];
  if (found?.owned !== ids.length) throw notFound('Такого сотрудника нет');
  return found.changed > 0;
}
