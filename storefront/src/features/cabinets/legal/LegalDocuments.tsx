import { CompanyDocuments } from './CompanyDocuments.tsx';

const empty = {
  title: 'Документов пока нет',
  text: 'Акт или УПД выставим на следующий день после курса: он придёт письмом и появится здесь. Здесь же будут акты сверки.',
};

export default function LegalDocuments() {
  return <CompanyDocuments which="documents" empty={empty} />;
}
