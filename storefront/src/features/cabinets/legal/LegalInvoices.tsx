import { CompanyDocuments } from './CompanyDocuments.tsx';

const empty = {
  title: 'Счетов пока нет',
  text: 'Счёт появится здесь, как только вы запишете сотрудников на курс с оплатой по счёту.',
};

export default function LegalInvoices() {
  return <CompanyDocuments which="invoices" empty={empty} />;
}
