import type { StaffManagerRequest } from '@odonta/api/contract';
import { requestKinds } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { phoneHint } from '@odonta/db/vocabulary/content/requests/requestForm.ts';
import { required, TextInput } from 'react-admin';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ConsentByPhone } from './ConsentByPhone.tsx';

/** A request that a manager enters during a call. */
export const ManagerRequestCreate = () => (
  <CreatePage<StaffManagerRequest>
    title="Заявка по телефону"
    created="Заявка записана, она за вами"
    blank={{ kind: 'CALLBACK' }}
    sections={sections}
  />
);

const kinds = Object.entries(requestKinds).map(([id, name]) => ({ id, name }));

const sections: readonly Section[] = [
  {
    id: 'contact',
    title: 'Кто звонит',
    content: (
      <Fields columns={2}>
        <TextInput source="name" validate={required()} helperText={false} />
        <TextInput source="phone" type="tel" validate={required()} helperText={phoneHint} />
        <TextInput
          source="email"
          type="email"
          helperText="Сюда уйдёт письмо о заявке; если почты нет, оставьте пустым"
        />
        <TextInput source="city" validate={required()} helperText={false} />
      </Fields>
    ),
  },
  {
    id: 'request',
    title: 'О чём просит',
    content: (
      <Fields>
        <ReferenceSelect source="prod_id" reference="prods" filter={{ status: 'CONFIRMED' }} />
        <ChoiceInput source="kind" choices={kinds} validate={required()} helperText={false} />
        <TextInput source="comment" multiline minRows={3} maxRows={8} helperText={false} />
      </Fields>
    ),
  },
  { id: 'consent', title: 'Согласие', content: <ConsentByPhone /> },
];
