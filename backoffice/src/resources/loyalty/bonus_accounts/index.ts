import BonusIcon from '@mui/icons-material/LoyaltyOutlined';
import type { StaffBonusAccount } from '@odonta/api/contract';
import { bonusAccountLifecycle } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../loyalty.ts'));

export const bonusAccounts = resource<StaffBonusAccount>({
  name: 'bonus_accounts',
  label: 'Бонусные счета',
  group: 'loyalty',
  area: 'bonus_accounts',
  icon: BonusIcon,
  counted: ['счёт', 'счёта', 'счетов'],
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
  codes: { status: labelsOf(bonusAccountLifecycle.statuses) },
  never: ['create', 'edit', 'delete'],
  titleOf: ({ phone, inn }) => phone ?? `ИНН ${inn}`,
  fields: {
    status: 'Статус',
    asked: 'Ждёт второго сотрудника',
    lots: 'Начисления со сроками',
    changes: 'Движения',
    id: '№',
    phone: 'Телефон',
    inn: 'ИНН',
    balance: 'Баланс',
    pending: 'Ожидает',
    debt: 'Долг',
    merged_into: 'Присоединён к счёту',
    merged: 'Присоединены счета',
    created_at: 'Открыт',
    updated_at: 'Изменён',
  },
  screens: { list: screen('BonusAccountList'), show: screen('BonusAccountCard') },
});

/** What an account has, and when it ends. */
function sumsOf({ balance, pending, debt, lots }: StaffBonusAccount): string[] {
  const sums = [`Баланс ${balance}`, `ожидает ${pending}`, `долг ${debt}`].join(', ');
  const ends = lots.map(({ left, expires_at }) => `${left} до ${formatMoscowDay(expires_at)}`);
  return ends.length > 0 ? [sums, `Сгорают: ${ends.join(', ')}`] : [sums];
}
