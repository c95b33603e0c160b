import BalanceIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import type { StaffMarketingBalance } from '@odonta/api/contract';
import { marketingBalanceLifecycle } from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../money.ts'));

export const marketingBalances = resource<StaffMarketingBalance & { sum?: number; comment?: string }>({
  name: 'marketing_balances',
  label: 'Маркетинговые балансы',
  group: 'money',
  area: 'marketing_balances',
  icon: BalanceIcon,
  counted: ['баланс', 'баланса', 'балансов'],
  empty: {
    title: 'Балансов пока нет',
    text: 'Баланс открывается сам вместе с учебным центром.',
  },
  never: ['create', 'edit', 'delete'],
  titleOf: ({ center_name }) => `Баланс: ${center_name}`,
  fields: {
    asked: 'Ждёт второго сотрудника',
    status: 'Статус',
    id: '№',
    center_id: 'Учебный центр',
    center_name: 'Учебный центр',
    total: 'На балансе',
    reserved: 'В резерве',
    available: 'Доступно',
    sum: 'На сколько',
    comment: 'За что',
    penalties: 'Штрафы',
    withdrawals: 'Выводы',
    movements: 'Движения',
    created_at: 'Открыт',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(marketingBalanceLifecycle.statuses) },
  screens: { list: screen('MarketingBalanceList'), show: screen('MarketingBalanceCard') },
});
