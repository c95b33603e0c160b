import type { RelatedLead } from '@odonta/db/models';
import { type LeadTransition, leadLifecycle } from '@odonta/db/vocabulary/advertising/leads/leadLifecycle.ts';
import type { Transaction } from 'sequelize';
import { idsBy, lock } from '../../platform/locks.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';
import { givenAgain } from './repetitions.ts';

/** For organisations, persons and the clock; those of staff go through the resource. */
export const transitionLead = transitionsOf<RelatedLead, LeadTransition>('related_leads', leadLifecycle);

/** Locks leads, what repeats them, and the balances that pay for them. */
export const lockWithRepetitions = async (ids: readonly number[], transaction: Transaction): Promise<void> =>
  lockLeads(await givenAgain(ids, transaction), transaction);

/** Locks leads and the balances that pay for them. */
export const lockLeads = (ids: readonly number[], transaction: Transaction): Promise<void> =>
  lock(transaction, {
    related_leads: ids,
    marketing_balances: idsBy(
      `select distinct b.id from marketing_balances b join related_promotions p on p.merchant_id = b.merchant_id
       join related_leads l on l.promotion_id = p.id where l.id = any($1)`,
      ids,
      transaction,
    ),
  });
