import { Box } from '@mui/material';
import type { StaffAdSlot } from '@odonta/api/contract';
import { slotLabels } from '@odonta/db/vocabulary/advertising/banners.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { choiceFilter, choicesOf, referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { slotLabel } from '../banner_campaigns/slots.ts';
import { Occupancy } from './Occupancy.tsx';

const { Column, moment } = columnsOf<StaffAdSlot>();

const filters = [
  choiceFilter('slot', 'Место', choicesOf(slotLabels, true)),
  referenceFilter('category_id', 'Категория', 'categories'),
];

export const AdSlotList = () => (
  <ListPage<StaffAdSlot> sort={{ field: 'id', order: 'ASC' }} filters={filters}>
    <RecordTable<StaffAdSlot> card={AdSlotRow}>
      <Column source="slot" render={({ slot }) => <RecordLink>{slotLabel(slot)}</RecordLink>} />
      <Column source="category_id" render={(slot) => <CategoryOf slot={slot} />} />
      <Column source="price" disableSort render={({ price }) => priceOf(price)} cellClassName="nowrap" />
      <Column source="occupancy" disableSort render={(slot) => <Occupancy slot={slot} />} />
      <Column {...moment('updated_at')} />
    </RecordTable>
  </ListPage>
);

export const priceOf = (price: number | null) => (price === null ? 'не продаётся' : formatExact(price));

const CategoryOf = ({ slot: { category_id } }: { slot: StaffAdSlot }) =>
  category_id === null ? 'Весь сайт' : <ReferenceName reference="categories" source="category_id" />;

const AdSlotRow = ({ record }: { record: StaffAdSlot }) => (
  <Box>
    <RecordLink>{slotLabel(record.slot)}</RecordLink>
    <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
      <CategoryOf slot={record} /> · {priceOf(record.price)}
    </Box>
  </Box>
);
