import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import type { StaffBankLine } from '@odonta/api/contract';
import { bankImportsEntity } from '@odonta/db/vocabulary/money/bankImports.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const bankImports = resource<StaffBankLine, typeof bankImportsEntity>(bankImportsEntity, {
  icon: BankIcon,
  empty: {
    title: 'Платежей из банка пока нет',
    text: 'Они появятся, когда вы загрузите выписку: файл обмена с 1С или таблицу из интернет-банка.',
  },
  never: ['edit', 'delete'],
  titleOf: ({ number, payer_name }) => `Платёж № ${number}, ${payer_name}`,
  screens: {
    list: screen('BankLineList'),
    create: screen('BankImportCreate'),
    show: screen('BankLineCard'),
  },
});
