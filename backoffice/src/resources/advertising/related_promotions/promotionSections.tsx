import {
  benefitKinds,
  promotionLimits as limits,
  promotionBearers,
  promotionTypes,
} from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import { hasRightCheckDigits } from '@odonta/db/vocabulary/taxNumber.ts';
import { maxLength, minLength, NumberInput, required, TextInput } from 'react-admin';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { WordsInput } from '../../../kit/inputs/WordsInput.tsx';
import { WrittenDayInput } from '../../../kit/inputs/WrittenDayInput.tsx';
import { choicesOf } from '../../../kit/list/filters.tsx';
import { Fields, Wide } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { LogoInput } from './LogoInput.tsx';
import { MatchInputs, NotifyInputs } from './MatchInputs.tsx';

const whole = (value: string) => (value === '' ? null : Number(value));
const taxNumber = (value?: string) =>
  value && !hasRightCheckDigits(value) ? 'Проверьте ИНН: контрольные цифры не сходятся' : undefined;

/** Neither changes afterwards. */
export const ownerSection: Section = {
  id: 'owner',
  title: 'Чей бонус',
  content: (
    <Fields columns={2}>
      <ReferenceSelect
        source="merchant_id"
        reference="merchants"
        isRequired
        filter={{ status: 'CONFIRMED' }}
      />
      <ChoiceInput
        source="type"
        choices={choicesOf(promotionTypes)}
        validate={required()}
        helperText="Цена лида зависит от вида и останется такой, как сегодня"
      />
    </Fields>
  ),
};

export const promotionSections: readonly Section[] = [
  {
    id: 'offer',
    title: 'Предложение',
    hint: 'Правка предложения или маркировки опубликованного бонуса снимает его с сайта: его нужно опубликовать снова.',
    content: (
      <Fields columns={2}>
        <Wide>
          <TextInput
            source="name"
            validate={[required(), minLength(limits.name.min), maxLength(limits.name.max)]}
            helperText={false}
          />
        </Wide>
        <Wide>
          <TextInput
            source="text"
            multiline
            minRows={3}
            maxRows={8}
            validate={[required(), minLength(limits.text.min), maxLength(limits.text.max)]}
            helperText={false}
          />
        </Wide>
        <Wide>
          <TextInput
            source="conditions"
            multiline
            minRows={3}
            maxRows={8}
            validate={[required(), minLength(limits.conditions.min), maxLength(limits.conditions.max)]}
            helperText="Кому, сколько раз и до какого дня"
          />
        </Wide>
        <ChoiceInput
          source="benefit_kind"
          choices={choicesOf(benefitKinds)}
          validate={required()}
          helperText={false}
        />
        <TextInput
          source="benefit_value"
          validate={[required(), maxLength(limits.benefit_value)]}
          helperText="«15 %», «набор боров»"
        />
        <TextInput source="link" validate={maxLength(limits.link)} helperText="С https://" />
        <LogoInput source="logo" />
      </Fields>
    ),
  },
  {
    id: 'bearer',
    title: 'Кто оплачивает бонус',
    content: (
      <Fields columns={2}>
        <ChoiceInput
          source="bearer"
          choices={choicesOf(promotionBearers)}
          validate={required()}
          helperText={false}
        />
        <NumberInput
          source="bearer_percent"
          parse={whole}
          min={1}
          max={99}
          helperText="Только если бонус оплачивают оба"
        />
      </Fields>
    ),
  },
  {
    id: 'match',
    title: 'У каких курсов',
    hint: 'Пустой список подходит любому курсу. Отдельные курсы подходят сами по себе; если указаны только они, то только у них.',
    content: <MatchInputs />,
  },
  {
    id: 'limits',
    title: 'Срок и лимиты',
    content: (
      <Fields columns={2}>
        <WrittenDayInput source="starts_on" validate={required()} helperText={false} />
        <WrittenDayInput source="ends_on" validate={required()} helperText="Включительно, по Москве" />
        <NumberInput source="daily_limit" parse={whole} min={1} helperText="Пусто — без ограничения" />
        <NumberInput source="total_limit" parse={whole} min={1} helperText="Пусто — без ограничения" />
      </Fields>
    ),
  },
  {
    id: 'marks',
    title: 'Маркировка рекламы',
    hint: 'Без неё бонус не опубликовать.',
    content: (
      <Fields columns={2}>
        <TextInput source="ad_company" validate={maxLength(200)} helperText={false} />
        <TextInput source="ad_inn" validate={taxNumber} helperText="10 или 12 цифр" />
        <TextInput source="ad_reg_number" helperText="Выдаёт оператор рекламных данных" />
      </Fields>
    ),
  },
  {
    id: 'notify',
    title: 'Уведомления о лидах',
    content: (
      <Fields>
        <WordsInput
          source="notify_emails"
          atMost={limits.emails}
          helperText="Не больше пяти; напишите почту и нажмите Enter. Без них пишем на почту организации"
        />
        <NotifyInputs />
      </Fields>
    ),
  },
];
