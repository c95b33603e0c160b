import type { StaffGiftOrderBody } from '@odonta/api/contract';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ReceiverFields } from './ReceiverFields.tsx';

/** A gift for a calling client, out of the bonuses of his cabinet. */
export const GiftOrderCreate = () => (
  <CreatePage<StaffGiftOrderBody & { id: number }>
    title="Новый заказ подарка"
    created="Подарок заказан: бонусы списаны, клиенту ушло письмо"
    sections={sections}
  />
);

const sections: readonly Section[] = [
  {
    id: 'gift',
    title: 'Что и кому',
    hint: 'Бонусы спишутся со счёта по телефону, который покупатель подтвердил кодом.',
    content: (
      <Fields columns={2}>
        <ReferenceSelect source="gift_id" reference="gifts" isRequired filter={{ is_active: true }} />
        <ReferenceSelect source="individual_id" reference="individuals" text="last_name" isRequired />
      </Fields>
    ),
  },
  { id: 'receiver', title: 'Получатель', content: <ReceiverFields /> },
];
