import { Box } from '@mui/material';
import type { StaffAccountingDoc } from '@odonta/api/contract';
import {
  accountingDocStatuses,
  accountingKinds,
} from '@odonta/db/vocabulary/money/invoices/accountingDocLifecycle.ts';
import { titleOfInvoice } from '@odonta/db/vocabulary/money/invoices/invoiceKinds.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { choiceFilter, choicesOf, dayFilter, referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';

const { Column, day, status } = columnsOf<StaffAccountingDoc>();

const filters = [
  choiceFilter('kind', 'Документ', choicesOf(accountingKinds)),
  dayFilter('dated_from', 'Датирован не раньше', 'start'),
  dayFilter('dated_to', 'Датирован не позже', 'end'),
  referenceFilter('center_id', 'Учебный центр', 'centers'),
];

/** Those in «Выставлен» are the originals that have not come back yet. */
export const AccountingDocList = () => (
  <ListPage<StaffAccountingDoc>
    create="Новый документ"
    tabs={tabsOf(accountingDocStatuses, 'status', ['PREPARE', 'CREATED', 'FINISHED', 'CANCELED'])}
    filters={filters}
  >
    <RecordTable<StaffAccountingDoc> card={DocRow}>
      <Column source="number" render={(doc) => <RecordLink>{titleOf(doc)}</RecordLink>} />
      <Column {...day('date')} />
      <Column source="payer_name" />
      <Column source="invoice_number" disableSort label="За что" render={groundsOf} />
      <Column source="total" render={sumOf} cellClassName="nowrap" />
      <Column {...status(accountingDocStatuses)} />
    </RecordTable>
  </ListPage>
);

export const titleOf = ({ kind, number }: StaffAccountingDoc): string =>
  `${accountingKinds[kind]} ${number ? `№ ${number}` : '(черновик)'}`;

/** An act is over an invoice, a statement over a period. */
export const groundsOf = ({
  invoice_kind,
  invoice_number,
  period_from: from,
  period_to: to,
}: StaffAccountingDoc): string =>
  invoice_number === null
    ? `${from && formatDate(from)} — ${to && formatDate(to)}`
    : titleOfInvoice({ kind: invoice_kind ?? 'INVOICE', number: invoice_number });

/** Money was refunded after the document was issued: it must be corrected. */
export const returnedAfter = ({ above_kept }: StaffAccountingDoc): string | null =>
  above_kept > 0 ? `Вернули после документа ${formatExact(above_kept)}` : null;

const sumOf = (doc: StaffAccountingDoc) => (
  <>
    {formatExact(doc.total)}
    {doc.above_kept > 0 && (
      <Box sx={{ fontSize: 13, color: 'warning.main', whiteSpace: 'normal' }}>{returnedAfter(doc)}</Box>
    )}
  </>
);

function DocRow({ record }: { record: StaffAccountingDoc }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <RecordLink>{titleOf(record)}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {[
          record.payer_name,
          groundsOf(record),
          formatExact(record.total),
          returnedAfter(record),
          record.date && formatDate(record.date),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      <StatusField statuses={accountingDocStatuses} />
    </Box>
  );
}
