import type { StaffAdSlot } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { maxValue, minValue, NumberInput, required } from 'react-admin';
import { HistoryPanel } from '../../../kit/history/HistoryPanel.tsx';
import { MomentInput } from '../../../kit/inputs/MomentInput.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { slotLabel } from '../banner_campaigns/slots.ts';
import { priceOf } from './AdSlotList.tsx';
import { Occupancy } from './Occupancy.tsx';

const titleOf = (slot?: StaffAdSlot) => (slot ? slotLabel(slot.slot) : 'Место');

export const AdSlotEdit = () => (
  <EditPage<StaffAdSlot>
    titleOf={titleOf}
    facts={(slot) => <span>сейчас {priceOf(slot.price)}</span>}
    actions={<TransitionButtons />}
    sections={sections}
    after={<HistoryPanel />}
  />
);

export const AdSlotShow = () => (
  <ShowPage<StaffAdSlot>
    titleOf={titleOf}
    facts={(slot) => <span>сейчас {priceOf(slot.price)}</span>}
    actions={<TransitionButtons />}
    sections={[{ id: 'main', title: 'Продажа', content: <Facts<StaffAdSlot> rows={rows} /> }]}
  />
);

const sections: readonly Section[] = [
  {
    id: 'sale',
    title: 'Продажа',
    content: (
      <Fields columns={2}>
        <NumberInput source="count" validate={[required(), minValue(1), maxValue(5)]} />
        <NumberInput
          source="next_price"
          validate={[minValue(1), maxValue(10_000_000)]}
          helperText="Начнёт действовать, когда вы её опубликуете"
        />
        <MomentInput source="next_price_from" />
      </Fields>
    ),
  },
];

const rows: readonly FactRow<StaffAdSlot>[] = [
  ['slot', ({ slot }) => slotLabel(slot)],
  [
    'category_id',
    ({ category_id }) => category_id && <ReferenceName reference="categories" source="category_id" />,
  ],
  ['count', ({ count }) => count],
  ['price', ({ price }) => priceOf(price)],
  ['next_price', ({ next_price }) => next_price !== null && formatExact(next_price)],
  ['next_price_from', ({ next_price_from }) => next_price_from !== null && formatMoment(next_price_from)],
  ['occupancy', (slot) => <Occupancy slot={slot} />],
];
