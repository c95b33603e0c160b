import type { IssuedCertificate } from '@odonta/api/contract';
import { Certificate, CheckIn } from '@odonta/db/models';
import { shortCodeIn } from '@odonta/db/vocabulary/sales/shortCode.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { literal, Op, QueryTypes, type Transaction } from 'sequelize';
import { contact } from '../../orders/orders.filters.ts';
import type { Filter } from '../../platform/lists/listQuery.ts';
import { presentIssued } from '../certificates/certificates.presenter.ts';

/** Condition on `order_id`: the orders of these centres. */
export function ordersOfCenters(centerIds: readonly number[]) {
  if (centerIds.length === 0) return [];
  const numbers = centerIds.map(Number).join(', ');
  return { [Op.in]: literal(`(select id from orders where center_id in (${numbers}))`) };
}

const came = `(select participant_id from (
  select distinct on (participant_id) participant_id, kind from check_ins order by participant_id, id desc
) last where kind = 'IN')`;

export const cameFilter: Filter = {
  schema: Joi.boolean(),
  where: (hasCome: boolean) => ({ id: { [hasCome ? Op.in : Op.notIn]: literal(came) } }),
};

/** When each of them came, unless it was taken back. */
export async function arrivalsOf(
  ids: readonly number[],
  transaction?: Transaction,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const marks = await CheckIn.sequelize?.query<CheckIn>(
    `select distinct on (participant_id) participant_id, kind, at from check_ins
     where participant_id = any($1) order by participant_id, id desc`,
    { bind: [[...ids]], type: QueryTypes.SELECT, transaction },
  );
  const present = (marks ?? []).filter(({ kind }) => kind === 'IN');
  return new Map(present.map(({ participant_id, at }) => [participant_id, secondsOf(at)]));
}

const certified = '(select participant_id from certificates where annulled_at is null)';

export const hasCertificate: Filter = {
  schema: Joi.boolean(),
  where: (has: boolean) => ({ id: { [has ? Op.in : Op.notIn]: literal(certified) } }),
};

/** The valid certificates of these participants. */
export async function certificatesOf(
  ids: readonly number[],
  transaction?: Transaction,
): Promise<Map<number, IssuedCertificate>> {
  const where = { participant_id: [...ids], annulled_at: null };
  const certificates = await Certificate.findAll({ where, transaction });
  return new Map(certificates.map((one) => [one.participant_id, presentIssued(one)]));
}

const byContact = contact('last_name', 'first_name', 'email', 'phone');

/** A name, a phone or an e-mail; or a ticket, by the code that is said or the one that a scanner reads. */
export const contactOrTicket: Filter = {
  schema: byContact.schema,
  where: (value: string, hidden) => {
    const short_code = shortCodeIn(value);
    const others = byContact.where(value as never, hidden);
    if (short_code) return { [Op.or]: [{ short_code }, others] };
    return isTicketCode(value) ? { ticket_code: value.trim().toLowerCase() } : others;
  },
};

const isTicketCode = (text: string) =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text.trim());
