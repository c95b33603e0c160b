import { Alert } from '@mui/material';
import type { StaffLegalRequestBody } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { BooleanInput, TextInput } from 'react-admin';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ConsentByPhone } from '../../content/manager_requests/ConsentByPhone.tsx';
import { useOffer } from '../orders/useOffer.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { SeatsInput } from './SeatsInput.tsx';

/** A group order of a calling company. */
export const LegalRequestCreate = () => (
  <CreatePage<StaffLegalRequestBody & { id: number }>
    title="Новая групповая заявка"
    created="Заявка записана: компании ушло письмо со ссылкой"
    blank={{ participation: 'main', need_quote: true, signatory_basis: 'Устав' }}
    sections={sections}
  />
);

const sections: readonly Section[] = [
  { id: 'course', title: 'Что нужно', content: <Wanted /> },
  { id: 'contact', title: 'Кто отвечает', content: <PersonFields /> },
  { id: 'company', title: 'Компания и подписант', content: <CompanyFields /> },
  { id: 'consent', title: 'Согласие', content: <ConsentByPhone /> },
];

function Wanted() {
  return (
    <>
      <Fields columns={2}>
        <ReferenceSelect source="prod_id" reference="prods" isRequired filter={{ status: 'CONFIRMED' }} />
        <Part />
        <SeatsInput />
        <TextInput source="po_reference" helperText="Компания увидит его в предложении" />
      </Fields>
      <BooleanInput source="need_quote" helperText="Если нет, после подтверждения уйдёт сразу счёт" />
      <TextInput source="comment" fullWidth multiline minRows={3} maxRows={8} helperText={false} />
    </>
  );
}

/** Which part of the course, where it may be visited in parts. */
function Part() {
  const { offer, isUnsold } = useOffer();
  if (isUnsold) return <Alert severity="warning">Этот курс сейчас не продаётся.</Alert>;
  if (!offer || offer.participations.length < 2) return null;
  const choices = offer.participations.map(({ key, label, price }) => ({
    id: key as string,
    name: `${key === 'main' ? 'Весь курс' : label}, ${formatPrice(price)}`,
  }));
  return <ChoiceInput source="participation" choices={choices} helperText={false} />;
}
