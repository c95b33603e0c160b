import { Box } from '@mui/material';
import type { BankParty } from '@odonta/api/contract';
import { payoutTerms } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { BooleanInput, useInput } from 'react-admin';
import { partyInLines } from './partyInLines.ts';

/** The account money would go to, and whether the centre has confirmed this very account by telephone. */
export function CalledAbout({ payee }: { payee: BankParty }) {
  useInput({ source: 'account', defaultValue: payee.account });
  return (
    <>
      <Payee payee={payee} />
      <BooleanInput
        source="call_confirmed"
        label="Реквизиты подтверждены звонком"
        helperText={`Обязательно, если реквизиты менялись меньше ${payoutTerms.daysOfCall} дней назад`}
      />
    </>
  );
}

/** Where money would go. */
export const Payee = ({ payee }: { payee: BankParty }) => (
  <Box sx={{ fontSize: 14 }}>
    <Box sx={{ color: 'text.secondary' }}>Куда уйдут деньги</Box>
    <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{partyInLines(payee)}</Box>
  </Box>
);
