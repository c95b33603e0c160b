import { BonusAccount } from '@odonta/db/models';
import { bonusAccountLifecycle } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import { maskPhone } from '@odonta/db/vocabulary/masks.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { ofClient } from '../../orders/clients/ofClient.ts';
import { line } from '../../platform/http/validation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byCode, byId, over } from '../../platform/lists/filters.ts';
import { getBonusBalance } from '../bonuses/getBalance.open.ts';
import { notifyOfExpiry } from '../bonuses/notifyOfExpiry.ts';
import { readOwnBonuses } from '../bonuses/ownBonuses.ts';
import { settleDue } from '../bonuses/settleDue.ts';
import { mergingOfBonusAccounts } from './bonusAccounts.merging.ts';
import { presentBonusAccounts } from './bonusAccounts.presenter.ts';
import { type Correction, correct } from './correcting.ts';

const correction = Joi.object<Correction>({
  count: Joi.number().integer().min(1).max(1_000_000).required(),
  comment: line(1000).min(3).required(),
});

/** Bonuses of phones and companies. Accounts are opened by the ledger, and their sums are written by it alone. */
export const bonusAccountsForStaff = defineResource({
  name: 'bonus_accounts',
  audience: staffAudience,
  model: BonusAccount,
  rows: () => ({}),
  present: presentBonusAccounts,
  personal: { phone: maskPhone },
  merges: mergingOfBonusAccounts,
  list: {
    allow: 'bonus_accounts.list',
    filters: {
      id: byId(),
      q: anywhere('key'),
      client: ofClient('bonus_accounts', {
        phone: 'key',
        company: (id) => `key in (select 'inn:' || inn from legal_users where id = ${id})`,
      }),
      status: byCode('status', bonusAccountLifecycle.statuses),
      has_balance: over('balance', 0),
      has_debt: over('debt', 0),
    },
    sort: ['id', 'balance', 'pending', 'debt', 'created_at', 'updated_at'],
  },
  read: { allow: 'bonus_accounts.show' },
  export: {
    allow: 'bonus_accounts.export',
    columns: [
      'id',
      'phone',
      'inn',
      'balance',
      'pending',
      'debt',
      { field: 'updated_at', value: ({ updated_at }) => formatMoment(updated_at) },
    ],
  },
  lifecycle: bonusAccountLifecycle,
  transitions: {
    join: 'notOfStaff',
    add_limit: {
      allow: 'bonus_accounts.add_limit',
      body: correction,
      run: (context) => correct(true, context),
    },
    subtract_limit: {
      allow: 'bonus_accounts.subtract_limit',
      body: correction,
      run: (context) => correct(false, context),
    },
  },
  endpoints: () => [getBonusBalance, readOwnBonuses],
  schedule: [
    { name: 'settle_bonuses', every: 'minute', work: settleDue },
    { name: 'notify_of_expiring_bonuses', every: 'hour', work: notifyOfExpiry },
  ],
});
