import type { Transaction } from 'sequelize';
import { Center, Prod, refreshProdCards } from '../../models/index.ts';
import { moscowDay } from '../../vocabulary/time.ts';
import { centers } from './cast/centers.ts';

const day = 86_400;

/** One centre is on holiday. It comes after the orders, which a closed centre gets none of. */
export async function fillClosure(now: number, transaction: Transaction): Promise<void> {
  const where = { email: centers.vosk_i_titan.email };
  const dayAfter = (days: number) => moscowDay(new Date((now + days * day) * 1000));
  await Center.update(
    {
      ...{ closed_from: dayAfter(0), closed_to: dayAfter(13) },
      closure_note: 'Переезжаем в новый класс: запись откроется сразу после переезда',
    },
    { where, transaction },
  );
  const prods = await Prod.findAll({
    attributes: ['id'],
    include: [{ model: Center, as: 'center', where, attributes: [] }],
    transaction,
  });
  await refreshProdCards(
    prods.map(({ id }) => id),
    transaction,
  );
}
