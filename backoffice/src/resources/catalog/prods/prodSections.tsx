import { prodLimits } from '@odonta/db/vocabulary/catalog/prod.ts';
import { FormattedTextInput } from '../../../kit/inputs/FormattedTextInput.tsx';
import { OrderedReferences } from '../../../kit/inputs/OrderedReferences.tsx';
import { PictureInput } from '../../../kit/inputs/PictureInput.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { MainInputs } from './inputs/MainInputs.tsx';
import { NmoInputs } from './inputs/NmoInputs.tsx';
import { OfferInputs } from './inputs/OfferInputs.tsx';
import { PlaceAndTimeInputs } from './inputs/PlaceAndTimeInputs.tsx';
import { PriceInputs } from './inputs/PriceInputs.tsx';
import { ProgramInput } from './inputs/ProgramInput.tsx';
import { PromotionInputs } from './inputs/PromotionInputs.tsx';
import { ScheduleInput } from './inputs/ScheduleInput.tsx';
import { SeatInputs } from './inputs/SeatInputs.tsx';
import { SeatsLimitsInput } from './inputs/SeatsLimitsInput.tsx';
import { TermInputs } from './inputs/TermInputs.tsx';
import { ReadinessSection } from './readiness/ReadinessSection.tsx';

const richFields = [
  { source: 'text', atLeast: prodLimits.text.min, atMost: prodLimits.text.max },
  ...['program', 'for_whom', 'result', 'requirements'].map((source) => ({
    source,
    atMost: prodLimits.rich,
  })),
];

/** The form of a course, for a new one and for an existing one alike. */
export const prodSections: readonly Section[] = [
  {
    id: 'readiness',
    title: 'Готовность карточки',
    content: <ReadinessSection />,
    inBulk: false,
  },
  { id: 'main', title: 'Главное', content: <MainInputs /> },
  { id: 'place', title: 'Даты и место', content: <PlaceAndTimeInputs /> },
  { id: 'schedule', title: 'Расписание', content: <ScheduleInput source="schedule" />, inBulk: false },
  {
    id: 'offer',
    title: 'Документ и что входит',
    hint: 'Что здесь не заполнено, на странице курса не показано.',
    content: <OfferInputs />,
  },
  { id: 'nmo', title: 'Аккредитационные баллы', content: <NmoInputs />, inBulk: false },
  {
    id: 'content',
    inBulk: false,
    title: 'Содержание',
    content: (
      <Fields>
        {richFields.map(({ source, ...lengths }) => (
          <FormattedTextInput key={source} source={source} {...lengths} minHeight={120} heading={3} />
        ))}
      </Fields>
    ),
  },
  {
    id: 'program_days',
    inBulk: false,
    title: 'Программа по дням',
    hint: 'На странице курса — под текстом программы. Даты подставляются из часов занятий.',
    content: <ProgramInput source="program_days" />,
  },
  {
    id: 'prices',
    inBulk: false,
    title: 'Цены',
    hint: 'Покупатель платит меньшую из подходящих ему цен; скидки не складываются.',
    content: <PriceInputs />,
  },
  {
    id: 'terms',
    title: 'Условия продажи',
    hint: 'Новые условия действуют для новых заказов. Уже оформленные идут по тем, что были при записи.',
    content: <TermInputs />,
  },
  {
    id: 'lecturers',
    title: 'Лекторы',
    hint: 'Порядок — как на странице курса.',
    content: (
      <OrderedReferences
        source="lecturer_ids"
        reference="lecturers"
        label="Лекторы курса"
        addLabel="Добавить лектора"
        none="Лекторы не указаны."
      />
    ),
  },
  {
    id: 'seats',
    title: 'Места и запись',
    content: (
      <>
        <SeatInputs />
        <SeatsLimitsInput source="seats_limits" />
      </>
    ),
  },
  {
    id: 'cover',
    inBulk: false,
    title: 'Обложка',
    content: (
      <PictureInput
        source="file_preview"
        folder="prods"
        ratio="1200 / 630"
        hint="Лучше всего 1200 × 630 и больше: JPEG, PNG, WebP или AVIF до 8 МБ."
      />
    ),
  },
  { id: 'promotion', title: 'Продвижение', content: <PromotionInputs /> },
];
