/** The screens of the menu group, one chunk. */
export { AccountingDocList } from './accounting_docs/AccountingDocList.tsx';
export { AccountingDocCreate, AccountingDocShow } from './accounting_docs/AccountingDocPages.tsx';
export { BankImportCreate } from './bank_imports/BankImportCreate.tsx';
export { BankLineCard } from './bank_imports/BankLineCard.tsx';
export { BankLineList } from './bank_imports/BankLineList.tsx';
export { InvariantsPage } from './invariants/InvariantsPage.tsx';
export { InvoiceList } from './invoices/InvoiceList.tsx';
export { InvoiceCreate, InvoiceEdit, InvoiceShow } from './invoices/InvoicePages.tsx';
export { PaymentCard } from './payments/PaymentCard.tsx';
export { PaymentList } from './payments/PaymentList.tsx';
export { PayoutCard } from './payouts/PayoutCard.tsx';
export { PayoutCreate } from './payouts/PayoutCreate.tsx';
export { PayoutList } from './payouts/PayoutList.tsx';
export { RefundCard } from './refunds/RefundCard.tsx';
export { RefundCreate } from './refunds/RefundCreate.tsx';
export { RefundList } from './refunds/RefundList.tsx';
export { ReportsPage } from './reports/ReportsPage.tsx';
