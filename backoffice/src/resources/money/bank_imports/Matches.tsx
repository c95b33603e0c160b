import { Box } from '@mui/material';
import type { BankMatchView } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';

/** Linked matches: from a transfer to its invoices, and from an invoice to its transfers. */
export const Matches = ({
  matches,
  to,
}: {
  matches: readonly BankMatchView[];
  to: 'invoices' | 'bank_imports';
}) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {matches.map(({ line_id, invoice_id, invoice, payment_id, sum }) => (
      <li key={payment_id}>
        {to === 'invoices' ? (
          <RecordPointer resource="invoices" id={invoice_id} name={invoice} />
        ) : (
          <RecordPointer resource="bank_imports" id={line_id} name={`Платёж из выписки № ${line_id}`} />
        )}
        {` · ${formatExact(sum)} · `}
        <RecordPointer resource="payments" id={payment_id} name={`оплата № ${payment_id}`} />
      </li>
    ))}
  </Box>
);
