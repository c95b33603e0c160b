import { Payment } from '@odonta/db/models';
import { Op } from 'sequelize';

/** Longer than two calls to the bank may last. */
const leaseMs = 25_000;

/**
 * Does what changes the money of a payment or closes it at the bank, one at a time: what is printed goes by what has gone back.
 * False where somebody else is at it.
 */
export async function alone(id: number, work: () => Promise<void>): Promise<boolean> {
  const isFree = { [Op.or]: [{ [Op.is]: null }, { [Op.lt]: new Date() }] };
  const until = new Date(Date.now() + leaseMs);
  const [taken] = await Payment.update(
    { giving_back_until: until },
    { where: { id, giving_back_until: isFree } },
  );
  if (taken !== 1) return false;
  try {
    await work();
  } finally {
    await Payment.update({ giving_back_until: null }, { where: { id } });
  }
  return true;
}
