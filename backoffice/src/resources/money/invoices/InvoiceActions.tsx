import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import type { StaffInvoice } from '@odonta/api/contract';
import { BooleanInput, useRecordContext } from 'react-admin';
import { useDownload } from '../../../kit/api/useDownload.ts';
import { PaymentOrderInputs } from '../../../kit/inputs/PaymentOrderInputs.tsx';
import { SumInput } from '../../../kit/inputs/SumInput.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';

export const InvoiceActions = () => (
  <>
    <DocumentButtons />
    <TransitionButtons bodies={{ mark_paid: TransferBody, refund: RefundBody }} />
  </>
);

function DocumentButtons() {
  const invoice = useRecordContext<StaffInvoice>();
  const { download, isBusy } = useDownload();
  if (!invoice) return null;
  const path = `/invoices/${invoice.id}`;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PrintIcon />}
        disabled={isBusy}
        onClick={() => void download(`${path}/pdf`, 'Счёт скачан')}
      >
        Скачать PDF
      </Button>
      {invoice.has_payment_order && (
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={isBusy}
          onClick={() => void download(`${path}/payment_order`, 'Платёжное поручение скачано')}
        >
          Платёжное поручение
        </Button>
      )}
    </>
  );
}

/** As the payment order of the bank says: the order goes on by it. */
const TransferBody = () => (
  <>
    <SumInput
      source="sum"
      label="Сколько поступило, ₽"
      helperText="Если меньше суммы счёта, покупатель получит письмо об остатке"
    />
    <PaymentOrderInputs />
    <BooleanInput
      source="is_shared"
      label="Этим поручением оплачены и другие счета"
      helperText="Тогда сумма выше — та часть, что относится к этому счёту"
    />
  </>
);

const RefundBody = () => (
  <SumInput
    source="sum"
    label="Сколько возвращено, ₽"
    helperText="Возвраты по заказам отмечаются сами; здесь — то, что вернули помимо них"
  />
);
