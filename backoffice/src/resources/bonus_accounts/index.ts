import BonusIcon from '@mui/icons-material/LoyaltyOutlined';
import type { StaffBonusAccount } from '@odonta/api/contract';
import { resource } from '../../kit/resource/definition.ts';
import { screensOf } from '../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../loyalty.ts'));

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
  never: ['create', 'edit', 'delete'],
  titleOf: ({ phone, inn }) => phone ?? `ИНН ${inn}`,
  fields: {
    id: '№',
    phone: 'Телефон',
    inn: 'ИНН',
    balance: 'Баланс',
    pending: 'Ожидает',
    debt: 'Долг',
    created_at: 'Открыт',
    updated_at: 'Изменён',
  },
  screens: { list: screen('BonusAccountList'), show: screen('BonusAccountCard') },
});
