import { Center, MarketingBalance, MarketingPenalty, MarketingWithdrawal, Merchant } from '@odonta/db/models';
import { marketingBalanceLifecycle } from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { amongIds, byId, over } from '../../platform/lists/filters.ts';
import { evidenceEndpoints } from '../marketing/evidence.ts';
import { ownBalanceEndpoints } from '../marketing/marketing.cabinet.ts';
import { downloadWithdrawalFile } from '../marketing/withdrawalFile.ts';
import { presentMarketingBalances } from './marketingBalances.presenter.ts';
import { marketingTransitions } from './marketingBalances.transitions.ts';

const open = { where: { status: 'CREATED' }, separate: true, order: [['id', 'ASC'] as [string, string]] };

/** Marketing balances of centres and trading organisations. They are opened with their owners, and only the ledger writes their sums. */
export const marketingBalancesForStaff = defineResource({
  name: 'marketing_balances',
  audience: staffAudience,
  model: MarketingBalance,
  rows: (staff, scope) => (scope === 'own' ? { center_id: { [Op.in]: [...staff.managed_center_ids] } } : {}),
  include: [
    { model: Center, as: 'center', paranoid: false },
    { model: Merchant, as: 'merchant', paranoid: false },
    { model: MarketingPenalty, as: 'penalties', ...open },
    { model: MarketingWithdrawal, as: 'withdrawals', ...open },
  ],
  present: presentMarketingBalances,
  list: {
    allow: 'marketing_balances.list',
    filters: {
      id: byId(),
      center_id: byId('center_id'),
      merchant_id: byId('merchant_id'),
      has_money: over('total', 0),
      is_below_nothing: amongIds('select id from marketing_balances where total - reserved < 0'),
      has_penalty: amongIds(`select balance_id from marketing_penalties where status = 'CREATED'`),
      has_withdrawal: amongIds(`select balance_id from marketing_withdrawals where status = 'CREATED'`),
    },
    sort: ['id', 'total', 'reserved', 'created_at', 'updated_at'],
  },
  read: { allow: 'marketing_balances.show' },
  export: {
    allow: 'marketing_balances.export',
    columns: [
      'id',
      { field: 'owner_name', title: 'Владелец' },
      { field: 'total', title: 'На балансе, ₽' },
      { field: 'reserved', title: 'В резерве, ₽' },
      { field: 'available', title: 'Доступно, ₽' },
      { field: 'updated_at', value: ({ updated_at }) => formatMoment(updated_at) },
    ],
  },
  lifecycle: marketingBalanceLifecycle,
  transitions: marketingTransitions,
  endpoints: ({ resource }) => [
    ...evidenceEndpoints(resource),
    downloadWithdrawalFile(resource),
    ...ownBalanceEndpoints,
  ],
});
