import { RelatedLead, RelatedPromotion } from '@odonta/db/models';
import { disputeHours } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import { literal, Op, type Transaction } from 'sequelize';
import { chargeLead, releaseLead } from '../../money/marketing_balance/reserving.ts';
import type { AuditActor } from '../../platform/http/audiences.ts';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { bySystem } from '../../platform/journals/system.ts';
import { lock } from '../../platform/locks.ts';
import { withoutUnpaidOrder } from './ordersOfLeads.ts';
import { repeatsNoneThatWaits } from './repetitions.ts';
import { transitionLead } from './transitionLead.ts';

/** Takes the price of a locked lead from the balance; the status says that it is done once. */
export async function charge(lead: RelatedLead, by: AuditActor, transaction: Transaction): Promise<void> {
  await chargeLead(await merchantOf(lead, transaction), lead, by, transaction);
  lead.set({ charged_at: new Date() });
}

/** In the ledger, which is kept for ever, for the person of a lead. */
export const nobody: AuditActor = { id: null, name: null, roles: [] };

export async function release(lead: RelatedLead, by: AuditActor, transaction: Transaction): Promise<void> {
  await releaseLead(await merchantOf(lead, transaction), lead, by, transaction);
}

/** Confirms what nobody has disputed in time; nodes share the work by skipping locked rows. */
export const confirmDueLeads = (): Promise<number> =>
  nextRows(
    { name: 'confirm leads', keyOf: ({ id }: RelatedLead) => id, act: confirm },
    (rested, transaction) =>
      RelatedLead.findOne({
        where: {
          id: { [Op.notIn]: rested.map(Number) },
          ...{ status: 'CREATED', disputed_at: null, due_at: { [Op.lte]: new Date() } },
          [Op.and]: [withoutUnpaidOrder, repeatsNoneThatWaits, ofMerchantAtWork],
        },
        order: ['due_at', 'id'],
        lock: transaction.LOCK.NO_KEY_UPDATE,
        skipLocked: true,
        transaction,
      }),
  );

/** One that is suspended sees no persons, and cannot know whether to dispute them. */
const ofMerchantAtWork =
  literal(`exists (select from related_promotions p join merchants m on m.id = p.merchant_id
  where p.id = "RelatedLead".promotion_id and m.status = 'CONFIRMED')`);

/** An organisation that is at work again has the whole time of disputes for the leads that it could not see. */
export async function renewDisputes(merchant_id: number, transaction: Transaction): Promise<void> {
  const due_at = new Date(Date.now() + disputeHours * 3_600_000);
  const promotions = await RelatedPromotion.findAll({ where: { merchant_id }, paranoid: false, transaction });
  const waiting = { status: 'CREATED', disputed_at: null, due_at: { [Op.lt]: due_at } } as const;
  const where = { promotion_id: promotions.map(({ id }) => id), ...waiting };
  const leads = await RelatedLead.findAll({ attributes: ['id'], where, transaction });
  const id = leads.map((lead) => lead.id);
  await lock(transaction, { related_leads: id });
  await RelatedLead.update({ due_at }, { where: { ...where, id }, transaction });
}

const confirm = (lead: RelatedLead, transaction: Transaction): Promise<void> =>
  transitionLead(lead, 'confirm', bySystem, transaction, {
    run: (row) => charge(row, bySystem.by, transaction),
  });

async function merchantOf({ promotion_id }: RelatedLead, transaction: Transaction): Promise<number> {
  const found = { paranoid: false, rejectOnEmpty: true, transaction } as const;
  return (await RelatedPromotion.findByPk(promotion_id, found)).merchant_id;
}
