import { Box } from '@mui/material';
import type { StaffGiftOrder } from '@odonta/api/contract';
import { giftDeliveries } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import { requestStatusesOfHim } from '@odonta/db/vocabulary/statuses.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import {
  choiceFilter,
  choicesOf,
  dayFilter,
  referenceFilter,
  wordedFilter,
} from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { ofClient } from '../../ofClient.tsx';
import { transitionBodies } from './transitionBodies.tsx';

const { Column, moment, status } = columnsOf<StaffGiftOrder>();
const filters = [
  referenceFilter('gift_id', 'Подарок', 'gifts'),
  choiceFilter('delivery_kind', 'Как выдаём', choicesOf(giftDeliveries)),
  wordedFilter('individual_id', 'Кабинет покупателя', (id) => `№ ${id}`),
  ofClient,
  dayFilter('created_from', 'Заказан не раньше', 'start'),
  dayFilter('created_to', 'Заказан не позже', 'end'),
];

export const GiftOrderList = () => (
  <ListPage<StaffGiftOrder>
    create="Заказать для клиента"
    sort={{ field: 'created_at', order: 'DESC' }}
    tabs={tabsOf(requestStatusesOfHim)}
    filters={filters}
  >
    <RecordTable<StaffGiftOrder> card={GiftOrderRow} bulk={{ bodies: transitionBodies }}>
      <Column source="gift_name" render={({ gift_name }) => <RecordLink>{gift_name}</RecordLink>} />
      <Column source="last_name" disableSort render={nameOf} />
      <Column source="price_bonus" cellClassName="nowrap" />
      <Column
        source="delivery_kind"
        disableSort
        render={({ delivery_kind }) => giftDeliveries[delivery_kind]}
      />
      <Column {...status(requestStatusesOfHim)} />
      <Column {...moment('created_at')} />
    </RecordTable>
  </ListPage>
);

const nameOf = ({ last_name, first_name }: StaffGiftOrder) => `${last_name} ${first_name}`;

const GiftOrderRow = ({ record: order }: { record: StaffGiftOrder }) => (
  <Box>
    <RecordLink>{order.gift_name}</RecordLink>
    <Box sx={{ my: 0.5, fontSize: 13, color: 'text.secondary' }}>
      {nameOf(order)} · {giftDeliveries[order.delivery_kind]} · {formatMoment(order.created_at)}
    </Box>
    <StatusField statuses={requestStatusesOfHim} />
  </Box>
);
