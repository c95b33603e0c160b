import { Order, Payout } from '@odonta/db/models';
import { collectLines } from '../../money/payouts/collecting.ts';
import { payOut } from '../../money/payouts/paying.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { giveBackAll } from './giveBackAll.ts';
import { keptOf, netOf } from './oracle.ts';
import type { Walk } from './walk.ts';

interface Paid {
  isPaid: boolean;
  isClawedBack: boolean;
  differences: string[];
}

/** The centre is paid, and then a participant leaves: it owes what it had less what it earns now. */
export async function payAndLeave(walk: Walk, payer_id: number): Promise<Paid> {
  const { center_id } = await Order.findByPk(walk.id, { rejectOnEmpty: true });
  const payout = await Payout.findOne({ where: { center_id }, order: [['id', 'DESC']] });
  if (!payout) return { isPaid: false, isClawedBack: false, differences: [] };
  const before = netOf(walk.model);
  await unitOfWork.transaction(async (transaction) => {
    await payOut(payout, { payer_id, document_number: '7', call_confirmed: true }, transaction);
    await payout.set({ status: 'CONFIRMED' }).save({ transaction });
  });
  const taken = walk.taken.length;
  await walk.take({ does: 'leave', people: 1 });
  await giveBackAll(walk.orders);
  const after = keptOf(walk.model) > 0 ? netOf(walk.model) : 0;
  const lines = await unitOfWork.transaction((transaction) =>
    collectLines(center_id, '2099-12-31', transaction),
  );
  const owed = lines.reduce((all, { net }) => all + net, 0);
  const differences =
    owed === after - before
      ? []
      : [`owed by the centre: ${owed} is not ${after - before} (${walk.taken.join(', ')})`];
  return { isPaid: true, isClawedBack: walk.taken.length > taken, differences };
}
