import type { Individual, Order } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { connection } from '../bonuses/connection.ts';
import { keysBeside } from '../bonuses/joined.ts';
import { provedKeyOf } from '../bonuses/ofOrders.ts';

/** Whether the buyer has not paid for anything yet, under any phone he has verified. */
export async function isNewcomer(
  newcomer: Individual,
  order: Order | null,
  transaction?: Transaction,
): Promise<boolean> {
  const phones = await phonesOf(newcomer, order, transaction);
  const replacements = { id: newcomer.id, phones, order_id: order?.id ?? 0 };
  return !(await holds(hasBought, replacements, transaction));
}

/**
 * Whether they are two people, as far as known: they share no contact, no company, and neither came by the
 * other, directly or not.
 */
export async function areStrangers(
  inviter: Individual,
  newcomer: Individual,
  order: Order | null,
  transaction?: Transaction,
): Promise<boolean> {
  const replacements = {
    inviter: inviter.id,
    newcomer: newcomer.id,
    phones: await phonesOf(newcomer, order, transaction),
    emails: known(newcomer.email, order?.email).map((email) => email.toLowerCase()),
  };
  for (const tie of [isSamePerson, isSameCompany, isCircle])
    if (await holds(tie, replacements, transaction)) return false;
  return true;
}

/** The phones he has verified, and those of accounts merged with his. */
async function phonesOf(newcomer: Individual, order: Order | null, transaction?: Transaction) {
  const key = provedKeyOf(newcomer);
  const merged = key === null ? [] : await keysBeside(key, transaction);
  return known(newcomer.phone, newcomer.bonus_phone, order?.phone, ...merged);
}

/** A list is never empty, so that it may stand after `in`. */
const known = (...ways: (string | null | undefined)[]): string[] => ways.map((way) => way ?? '');

async function holds(statement: string, replacements: object, transaction?: Transaction): Promise<boolean> {
  const [found] = await connection().query<{ holds: boolean }>(`select exists (${statement}) as holds`, {
    replacements: { ...replacements },
    type: QueryTypes.SELECT,
    transaction,
  });
  return found?.holds ?? false;
}

const hasBought = `
  select from orders where (individual_id = :id or phone in (:phones)) and phone <> '' and id <> :order_id
    and confirmed_at is not null and total > 0`;

/** Also by the contacts of his earlier bookings. */
const isSamePerson = `
  select from individuals i where i.id = :inviter and (i.id = :newcomer
    or i.phone in (:phones) or i.bonus_phone in (:phones) or lower(i.email) in (:emails))
  union all
  select from orders o where o.individual_id = :inviter and (o.phone in (:phones) or lower(o.email) in (:emails))`;

const isSameCompany = `
  select from individuals i
    join legal_members one on one.deleted_at is null and (lower(one.email) = lower(i.email) or one.phone in (i.phone, i.bonus_phone))
    join legal_members other on other.legal_user_id = one.legal_user_id and other.deleted_at is null
      and (lower(other.email) in (:emails) or other.phone in (:phones))
  where i.id = :inviter`;

/** The inviters of the inviter, transitively. */
const isCircle = `
  with recursive before(id) as (
    select :inviter::int
    union
    select r.individual_id from before b join individuals i on i.id = b.id join referrals r on r.key in (i.phone, i.bonus_phone)
  )
  select from before where id = :newcomer`;
