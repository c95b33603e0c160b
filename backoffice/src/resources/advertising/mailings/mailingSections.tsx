import { mailingLimits } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { hasRightCheckDigits } from '@odonta/db/vocabulary/taxNumber.ts';
import { BooleanInput, email, maxLength, minLength, required, TextInput } from 'react-admin';
import { OrderedReferences } from '../../../kit/inputs/OrderedReferences.tsx';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { WordsInput } from '../../../kit/inputs/WordsInput.tsx';
import { Fields, Wide } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { BlocksInput } from './BlocksInput.tsx';
import { Reach } from './Reach.tsx';

const { subject, preheader, from_name, cities, interests } = mailingLimits;

const taxNumber = (value?: string) =>
  value && !hasRightCheckDigits(value) ? 'Проверьте ИНН: контрольные цифры не сходятся' : undefined;

export const mailingSections: readonly Section[] = [
  {
    id: 'head',
    title: 'Как письмо видно в списке писем',
    hint: 'После правки одобренную рассылку снова нужно проверить на себе и одобрить.',
    content: (
      <Fields columns={2}>
        <Wide>
          <TextInput
            source="subject"
            validate={[required(), minLength(3), maxLength(subject)]}
            helperText={false}
          />
        </Wide>
        <Wide>
          <TextInput
            source="preheader"
            validate={maxLength(preheader)}
            helperText="Её видно после темы, не открывая письма"
          />
        </Wide>
        <TextInput
          source="from_name"
          validate={[required(), minLength(2), maxLength(from_name)]}
          helperText={false}
        />
        <TextInput source="reply_to" validate={email()} helperText="Если не заполнить — на адрес площадки" />
      </Fields>
    ),
  },
  { id: 'blocks', inBulk: false, title: 'Письмо', content: <BlocksInput /> },
  {
    id: 'audience',
    inBulk: false,
    title: 'Кому',
    hint: 'Только тем, кто согласился на рекламу и подтвердил почту. Пустой список никого не отсеивает.',
    content: (
      <Fields>
        <WordsInput source="cities" atMost={cities} helperText="Напишите город и нажмите Enter" />
        <OrderedReferences
          source="specializations"
          reference="specializations"
          label="Специализации"
          addLabel="Добавить специализацию"
          none="Специализации не выбраны: подходят все."
        />
        <WordsInput
          source="interests"
          atMost={interests}
          helperText="Слово из интересов или темы в кабинете; напишите и нажмите Enter"
        />
        <Reach />
      </Fields>
    ),
  },
  {
    id: 'marks',
    title: 'Маркировка рекламы',
    content: (
      <Fields columns={2}>
        <BooleanInput source="is_advertising" helperText="В день бывает одна рекламная рассылка" />
        <ReferenceSelect
          source="center_id"
          reference="centers"
          helperText="Если рассылка о центре: её увидит его менеджер"
        />
        <TextInput source="ad_company" validate={maxLength(200)} helperText={false} />
        <TextInput source="ad_inn" validate={taxNumber} helperText="10 или 12 цифр" />
        <TextInput source="ad_reg_number" helperText="Выдаёт оператор рекламных данных" />
      </Fields>
    ),
  },
];
