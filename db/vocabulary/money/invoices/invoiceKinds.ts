/** What asks a company for money: an invoice alone, or one that is the contract as well. Both are numbered in one row. */
export const invoiceKinds = { INVOICE: 'Счёт', CONTRACT: 'Счёт-договор' } as const;
export type InvoiceKind = keyof typeof invoiceKinds;

const forms = {
  INVOICE: { name: 'Счёт', what: 'счёт', of: 'счёта', by: 'счёту' },
  CONTRACT: { name: 'Счёт-договор', what: 'счёт-договор', of: 'счёта-договора', by: 'счёту-договору' },
};

/** How a sentence calls it: «Счёт-договор», «выставили счёт-договор», «срок счёта-договора», «по счёту-договору». */
export const formsOf = ({ kind }: { kind: InvoiceKind }) => forms[kind];

/** «Счёт № 12», «Счёт-договор № 12». */
export const titleOfInvoice = ({ kind, number }: { kind: InvoiceKind; number: number | string }): string =>
  `${invoiceKinds[kind]} № ${number}`;
