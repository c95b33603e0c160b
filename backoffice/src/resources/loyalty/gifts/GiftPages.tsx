import { Box } from '@mui/material';
import type { StaffGift } from '@odonta/api/contract';
import { giftDeliveries, giftLimits, giftStates } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import { PictureInput } from '../../../kit/inputs/PictureInput.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { MainFields, StockFields, TimeFields } from './giftFields.tsx';

export const GiftCreate = () => (
  <CreatePage<StaffGift>
    title="Новый подарок"
    created="Подарок добавлен"
    blank={{ delivery_kind: 'SELF', is_active: true, file_preview: { filename: null, alt: '' } }}
    sections={sections}
  />
);

export const GiftEdit = () => (
  <EditPage<StaffGift>
    titleOf={(gift) => gift?.name ?? 'Подарок'}
    facts={(gift) => <GiftFacts gift={gift} />}
    sections={sections}
  />
);

export const GiftShow = () => (
  <ShowPage<StaffGift>
    titleOf={({ name }) => name}
    facts={(gift) => <GiftFacts gift={gift} />}
    sections={[{ id: 'main', title: 'Подарок', content: <Facts<StaffGift> rows={rows} /> }]}
  />
);

const GiftFacts = ({ gift: { id, state, ordered_count } }: { gift: StaffGift }) => (
  <>
    <span>{giftStates[state]}</span>
    <span>Заказано: {ordered_count}</span>
    <span>№ {id}</span>
  </>
);

const sections: readonly Section[] = [
  { id: 'main', title: 'Подарок', content: <MainFields /> },
  { id: 'text', title: 'Описание', content: <LongTextInput source="text" atMost={giftLimits.text} /> },
  { id: 'stock', title: 'Сколько', content: <StockFields /> },
  { id: 'time', title: 'Когда', content: <TimeFields /> },
  {
    id: 'picture',
    inBulk: false,
    title: 'Изображение',
    content: (
      <PictureInput
        source="file_preview"
        folder="gifts"
        ratio="1200 / 630"
        hint="Горизонтальная картинка, лучше 1200 × 630 точек."
      />
    ),
  },
];

const rows: readonly FactRow<StaffGift>[] = [
  ['text', ({ text }) => text && <Box sx={{ whiteSpace: 'pre-line' }}>{text}</Box>],
  ['price_bonus', ({ price_bonus }) => price_bonus],
  ['stock', ({ stock }) => stock ?? 'Без ограничения'],
  ['left', ({ left }) => left !== null && String(left)],
  ['per_person_limit', ({ per_person_limit }) => per_person_limit],
  ['delivery_kind', ({ delivery_kind }) => giftDeliveries[delivery_kind]],
  ['date_start', ({ date_start }) => date_start && formatMoment(date_start)],
  ['date_end', ({ date_end }) => date_end && formatMoment(date_end)],
  ['is_active', ({ is_active }) => (is_active ? 'Да' : 'Нет')],
];
