import BalanceIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import type { StaffMarketingBalance } from '@odonta/api/contract';
import { marketingBalancesEntity } from '@odonta/db/vocabulary/advertising/marketingBalances.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const marketingBalances = resource<
  StaffMarketingBalance & { sum?: number; comment?: string },
  typeof marketingBalancesEntity
>(marketingBalancesEntity, {
  icon: BalanceIcon,
  empty: {
    title: 'Балансов пока нет',
    text: 'Баланс открывается сам вместе с учебным центром или торговой организацией.',
  },
  never: ['create', 'edit', 'delete'],
  titleOf: ({ owner_name }) => `Баланс: ${owner_name}`,
  screens: { list: screen('MarketingBalanceList'), show: screen('MarketingBalanceCard') },
});
