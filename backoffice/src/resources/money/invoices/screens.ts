/** The screens of the entity, one chunk. */
export { InvoiceList } from './InvoiceList.tsx';
export { InvoiceCreate, InvoiceEdit, InvoiceShow } from './InvoicePages.tsx';
