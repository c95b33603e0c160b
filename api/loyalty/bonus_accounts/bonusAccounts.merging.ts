import type { BonusAccount } from '@odonta/db/models';
import { ownerOfBonusKey } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import { waitingAmong } from '../../identity/approvals/askApproval.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { StaffMerging } from '../../identity/sessions/staffTransition.ts';
import { conflict } from '../../platform/http/errors.ts';
import { join } from '../bonuses/join.ts';

/**
 * Merges two phones of a person, or two tax numbers of a company: both lead to one account, and each keeps its
 * own entries.
 */
export const mergingOfBonusAccounts: StaffMerging<BonusAccount> = {
  allow: 'bonus_accounts.merge',
  asksWhy: true,
  references: [
    { table: 'bonus_lots', column: 'account_id' },
    { table: 'bonus_tx', column: 'account_id', isHistory: true },
  ],
  async refuse({ kept, gone, transaction }) {
    if (isOfCompany(kept) !== isOfCompany(gone))
      throw conflict('Счёт человека и счёт компании не объединяют: бонусы у них разные');
    const ids = [kept.id, gone.id];
    const [waiting] = (await waitingAmong('BONUS', 'bonus_accounts', ids, transaction)).keys();
    if (waiting !== undefined)
      throw conflict(`Правка счёта № ${waiting} ждёт второго сотрудника: сначала пусть решит`);
  },
  leave({ kept, gone, actor, origin, transaction }) {
    const acting = {
      by: staffAudience.auditActor(actor),
      origin,
      reason: `Присоединён к счёту № ${kept.id}`,
    };
    return join({ kept, gone, actor: acting, transaction });
  },
};

const isOfCompany = ({ key }: BonusAccount): boolean => ownerOfBonusKey(key).inn !== null;
