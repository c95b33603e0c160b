import { CompanyPapers } from './CompanyPapers.tsx';

const empty = {
  title: 'Счетов пока нет',
  text: 'Счёт появится здесь, как только вы запишете сотрудников на курс с оплатой по счёту.',
};

export default function LegalInvoices() {
  return <CompanyPapers which="invoices" empty={empty} />;
}
