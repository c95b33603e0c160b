import type { StaffOrderBody } from '@odonta/api/contract';
import { orderLimits } from '@odonta/db/vocabulary/orders/order.ts';
import { BooleanInput, TextInput } from 'react-admin';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ConsentByPhone } from '../../content/manager_requests/ConsentByPhone.tsx';
import { ContactFields } from './ContactFields.tsx';
import { FromRequest } from './FromRequest.tsx';
import { LiveQuote } from './LiveQuote.tsx';
import { OfferFields } from './OfferFields.tsx';
import { PeopleInput } from './PeopleInput.tsx';

/** An order for a calling client. */
export const OrderCreate = () => (
  <CreatePage<StaffOrderBody & { id: number }>
    title="Новый заказ"
    created="Заказ оформлен: места забронированы на сутки"
    blank={{ participation: 'main', participants: [{}] }}
    sections={sections}
  />
);

const emailHint =
  'Сюда уйдёт письмо со ссылкой на оплату. Нет почты — оставьте пустым: ссылку отправите по СМС или скопируете';

const sections: readonly Section[] = [
  {
    id: 'course',
    title: 'Курс',
    content: (
      <>
        <FromRequest />
        <Fields columns={2}>
          <ReferenceSelect source="prod_id" reference="prods" isRequired filter={{ status: 'CONFIRMED' }} />
          <OfferFields />
        </Fields>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Кто заказывает',
    content: <ContactFields isEmailRequired={false} emailHint={emailHint} />,
  },
  {
    id: 'participants',
    title: 'Кто будет учиться',
    hint: 'Имя можно назвать позже: за участником останется место.',
    content: (
      <>
        <PeopleInput atMost={50} />
        <BooleanInput
          source="is_double"
          label="Однофамильцы: это разные люди"
          helperText="Отметьте, если участник уже записан на курс под тем же именем или почтой"
        />
      </>
    ),
  },
  { id: 'quote', title: 'Сколько это стоит', content: <LiveQuote /> },
  {
    id: 'comment',
    title: 'Комментарий',
    content: (
      <TextInput
        source="comment"
        label="Комментарий покупателя"
        multiline
        minRows={3}
        maxRows={6}
        fullWidth
        helperText={`До ${orderLimits.comment} знаков`}
      />
    ),
  },
  { id: 'consent', title: 'Согласие', content: <ConsentByPhone /> },
];
