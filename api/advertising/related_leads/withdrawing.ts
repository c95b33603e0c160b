import { Consent, Letter, RelatedLead } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { deliverRevocation } from './delivering.ts';
import { offerOf } from './offers.ts';
import type { RevocationCause } from './relatedLeads.letters.ts';
import { givenAgain } from './repetitions.ts';
import { nobody, release } from './settling.ts';
import { lockLeads, transitionLead } from './transitionLead.ts';

/** Everything that says who it was. */
const wiped = {
  ...{ last_name: null, first_name: null, phone: null, email: null },
  ...{ city_id: null, order_id: null, dispute_text: null },
};

/**
 * The person withdraws his consent: his data vanish at once, also where he was given to the same bonus again, and what is
 * not paid yet returns to the balance. What is paid stays paid. The same again changes nothing.
 */
export async function withdraw(
  id: number,
  signed: Signed,
  transaction: Transaction,
  cause: RevocationCause = 'WITHDRAWN',
): Promise<void> {
  const ids = await givenAgain([id], transaction);
  await lockLeads(ids, transaction);
  const leads = await RelatedLead.findAll({ where: { id: ids }, order: ['id'], transaction });
  for (const lead of leads) if (!lead.revoked_at) await wipe(lead, signed, cause, transaction);
}

async function wipe(
  lead: RelatedLead,
  signed: Signed,
  cause: RevocationCause,
  transaction: Transaction,
): Promise<void> {
  const isUnpaid = lead.status === 'CREATED';
  await transitionLead(lead, isUnpaid ? 'revoke' : 'wipe', signed, transaction, {
    run: async (row) => {
      if (isUnpaid) await release(row, nobody, transaction);
      row.set({ ...wiped, revoked_at: new Date() });
    },
  });
  const where = { id: lead.consent_id, withdrawn_at: null };
  await Consent.update({ withdrawn_at: new Date() }, { where, transaction });
  await Letter.destroy({ where: { kind: 'lead_given', record_id: lead.id, status: waiting }, transaction });
  await deliverRevocation(lead, cause, await offerOf(lead, transaction), transaction);
}

const waiting = ['QUEUED', 'HELD', 'GATHERED'];
