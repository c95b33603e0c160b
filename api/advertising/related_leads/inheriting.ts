import { MarketingBalance, type RelatedLead } from '@odonta/db/models';
import { disputeHours } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import type { Transaction } from 'sequelize';
import { reserveLead } from '../../money/marketing_balance/reserving.ts';
import { bySystem } from '../../platform/journals/system.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { writeArrival } from './delivering.ts';
import { offerOf } from './offers.ts';
import { withoutEndedOrder } from './ordersOfLeads.ts';
import { repetitionsOf } from './repetitions.ts';
import { nobody } from './settling.ts';

/**
 * The oldest repetition of a lead that has come to nothing is the lead from now on, and may be disputed as long as any: it
 * was free only beside the other. One whose order has ended as well is passed over. It stays free where the balance no longer
 * pays for it. The organisation hears of it whatever letters it wants: it has read of a free one.
 */
export async function inherit(ended: RelatedLead, transaction: Transaction): Promise<void> {
  const [heir] = await repetitionsOf(ended, transaction, withoutEndedOrder);
  if (!heir || ended.is_duplicate) return;
  const offer = await offerOf(heir, transaction);
  const where = { merchant_id: offer.merchant.id };
  const balance = await MarketingBalance.findOne({ where, rejectOnEmpty: true, transaction });
  const { price } = ended;
  if (balance.available < price) return;
  const due_at = new Date(Date.now() + disputeHours * 3_600_000);
  await heir.update({ is_duplicate: false, price, due_at }, { transaction });
  await reserveLead(balance, heir, nobody, transaction);
  const changes = { is_duplicate: [true, false], price: [0, price] } satisfies Record<
    string,
    [unknown, unknown]
  >;
  const what = { action: 'edit', resource: 'related_leads', record_id: heir.id, changes };
  await unitOfWork.audit({ ...bySystem, ...what }, transaction);
  await writeArrival(heir, offer, transaction, [offer.merchant.email]);
}
