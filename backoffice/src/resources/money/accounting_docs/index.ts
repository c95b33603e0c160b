import DocIcon from '@mui/icons-material/TaskOutlined';
import type { StaffAccountingDoc } from '@odonta/api/contract';
import { accountingDocsEntity } from '@odonta/db/vocabulary/money/accountingDocs.entity.ts';
import { accountingKinds } from '@odonta/db/vocabulary/money/invoices/accountingDocLifecycle.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const accountingDocs = resource<StaffAccountingDoc, typeof accountingDocsEntity>(
  accountingDocsEntity,
  {
    icon: DocIcon,
    empty: {
      title: 'Документов пока нет',
      text: 'Акт или УПД выставляется сам на следующий день после курса по оплаченному счёту. Черновик можно сделать и по кнопке, а отчёт агента и акт сверки — на экране «Отчёты».',
    },
    never: ['edit', 'delete'],
    titleOf: ({ kind, number, payer_name }) =>
      `${accountingKinds[kind]} ${number ? `№ ${number}` : '(черновик)'}, ${payer_name}`,
    screens: {
      list: screen('AccountingDocList'),
      create: screen('AccountingDocCreate'),
      show: screen('AccountingDocShow'),
    },
  },
);
