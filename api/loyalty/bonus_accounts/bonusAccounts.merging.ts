import type { BonusAccount } from '@odonta/db/models';
import { ownerOfBonusKey } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import { waitingAmong } from '../../identity/approvals/askApproval.ts';
import type { Merging } from '../../identity/merging/merging.ts';
import { conflict } from '../../platform/http/errors.ts';
import { works } from '../../platform/journals/works.ts';
import { join } from '../bonuses/join.ts';

/** Somebody has two phones, or a company two tax numbers: both lead to one account, and each keeps the entries it had. */
export const mergingOfBonusAccounts: Merging<BonusAccount> = {
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
  async leave({ kept, gone, actor, transaction }) {
    await join({ kept, gone, by: { id: actor.id, name: actor.name }, transaction });
    const step = { move: 'join', from_status: 'ACTIVE', to_status: 'MERGED', actor_id: actor.id };
    const reason = `Присоединён к счёту № ${kept.id}`;
    await works.step({ resource: 'bonus_accounts', record_id: gone.id, ...step, reason }, transaction);
  },
};

const isOfCompany = ({ key }: BonusAccount): boolean => ownerOfBonusKey(key).inn !== null;
