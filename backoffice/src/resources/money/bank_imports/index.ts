import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import type { StaffBankLine } from '@odonta/api/contract';
import { bankLineStatuses } from '@odonta/db/vocabulary/money/bank/bankLineLifecycle.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../money.ts'));

export const bankImports = resource<StaffBankLine>({
  name: 'bank_imports',
  label: 'Банковские выписки',
  group: 'money',
  area: 'bank_imports',
  icon: BankIcon,
  counted: ['платёж', 'платежа', 'платежей'],
  empty: {
    title: 'Платежей из банка пока нет',
    text: 'Они появятся, когда вы загрузите выписку: файл обмена с 1С или таблицу из интернет-банка.',
  },
  never: ['edit', 'delete'],
  titleOf: ({ number, payer_name }) => `Платёж № ${number}, ${payer_name}`,
  fields: {
    matches: 'Оплачены счета',
    id: '№',
    file_id: 'Файл, №',
    filename: 'Файл выписки',
    account: 'Наш счёт',
    number: '№ документа',
    date: 'Дата документа',
    received_on: 'Поступил',
    sum: 'Сумма',
    payer_name: 'Плательщик',
    payer_inn: 'ИНН плательщика',
    payer_kpp: 'КПП плательщика',
    payer_account: 'Счёт плательщика',
    purpose: 'Назначение',
    raw: 'Строки выписки',
    status: 'Статус',
    reason: 'Почему пропущен',
    created_at: 'Загружен',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(bankLineStatuses) },
  screens: {
    list: screen('BankLineList'),
    create: screen('BankImportCreate'),
    show: screen('BankLineCard'),
  },
});
