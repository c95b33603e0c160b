import { type KnownParticipant, type LegalRequest, OrderParticipant } from '@odonta/db/models';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import type { Transaction } from 'sequelize';

/**
 * The participants of a request. One person comes once: a place whose person is on the course by now, or was
 * named twice, is booked without a name and gets another later, so that one person's own booking does not stop
 * a whole group.
 */
export async function placesOf(
  { prod_id, nb_seats, participants }: LegalRequest,
  transaction: Transaction,
): Promise<Partial<KnownParticipant>[]> {
  const live = await OrderParticipant.findAll({
    where: { prod_id, is_live: true },
    attributes: ['email', 'phone', 'last_name', 'first_name'],
    transaction,
  });
  const seen = new Set(live.flatMap(keysOf));
  return Array.from({ length: nb_seats }, (_, index) => {
    const person = participants[index];
    if (!person) return {};
    const keys = keysOf(person);
    if (keys.some((key) => seen.has(key))) return {};
    for (const key of keys) seen.add(key);
    return person;
  });
}

/** The keys by which the tables distinguish people: an e-mail, or a phone together with a name. */
function keysOf({ email, phone, last_name, first_name }: Partial<Pick<OrderParticipant, Known>>): string[] {
  const keys = email ? [email.toLowerCase()] : [];
  if (phone && last_name && first_name)
    keys.push(`${normalPhone(phone)} ${last_name} ${first_name}`.toLowerCase());
  return keys;
}

type Known = 'email' | 'phone' | 'last_name' | 'first_name';
