import { Box } from '@mui/material';
import type { StaffGift } from '@odonta/api/contract';
import { giftDeliveries, giftStates } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DataTable } from 'react-admin';
import { choiceFilter, choicesOf, flagFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { PicturedName } from '../../../kit/list/PicturedName.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { ToggleField } from '../../../kit/record/ToggleField.tsx';

const Column = DataTable.Col<StaffGift>;
const filters = [
  choiceFilter('delivery_kind', 'Как выдаём', choicesOf(giftDeliveries)),
  flagFilter('is_active', 'Включён'),
];

export const GiftList = () => (
  <ListPage<StaffGift>
    create="Добавить подарок"
    sort={{ field: 'price_bonus', order: 'ASC' }}
    filters={filters}
  >
    <RecordTable<StaffGift> card={GiftRow}>
      <Column
        source="name"
        render={(gift) => <PicturedName record={gift} folder="gifts" variant="rounded" />}
      />
      <Column source="price_bonus" cellClassName="nowrap" />
      <Column source="left" disableSort render={leftOf} cellClassName="nowrap" />
      <Column
        source="delivery_kind"
        disableSort
        render={({ delivery_kind }) => giftDeliveries[delivery_kind]}
      />
      <Column
        source="date_end"
        render={({ date_end }) => (date_end ? formatMoment(date_end) : 'Бессрочно')}
        cellClassName="nowrap"
      />
      <Column source="state" disableSort render={({ state }) => giftStates[state]} />
      <Column source="is_active" disableSort>
        <ToggleField source="is_active" />
      </Column>
    </RecordTable>
  </ListPage>
);

const leftOf = ({ left, stock }: StaffGift): string =>
  left === null ? 'Без ограничения' : `${left} из ${stock}`;

const GiftRow = ({ record: gift }: { record: StaffGift }) => (
  <Box>
    <PicturedName record={gift} folder="gifts" variant="rounded" />
    <Box sx={{ fontSize: 13, color: 'text.secondary', mt: 0.5 }}>
      {plural(gift.price_bonus, ['бонус', 'бонуса', 'бонусов'])} · осталось: {leftOf(gift)} ·{' '}
      {giftStates[gift.state]}
    </Box>
  </Box>
);
