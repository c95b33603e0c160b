import type { AccountingDoc } from '@odonta/db/models';
import { accountingDocLifecycle } from '@odonta/db/vocabulary/money/invoices/accountingDocLifecycle.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

export const transitionDoc = transitionsOf<AccountingDoc, keyof typeof accountingDocLifecycle.transitions>(
  'accounting_docs',
  accountingDocLifecycle,
);
