import type { StaffInvoice } from '@odonta/api/contract';
import { titleOfInvoice } from '@odonta/db/vocabulary/money/invoices/invoiceKinds.ts';
import { invoicePurposes } from '@odonta/db/vocabulary/money/invoices/invoiceLifecycle.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { accountStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { formatDate, formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DateInput, required, TextInput } from 'react-admin';
import { Timeline } from '../../../kit/history/Timeline.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { requisiteHints } from '../../requisiteHints.ts';
import { Matches } from '../bank_imports/Matches.tsx';
import { RelatedPapers } from '../RelatedPapers.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { DueDate } from './InvoiceList.tsx';

export const InvoiceCreate = () => (
  <CreatePage<StaffInvoice>
    title="Новый счёт"
    created="Счёт выставлен и отправлен покупателю"
    sections={[order, payer]}
  />
);

export const InvoiceEdit = () => (
  <EditPage<StaffInvoice>
    titleOf={(invoice) => (invoice ? titleOf(invoice) : 'Счёт')}
    facts={(invoice) => <InvoiceFacts invoice={invoice} />}
    actions={<InvoiceActions />}
    sections={[payer, term]}
  />
);

export const InvoiceShow = () => (
  <ShowPage<StaffInvoice>
    titleOf={titleOf}
    facts={(invoice) => <InvoiceFacts invoice={invoice} />}
    actions={<InvoiceActions />}
    aside={[{ id: 'payer', title: 'Плательщик', content: <Facts<StaffInvoice> rows={payerRows} /> }]}
    sections={[
      { id: 'main', title: 'Счёт', content: <Facts<StaffInvoice> rows={rows} /> },
      { id: 'papers', title: 'Связанные документы', content: <RelatedPapers /> },
      { id: 'steps', title: 'Ход работы', content: <Timeline opening="Счёт выставлен" /> },
    ]}
  />
);

const titleOf = (invoice: StaffInvoice) => `${titleOfInvoice(invoice)} от ${formatDate(invoice.issue_date)}`;

function InvoiceFacts({ invoice }: { invoice: StaffInvoice }) {
  return (
    <>
      <StatusField statuses={accountStatuses} />
      <span>{formatExact(invoice.total)}</span>
      <span>
        Оплатить до <DueDate invoice={invoice} />
      </span>
    </>
  );
}

const order: Section = {
  id: 'order',
  title: 'Заказ',
  content: (
    <TextInput
      source="order_number"
      validate={required()}
      helperText="Как в письме покупателю: З-26-000123. В счёт войдёт всё, что по заказу ещё не оплачено"
    />
  ),
};

const payer: Section = {
  id: 'payer',
  title: 'Плательщик',
  content: (
    <Fields columns={2}>
      <TextInput source="payer_name" validate={required()} helperText="Как в договоре: ООО «Улыбка»" />
      <TextInput source="payer_inn" validate={required()} helperText={requisiteHints.inn} />
      <TextInput source="payer_kpp" helperText={requisiteHints.kpp} />
      <TextInput source="payer_address" helperText="Юридический, с индексом" />
    </Fields>
  ),
};

const term: Section = {
  id: 'term',
  title: 'Срок',
  content: (
    <DateInput
      source="due_date"
      validate={required()}
      helperText="До конца этого дня держатся места и ждут деньги. Номер счёта не изменится"
    />
  ),
};

const rows: readonly FactRow<StaffInvoice>[] = [
  ['purpose', ({ purpose }) => invoicePurposes[purpose]],
  [
    'order_number',
    ({ order_id, order_number }) =>
      order_id && <RecordPointer resource="orders" id={order_id} name={order_number ?? undefined} />,
  ],
  ['prod_name', ({ prod_name }) => prod_name],
  [
    'center_id',
    ({ center_id }) => center_id !== null && <ReferenceName reference="centers" source="center_id" />,
  ],
  [
    'merchant_id',
    ({ merchant_id }) => merchant_id !== null && <ReferenceName reference="merchants" source="merchant_id" />,
  ],
  ['seller_name', ({ seller_name }) => seller_name],
  ['total', ({ total }) => formatExact(total)],
  ['vat', ({ vat }) => (vat === null ? 'Без НДС' : formatExact(vat))],
  ['paid_sum', ({ paid_sum }) => formatExact(paid_sum)],
  ['matches', ({ matches }) => matches.length > 0 && <Matches matches={matches} to="bank_imports" />],
  ['refunded_sum', ({ refunded_sum }) => refunded_sum > 0 && formatExact(refunded_sum)],
  ['accepted_at', ({ accepted_at }) => accepted_at && formatMoment(accepted_at)],
  ['payment_order_at', ({ payment_order_at }) => payment_order_at && formatMoment(payment_order_at)],
];

const payerRows: readonly FactRow<StaffInvoice>[] = [
  ['payer_name', ({ payer_name }) => payer_name],
  ['payer_inn', ({ payer_inn }) => payer_inn],
  ['payer_kpp', ({ payer_kpp }) => payer_kpp],
  ['payer_address', ({ payer_address }) => payer_address],
  ['email', ({ email }) => email ?? 'Без письма: нет e-mail'],
];
