import {
  isNotificationUrl,
  notificationAudiences,
  notificationDefaults,
  notificationLimits,
} from '@odonta/db/vocabulary/advertising/notifications.ts';
import {
  BooleanInput,
  maxLength,
  maxValue,
  minLength,
  minValue,
  NumberInput,
  required,
  TextInput,
} from 'react-admin';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import { MomentInput } from '../../../kit/inputs/MomentInput.tsx';
import { choicesOf } from '../../../kit/list/choices.ts';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { FormPreview } from './Preview.tsx';

const { text, button, time, url_text } = notificationLimits;

const isUrl = (value: unknown) =>
  !value || isNotificationUrl(String(value)) ? undefined : 'Начните ссылку с / или с https://';

export const notificationSections: readonly Section[] = [
  {
    id: 'text',
    title: 'Что написано',
    hint: 'После правки одобренное уведомление снова ждёт одобрения, и до него не показывается.',
    content: (
      <Fields columns={2}>
        <LongTextInput
          source="text"
          atMost={text.max}
          validate={[required(), minLength(text.min), maxLength(text.max)]}
        />
        <TextInput source="url" validate={isUrl} helperText="Страница сайта (/docs) или адрес с https://" />
        <TextInput
          source="url_text"
          validate={maxLength(url_text)}
          helperText={`Если не заполнить: «${notificationDefaults.url_text}»`}
        />
        <TextInput
          source="text_button_accept"
          validate={[required(), maxLength(button)]}
          helperText="Нажатие остаётся в реестре как согласие"
        />
        <TextInput
          source="text_button_cancel"
          validate={[required(), maxLength(button)]}
          helperText="Ведёт на страницу контактов, к менеджеру"
        />
      </Fields>
    ),
  },
  {
    id: 'showing',
    title: 'Кому и когда',
    content: (
      <Fields columns={2}>
        <ChoiceInput source="audience" choices={choicesOf(notificationAudiences)} validate={required()} />
        <MomentInput source="date_end" validate={required()} />
        <NumberInput
          source="time"
          validate={[required(), minValue(0), maxValue(time)]}
          helperText="0 — сразу; на каждой странице кабинета отсчёт начинается заново"
        />
        <BooleanInput source="is_once" helperText="Увидев его, второй раз уже не встретят" />
        <BooleanInput
          source="is_accept"
          helperText="Окно нельзя закрыть: оно ждёт одной из кнопок и после перезагрузки, и на другом устройстве"
        />
      </Fields>
    ),
  },
  { id: 'preview', title: 'Как это выглядит', content: <FormPreview />, inBulk: false },
];
