import { User } from '@odonta/db/models';
import jwt from 'jsonwebtoken';
import { keyFor } from '../keys.ts';

const lifetimeSeconds = 600;
const algorithm = 'HS256';

/** Says that the password was right; opens nothing but the second step, and nothing once the password has changed. */
export function ticketOf(secret: string, { id, password_hash }: User): string {
  return jwt.sign({ id }, keyOfTicket(secret, password_hash), { algorithm, expiresIn: lifetimeSeconds });
}

export async function userOfTicket(secret: string, ticket: string): Promise<User | null> {
  const id = idIn(ticket);
  const user = id && (await User.findOne({ where: { id, status: 'ACTIVE' } }));
  if (!user) return null;
  try {
    jwt.verify(ticket, keyOfTicket(secret, user.password_hash), { algorithms: [algorithm] });
    return user;
  } catch {
    return null;
  }
}

function idIn(ticket: string): number | null {
  try {
    const id = Number((jwt.decode(ticket) as { id?: unknown } | null)?.id);
    return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null;
  } catch {
    return null;
  }
}

const keyOfTicket = (secret: string, passwordHash: string | null) =>
  keyFor(secret, `ticket of the second step after ${passwordHash}`);
