import type { AskedRefundView } from '@odonta/api/contract';
import { type Order, Refund } from '@odonta/db/models';
import { maskAccount } from '@odonta/db/vocabulary/masks.ts';
import type { RefundBank } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import type { Transaction } from 'sequelize';
import type { BuyerActor } from '../../../identity/sessions/buyerAudience.ts';
import { hasLivingCode, takeCode } from '../../../identity/sessions/oneTimeSecrets.ts';
import { actorOf } from '../../../identity/sessions/orderActor.ts';
import type { Actor } from '../../../orders/actor.ts';
import type { Origin } from '../../../platform/http/endpoint.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { unitOfWork } from '../../../platform/journals/unitOfWork.ts';
import { cardPath } from '../../../platform/notices/notify.ts';
import { notifyBookkeepers } from '../../../platform/notices/notifyBookkeepers.ts';
import { openBank, sealBank } from '../bankDetails.ts';
import { accountNamed } from '../letters.ts';
import { transitionRefund } from '../transitionRefund.ts';
import { presentAsked } from './presenting.ts';
import { meantFor, receiverOf, refuseUnless } from './sendingCode.ts';

interface Confirmed {
  details: RefundBank;
  code: string;
  key: Buffer;
}

/** Takes the account only with its code. A refund approved for another account, or for none, needs approval again. */
export async function nameAccount(
  order: Order,
  refund_id: number,
  { details, code, key }: Confirmed,
  { actor, origin }: { actor: BuyerActor; origin: Origin },
): Promise<AskedRefundView> {
  const named = await unitOfWork.transaction(async (transaction) => {
    // Its order stays unlocked: nothing of it is needed.
    const refund = await Refund.findOne({
      where: { id: refund_id, order_id: order.id },
      lock: transaction.LOCK.NO_KEY_UPDATE,
      transaction,
    });
    refuseUnless(refund);
    const receiver = receiverOf(refund);
    const meant = meantFor(details);
    const isLiving = await hasLivingCode(meant.kind, receiver, transaction);
    // Answered and not thrown: a try stays counted.
    const taken = await takeCode({ ...receiver, code }, key, transaction, meant);
    if (taken === 'spent' || taken === 'wrong') return isLiving ? taken : 'expired';
    const { by } = actorOf(order, actor);
    const before = refund.bank && openBank(refund.bank, refund.id);
    refund.bank = sealBank(details, refund.id);
    const changes = { account: [maskedOf(before), maskedOf(details)] as [string | null, string | null] };
    const what = { action: 'name_account', resource: 'refunds', record_id: refund.id, changes };
    await unitOfWork.audit({ by, origin, ...what }, transaction);
    await returnToApproval(refund, { by, origin }, transaction);
    await accountNamed(refund, { before, after: details }, transaction);
    return refund;
  });
  if (typeof named === 'string') throw invalid({ code: refusals[named] });
  return presentAsked(named);
}

async function returnToApproval(refund: Refund, actor: Actor, transaction: Transaction): Promise<void> {
  if (refund.status === 'PREPARE') {
    await refund.save({ transaction });
    return;
  }
  const run = () => refund.set({ approved_by: null, approved_at: null, promised_on: null });
  const because = { ...actor, reason: 'Покупатель назвал счёт' };
  await transitionRefund(refund, 'change_account', because, transaction, { run });
  const text = `Покупатель назвал счёт: возврат № ${refund.id} снова ждёт одобрения`;
  await notifyBookkeepers({ kind: 'refund', text, path: cardPath('refunds', refund.id) }, transaction);
}

const maskedOf = (details: RefundBank | null): string | null => details && maskAccount(details.account);

const refusals = {
  wrong: 'Код не подошёл: проверьте его и счёт, для которого его прислали',
  spent: 'Слишком много попыток: запросите новый код',
  expired: 'Код больше не действует: запросите новый',
} as const;
