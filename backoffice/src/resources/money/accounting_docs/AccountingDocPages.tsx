import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import type { StaffAccountingDoc } from '@odonta/api/contract';
import { accountingDocStatuses } from '@odonta/db/vocabulary/money/invoices/accountingDocLifecycle.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { useDownload } from '../../../kit/api/useDownload.ts';
import { Timeline } from '../../../kit/history/Timeline.tsx';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { RelatedPapers } from '../RelatedPapers.tsx';
import { groundsOf, titleOf } from './AccountingDocList.tsx';

export const AccountingDocCreate = () => (
  <CreatePage<StaffAccountingDoc>
    title="Новый документ"
    created="Черновик готов: проверьте его и выставьте"
    sections={[
      {
        id: 'invoice',
        title: 'По какому счёту',
        content: <ReferenceSelect source="invoice_id" reference="invoices" label="Счёт" />,
      },
    ]}
  />
);

export const AccountingDocShow = () => (
  <ShowPage<StaffAccountingDoc>
    titleOf={titleOf}
    facts={({ total }) => (
      <>
        <StatusField statuses={accountingDocStatuses} />
        <span>{formatExact(total)}</span>
      </>
    )}
    actions={
      <>
        <PdfButton />
        <TransitionButtons />
      </>
    }
    sections={[
      { id: 'main', title: 'Документ', content: <Facts<StaffAccountingDoc> rows={rows} /> },
      { id: 'papers', title: 'Связанные документы', content: <RelatedPapers /> },
      { id: 'steps', title: 'Ход работы', content: <Timeline opening="Черновик создан" /> },
    ]}
  />
);

function PdfButton() {
  const doc = useRecordContext<StaffAccountingDoc>();
  const { download, isBusy } = useDownload();
  if (!doc) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<PrintIcon />}
      disabled={isBusy}
      onClick={() => void download(`/accounting_docs/${doc.id}/pdf`, 'Документ скачан')}
    >
      Скачать PDF
    </Button>
  );
}

const rows: readonly FactRow<StaffAccountingDoc>[] = [
  [
    'above_kept',
    ({ above_kept }) =>
      above_kept > 0 && `${formatExact(above_kept)} — исправьте документ вместе с плательщиком`,
  ],
  [
    'invoice_id',
    ({ invoice_id, invoice_number }) =>
      invoice_id && <RecordPointer resource="invoices" id={invoice_id} name={`№ ${invoice_number}`} />,
  ],
  [
    'order_number',
    ({ order_id, order_number }) =>
      order_id && <RecordPointer resource="orders" id={order_id} name={order_number ?? ''} />,
  ],
  ['period_from', (doc) => doc.period_from && groundsOf(doc)],
  ['payout_id', ({ payout_id }) => payout_id && <RecordPointer resource="payouts" id={payout_id} />],
  ['center_id', ({ center_id }) => center_id && <ReferenceName reference="centers" source="center_id" />],
  [
    'legal_user_id',
    ({ legal_user_id }) => legal_user_id && <RecordPointer resource="legal_users" id={legal_user_id} />,
  ],
  ['payer_name', ({ payer_name }) => payer_name],
  ['payer_inn', ({ payer_inn }) => payer_inn],
  ['email', ({ email }) => email ?? 'Без письма: нет e-mail'],
  ['signed_at', ({ signed_at }) => signed_at && formatMoment(signed_at)],
];
