import type { RelatedLead } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { bySystem } from '../../platform/journals/system.ts';
import { deleteArrival } from './delivering.ts';
import { offerOf } from './offers.ts';
import { repetitionsOf } from './repetitions.ts';
import { transitionLead } from './transitionLead.ts';

/** An organisation that does not pay for a person keeps him nowhere: neither in its log nor as a free repetition. */
export async function takeBack(lead: RelatedLead, transaction: Transaction): Promise<void> {
  const { merchant } = await offerOf(lead, transaction);
  const { dispute_code, disputed_at, due_at } = lead;
  const signed = { ...bySystem, reason: `Признан спор о лиде № ${lead.id}` };
  for (const again of await repetitionsOf(lead, transaction)) {
    await transitionLead(again, 'drop', signed, transaction, {
      // It may have been due before the dispute, which nobody opens late.
      run: (row) => row.set({ dispute_code, disputed_at, due_at: row.due_at > due_at ? row.due_at : due_at }),
    });
    await deleteArrival(again, merchant, transaction);
  }
  await deleteArrival(lead, merchant, transaction);
}
