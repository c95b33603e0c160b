/** The screens of the menu group, one chunk. */

export { MarketingBalanceCard } from './advertising/marketing_balances/MarketingBalanceCard.tsx';
export { MarketingBalanceList } from './advertising/marketing_balances/MarketingBalanceList.tsx';
export { AccountingDocList } from './money/accounting_docs/AccountingDocList.tsx';
export { AccountingDocCreate, AccountingDocShow } from './money/accounting_docs/AccountingDocPages.tsx';
export { BankImportCreate } from './money/bank_imports/BankImportCreate.tsx';
export { BankLineCard } from './money/bank_imports/BankLineCard.tsx';
export { BankLineList } from './money/bank_imports/BankLineList.tsx';
export { InvoiceList } from './money/invoices/InvoiceList.tsx';
export { InvoiceCreate, InvoiceEdit, InvoiceShow } from './money/invoices/InvoicePages.tsx';
export { PaymentCard } from './money/payments/PaymentCard.tsx';
export { PaymentList } from './money/payments/PaymentList.tsx';
export { PayoutCard } from './money/payouts/PayoutCard.tsx';
export { PayoutCreate } from './money/payouts/PayoutCreate.tsx';
export { PayoutList } from './money/payouts/PayoutList.tsx';
export { PlatformRequisitesPage } from './money/platform_requisites/PlatformRequisitesPage.tsx';
export { RefundCard } from './money/refunds/RefundCard.tsx';
export { RefundCreate } from './money/refunds/RefundCreate.tsx';
export { RefundList } from './money/refunds/RefundList.tsx';
export { InvariantsPage } from './reports/invariants/InvariantsPage.tsx';
export { ReportsPage } from './reports/ReportsPage.tsx';
