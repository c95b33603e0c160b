import { Box } from '@mui/material';
import type { StaffPayout } from '@odonta/api/contract';
import { payoutStatuses } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { actFilters } from '@odonta/db/vocabulary/money/payouts/signedAct.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { choiceFilter, choicesOf, dayFilter, referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { MonthEndLink } from './MonthEndLink.tsx';
import { transitionBodies } from './PayBody.tsx';

const { Column, moment, money, status } = columnsOf<StaffPayout>();

const extra = ['gross', 'refunded', 'commission_sum', 'paid_at', 'bank_order_no'];

const quick = [
  { label: actFilters.MISSING, source: 'act', value: 'MISSING' },
  { label: 'Акт на проверке', source: 'act', value: 'RECEIVED' },
];

const filters = [
  choiceFilter('act', 'Подписанный акт', choicesOf(actFilters)),
  referenceFilter('center_id', 'Центр', 'centers'),
  dayFilter('ended_from', 'Окончен не раньше', 'start'),
  dayFilter('ended_to', 'Окончен не позже', 'end'),
];

export const PayoutList = () => (
  <ListPage<StaffPayout>
    create="Подготовить выплату"
    actions={<MonthEndLink />}
    tabs={tabsOf(payoutStatuses)}
    quick={quick}
    filters={filters}
  >
    <RecordTable<StaffPayout> card={PayoutRow} extra={extra} bulk={{ bodies: transitionBodies }}>
      <Column source="number" render={({ number }) => <RecordLink>{number}</RecordLink>} />
      <Column source="center_name" disableSort />
      <Column source="period_to" label="Период" render={periodOf} cellClassName="nowrap" />
      <Column {...money('net')} />
      <Column source="lines" disableSort render={({ lines }) => lines.length} />
      <Column {...status(payoutStatuses)} />
      <Column {...money('gross')} disableSort />
      <Column {...money('refunded')} disableSort />
      <Column {...money('commission_sum')} disableSort />
      <Column {...moment('paid_at')} disableSort />
      <Column source="bank_order_no" disableSort />
    </RecordTable>
  </ListPage>
);

function PayoutRow({ record }: { record: StaffPayout }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <RecordLink>{`${record.number} · ${record.center_name}`}</RecordLink>
      <Box sx={{ my: 0.5 }}>{formatExact(record.net)}</Box>
      <Box sx={{ fontSize: 13, color: 'text.secondary', mb: 0.5 }}>{periodOf(record)}</Box>
      <StatusField statuses={payoutStatuses} />
    </Box>
  );
}

export function periodOf({ period_from, period_to }: StaffPayout): string {
  return `${formatDate(period_from)} — ${formatDate(period_to)}`;
}
