import { Alert } from '@mui/material';
import type { StaffWaitlistBody } from '@odonta/api/contract';
import { bookableStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ConsentByPhone } from '../../content/manager_requests/ConsentByPhone.tsx';
import { ContactFields } from '../orders/ContactFields.tsx';
import { useOffer } from '../orders/useOffer.ts';
import { CommentInput } from './CommentInput.tsx';
import { QuantityFields } from './QuantityFields.tsx';

/** A waiting-list entry for a caller. */
export const WaitlistCreate = () => (
  <CreatePage<StaffWaitlistBody & { id: number }>
    title="Новая запись в листе ожидания"
    created="Записали в лист ожидания: клиенту ушло письмо со ссылкой на его место"
    blank={{ participation: 'main', quantity: 1, accept_partial: false }}
    sections={sections}
  />
);

const sections: readonly Section[] = [
  {
    id: 'course',
    title: 'Чего ждёт',
    content: (
      <>
        <Fields columns={2}>
          <ReferenceSelect source="prod_id" reference="prods" isRequired filter={{ status: 'CONFIRMED' }} />
          <WantedPart />
        </Fields>
        <QuantityFields />
        <CommentInput />
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Кто ждёт',
    content: <ContactFields emailHint="Сюда уйдёт письмо с предложением места" />,
  },
  { id: 'consent', title: 'Согласие', content: <ConsentByPhone /> },
];

/** In which part of the course, where it may be visited in parts. */
function WantedPart() {
  const { offer, isUnsold } = useOffer();
  if (isUnsold) return <Alert severity="warning">Этот курс сейчас не продаётся.</Alert>;
  if (!offer) return null;
  if (bookableStates.includes(offer.state))
    return <Alert severity="info">На курсе есть свободные места: оформите заказ сразу.</Alert>;
  if (offer.participations.length < 2) return null;
  const parts = offer.participations.map(({ key, label, price }) => ({
    id: key as string,
    name: `${key === 'main' ? 'Весь курс' : label}, ${formatPrice(price)}`,
  }));
  return (
    <ChoiceInput
      source="participation"
      choices={[...parts, { id: 'any', name: 'Любой вариант' }]}
      helperText={false}
    />
  );
}
