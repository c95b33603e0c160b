/** A request for payment to a company: an invoice only, or one that is also the contract. Both share one numbering. */
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
