import { Box } from '@mui/material';
import type { StaffRefund } from '@odonta/api/contract';
import { refundReasons, refundRoutes } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { refundStatuses } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { dayInWords } from '../../../kit/inputs/moments.ts';
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
import { ofOrders } from '../../ofOrders.tsx';

const { Column, money, status } = columnsOf<StaffRefund>();

const filters = [
  choiceFilter('reason', 'Причина', choicesOf(refundReasons)),
  choiceFilter('route', 'Куда вернуть', choicesOf(refundRoutes)),
  dayFilter('created_from', 'Создан не раньше', 'start'),
  dayFilter('created_to', 'Создан не позже', 'end'),
  dayFilter('finished_from', 'Выполнен не раньше', 'start'),
  dayFilter('finished_to', 'Выполнен не позже', 'end'),
  wordedFilter('unsold_from', 'Возвращено не раньше', dayInWords),
  wordedFilter('unsold_to', 'Возвращено не позже', dayInWords),
  referenceFilter('prod_id', 'Курс', 'prods'),
  referenceFilter('center_id', 'Учебный центр', 'centers'),
  referenceFilter('manager_id', 'Менеджер', 'users'),
  ofClient,
  ...ofOrders,
];

const routed = ({ routed_sum }: StaffRefund) => (routed_sum === null ? '—' : formatExact(routed_sum));
const promise = ({ promised_on }: StaffRefund) => (promised_on ? formatDate(promised_on) : '—');

/** Refunds: new ones wait for an approval, approved ones for the payment. */
export const RefundList = () => (
  <ListPage<StaffRefund>
    create="Оформить возврат"
    tabs={tabsOf(refundStatuses)}
    filters={filters}
    renewEvery={60}
  >
    <RecordTable<StaffRefund> card={RefundRow}>
      <Column
        source="id"
        render={({ id, order_number }) => <RecordLink>{`№ ${id} · ${order_number}`}</RecordLink>}
      />
      <Column source="prod_name" disableSort />
      <Column source="reason" disableSort render={({ reason }) => refundReasons[reason]} />
      <Column {...money('requested_sum')} />
      <Column source="routed_sum" disableSort render={routed} cellClassName="nowrap" />
      <Column source="promised_on" render={promise} cellClassName="nowrap" />
      <Column {...status(refundStatuses)} />
    </RecordTable>
  </ListPage>
);

function RefundRow({ record }: { record: StaffRefund }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <RecordLink>{`№ ${record.id} · ${record.order_number}`}</RecordLink>
      <Box sx={{ my: 0.5 }}>
        {formatExact(record.requested_sum)}
        <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {` · ${refundReasons[record.reason]}`}
        </Box>
        {record.voucher_sum > 0 && <Box>{`К перечислению ${routed(record)}`}</Box>}
      </Box>
      <StatusField statuses={refundStatuses} />
    </Box>
  );
}
