import { Box } from '@mui/material';
import type { StaffInvoice } from '@odonta/api/contract';
import { invoiceKinds } from '@odonta/db/vocabulary/money/invoices/invoiceKinds.ts';
import { invoicePurposes } from '@odonta/db/vocabulary/money/invoices/invoiceLifecycle.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { accountStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { choiceFilter, choicesOf, dayFilter, referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { ofClient } from '../../ofClient.tsx';

const { Column, day, money, status } = columnsOf<StaffInvoice>();

const extra = ['payer_inn', 'prod_name', 'seller_name', 'paid_sum', 'refunded_sum'];

const filters = [
  dayFilter('issued_from', 'Выставлен не раньше', 'start'),
  dayFilter('issued_to', 'Выставлен не позже', 'end'),
  dayFilter('due_to', 'Оплатить до', 'end'),
  choiceFilter('kind', 'Документ', choicesOf(invoiceKinds)),
  choiceFilter('purpose', 'Назначение', choicesOf(invoicePurposes)),
  referenceFilter('center_id', 'Учебный центр', 'centers'),
  ofClient,
  referenceFilter('legal_user_id', 'Организация', 'legal_users'),
];

export const InvoiceList = () => (
  <ListPage<StaffInvoice>
    create="Выставить счёт"
    tabs={tabsOf(accountStatuses)}
    filters={filters}
    renewEvery={60}
  >
    <RecordTable<StaffInvoice> card={InvoiceRow} extra={extra}>
      <Column source="number" render={(invoice) => <RecordLink>{shortTitle(invoice)}</RecordLink>} />
      <Column {...day('issue_date')} />
      <Column source="payer_name" />
      <Column
        source="order_number"
        disableSort
        render={({ order_number, purpose }) => order_number ?? invoicePurposes[purpose]}
        cellClassName="nowrap"
      />
      <Column {...money('total')} />
      <Column source="due_date" render={(invoice) => <DueDate invoice={invoice} />} cellClassName="nowrap" />
      <Column {...status(accountStatuses)} />
      <Column source="payer_inn" disableSort />
      <Column source="prod_name" disableSort />
      <Column source="seller_name" disableSort />
      <Column {...money('paid_sum')} disableSort />
      <Column {...money('refunded_sum')} disableSort />
    </RecordTable>
  </ListPage>
);

/** In a list of invoices only other kinds of documents are named. */
const shortTitle = ({ kind, number }: StaffInvoice) =>
  kind === 'INVOICE' ? `№ ${number}` : `${invoiceKinds[kind]} № ${number}`;

/** Until when, and that it is too late: in words and not by colour alone. */
export function DueDate({ invoice: { due_date, is_overdue } }: { invoice: StaffInvoice }) {
  if (!is_overdue) return formatDate(due_date);
  return (
    <Box component="span" sx={{ color: 'error.main' }}>
      {formatDate(due_date)}, просрочен
    </Box>
  );
}

function InvoiceRow({ record }: { record: StaffInvoice }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <RecordLink>{`${shortTitle(record)} · ${record.payer_name}`}</RecordLink>
      <Box sx={{ my: 0.5 }}>
        {formatExact(record.total)}
        <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {` · ${record.order_number ?? invoicePurposes[record.purpose]} · до `}
          <DueDate invoice={record} />
        </Box>
      </Box>
      <StatusField statuses={accountStatuses} />
    </Box>
  );
}
