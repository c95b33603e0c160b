import BonusIcon from '@mui/icons-material/LoyaltyOutlined';
import type { StaffBonusAccount } from '@odonta/api/contract';
import { bonusAccountsEntity } from '@odonta/db/vocabulary/loyalty/bonusAccounts.entity.ts';

import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const bonusAccounts = resource<StaffBonusAccount, typeof bonusAccountsEntity>(bonusAccountsEntity, {
  icon: BonusIcon,
  empty: {
    title: 'Бонусных счетов пока нет',
    text: 'Счёт открывается сам, когда покупатель оплачивает первый курс.',
  },
  merging: {
    right: 'bonus_accounts.merge',
    hint: 'Оба телефона будут вести к этому счёту: бонусы второго перейдут сюда со своими сроками, а его движения останутся при нём.',
    text: 'id',
    filter: { status: 'ACTIVE' },
    factsOf: (account) => sumsOf(account as StaffBonusAccount),
    asksWhy: true,
    isOpen: ({ status }) => status === 'ACTIVE',
  },
  never: ['create', 'edit', 'delete'],
  titleOf: ({ phone, inn }) => phone ?? `ИНН ${inn}`,
  screens: { list: screen('BonusAccountList'), show: screen('BonusAccountCard') },
});

/** The sums of an account, and their expiry. */
function sumsOf({ balance, pending, debt, lots }: StaffBonusAccount): string[] {
  const sums = [`Баланс ${balance}`, `ожидает ${pending}`, `долг ${debt}`].join(', ');
  const ends = lots.map(({ left, expires_at }) => `${left} до ${formatMoscowDay(expires_at)}`);
  return ends.length > 0 ? [sums, `Сгорают: ${ends.join(', ')}`] : [sums];
}
