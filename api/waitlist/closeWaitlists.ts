import { Prod, WaitlistEntry } from '@odonta/db/models';
import { Op } from 'sequelize';
import { works } from '../journals/works.ts';
import { writeLetter } from '../mail/letters.ts';
import { systemHand } from '../orders/systemHand.ts';
import { waitlistClosed } from './letters.ts';
import { moveEntry } from './moveEntry.ts';

const atOnce = 100;
const reason = 'курс состоялся';

/** Nobody waits for a course that has begun. An offer that still stands ends by itself before. */
export async function closeWaitlists(): Promise<void> {
  for (let closed = 0; closed < atOnce; closed += 1) if (!(await closeNext())) return;
}

function closeNext(): Promise<boolean> {
  return works.deed(async (transaction) => {
    const entry = await WaitlistEntry.findOne({
      where: { status: 'CREATED' },
      include: [
        {
          model: Prod,
          as: 'prod',
          paranoid: false,
          required: true,
          where: { date_start: { [Op.lte]: new Date() } },
        },
      ],
      order: [['id', 'ASC']],
      lock: { level: transaction.LOCK.NO_KEY_UPDATE, of: WaitlistEntry },
      skipLocked: true,
      transaction,
    });
    if (!entry) return false;
    await moveEntry(entry, 'close', { ...systemHand, reason }, transaction);
    await writeLetter(waitlistClosed(entry, entry.prod, reason), transaction);
    return true;
  });
}
