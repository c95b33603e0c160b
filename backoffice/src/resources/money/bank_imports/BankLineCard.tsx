import { Box } from '@mui/material';
import type { StaffBankLine } from '@odonta/api/contract';
import { bankLineStatuses } from '@odonta/db/vocabulary/money/bank/bankLineLifecycle.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { Timeline } from '../../../kit/history/Timeline.tsx';
import { ReferenceOptions } from '../../../kit/inputs/ReferenceOptions.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { RelatedPapers } from '../RelatedPapers.tsx';
import { Candidates } from './Candidates.tsx';
import { Matches } from './Matches.tsx';

export const BankLineCard = () => (
  <ShowPage<StaffBankLine>
    titleOf={({ payer_name, number }) => `${payer_name} · № ${number}`}
    facts={({ sum, received_on }) => (
      <>
        <StatusField statuses={bankLineStatuses} />
        <span>{formatExact(sum)}</span>
        <span>Поступил {formatDate(received_on)}</span>
      </>
    )}
    actions={<TransitionButtons bodies={transitionBodies} />}
    aside={[{ id: 'payer', title: 'Плательщик', content: <Facts<StaffBankLine> rows={payerRows} /> }]}
    sections={[
      { id: 'payment', title: 'Платёж', content: <Facts<StaffBankLine> rows={paymentRows} /> },
      { id: 'candidates', title: 'Похожие счета', content: <Candidates /> },
      { id: 'papers', title: 'Связанные документы', content: <RelatedPapers /> },
      { id: 'steps', title: 'Ход работы', content: <Timeline opening="Платёж загружен из выписки" /> },
      { id: 'raw', title: 'Как в выписке', content: <RawLines /> },
    ]}
  />
);

/** An invoice by its number or payer; the whole payment goes to it. */
const MatchBody = () => (
  <ReferenceOptions
    source="parts[0].invoice_id"
    label="Счёт"
    reference="invoices"
    text="number"
    filter={openOnly}
    isRequired
    helperText="Платёж целиком пойдёт на этот счёт; лишнее останется переплатой"
  />
);
const openOnly = { status: 'PREPARE' };
const transitionBodies = { match: MatchBody };

function RawLines() {
  const record = useRecordContext<StaffBankLine>();
  return (
    <Box component="pre" sx={{ m: 0, fontSize: 13, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {record?.raw}
    </Box>
  );
}

const paymentRows: readonly FactRow<StaffBankLine>[] = [
  ['purpose', ({ purpose }) => purpose],
  ['sum', ({ sum }) => formatExact(sum)],
  ['date', ({ date }) => formatDate(date)],
  ['account', ({ account }) => account],
  ['matches', ({ matches }) => matches.length > 0 && <Matches matches={matches} to="invoices" />],
  ['reason', ({ reason }) => reason],
  ['filename', ({ filename }) => filename],
];

const payerRows: readonly FactRow<StaffBankLine>[] = [
  ['payer_name', ({ payer_name }) => payer_name],
  ['payer_inn', ({ payer_inn }) => payer_inn],
  ['payer_kpp', ({ payer_kpp }) => payer_kpp],
  ['payer_account', ({ payer_account }) => payer_account],
];
