import { collectionLimits } from '@odonta/db/vocabulary/advertising/collections/collection.ts';
import { phoneHint } from '@odonta/db/vocabulary/content/requests/requestForm.ts';
import { BooleanInput, maxLength, minLength, required, TextInput } from 'react-admin';
import { InternalCommentInput } from '../../../kit/inputs/InternalCommentInput.tsx';
import { ManagerSelect } from '../../../kit/inputs/ManagerSelect.tsx';
import { MomentInput } from '../../../kit/inputs/MomentInput.tsx';
import { Fields, Wide } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { CollectionItemsInput } from './CollectionItemsInput.tsx';

const { name, person } = collectionLimits;

/** The form of a collection, for a new one and for an existing one alike. */
export const collectionSections: readonly Section[] = [
  {
    id: 'main',
    title: 'Для кого',
    hint: 'Название и имена увидит получатель, почту и телефон — только сотрудники: по ним мы узнаём его заказ.',
    content: (
      <Fields columns={2}>
        <Wide>
          <TextInput
            source="name"
            validate={[required(), minLength(name.min), maxLength(name.max)]}
            helperText="Заголовок страницы: например, «Курсы по имплантации на весну»"
          />
        </Wide>
        <TextInput source="name_from" validate={[required(), maxLength(person)]} helperText={false} />
        <TextInput source="name_to" validate={[required(), maxLength(person)]} helperText={false} />
        <TextInput source="to_email" type="email" helperText="Сюда можно отправить ссылку" />
        <TextInput source="to_phone" type="tel" helperText={phoneHint} />
      </Fields>
    ),
  },
  {
    id: 'items',
    inBulk: false,
    title: 'Курсы',
    hint: `До ${collectionLimits.items} опубликованных курсов; порядок — как на странице.`,
    content: <CollectionItemsInput />,
  },
  {
    id: 'page',
    title: 'Страница',
    content: (
      <Fields columns={2}>
        <BooleanInput source="is_show_phone" helperText="Номер из профиля менеджера" />
        <MomentInput source="expires_at" helperText="По московскому времени; если не заполнить — 60 дней" />
        <ManagerSelect />
        <Wide>
          <InternalCommentInput />
        </Wide>
      </Fields>
    ),
  },
];
