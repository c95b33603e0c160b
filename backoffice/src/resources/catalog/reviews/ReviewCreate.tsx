import type { StaffReview } from '@odonta/api/contract';
import {
  marks,
  markWords,
  reviewScores,
  reviewSources,
} from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { reviewForm } from '@odonta/db/vocabulary/catalog/reviews/reviewForm.ts';
import { BooleanInput, email, required, TextInput } from 'react-admin';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { choicesOf } from '../../../kit/list/filters.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ConsentByPhone } from '../../content/manager_requests/ConsentByPhone.tsx';

/** A review received by letter, by phone or on paper, entered for its author. */
export const ReviewCreate = () => (
  <CreatePage<StaffReview>
    title="Отзыв, который пришёл не с сайта"
    created="Отзыв записан: его проверит и опубликует другой сотрудник"
    sections={sections}
  />
);

const markChoices = marks.map((mark) => ({ id: mark, name: `${mark} — ${markWords[mark]}` }));

const sections: readonly Section[] = [
  {
    id: 'author',
    title: 'Чей и о чём',
    hint: 'На сайте будет сказано, что отзыв записан со слов автора и участие не проверялось.',
    content: (
      <Fields columns={2}>
        <ReferenceSelect source="prod_id" reference="prods" label="Курс" isRequired />
        <ChoiceInput
          source="source"
          choices={choicesOf(reviewSources)}
          validate={required()}
          helperText={false}
        />
        <TextInput source="client_name" validate={required()} helperText={false} />
        <TextInput
          source="email"
          type="email"
          validate={email('Введите корректную электронную почту')}
          helperText="Если указать, автору напишут, когда отзыв опубликуют"
        />
        <BooleanInput source="is_unnamed" label="Не показывать имя на сайте" helperText={false} />
      </Fields>
    ),
  },
  {
    id: 'marks',
    title: 'Оценки',
    content: (
      <Fields columns={2}>
        {(Object.keys(reviewScores) as (keyof typeof reviewScores)[]).map((name) => (
          <ChoiceInput
            key={name}
            source={`scores.${name}`}
            label={reviewScores[name]}
            choices={markChoices}
            {...(name === 'practice' ? {} : { validate: required() })}
            helperText={name === 'practice' ? 'Если практики не было, не указывайте' : false}
          />
        ))}
      </Fields>
    ),
  },
  {
    id: 'text',
    title: 'Отзыв',
    content: (
      <Fields>
        <LongTextInput
          source="text"
          validate={required()}
          atLeast={reviewForm.text.min.value}
          atMost={reviewForm.text.max.value}
        />
        <LongTextInput source="pros" atMost={reviewForm.pros.max.value} />
        <LongTextInput source="cons" atMost={reviewForm.cons.max.value} />
      </Fields>
    ),
  },
  { id: 'consent', title: 'Согласие', content: <ConsentByPhone /> },
];
