import { Box, Button, Checkbox, Stack } from '@mui/material';
import type { BankCandidate, StaffBankLine } from '@odonta/api/contract';
import { titleOfInvoice } from '@odonta/db/vocabulary/money/invoices/invoiceKinds.ts';
import { invoicePurposes } from '@odonta/db/vocabulary/money/invoices/invoiceLifecycle.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { useTransition } from '../../../kit/transitions/useTransition.ts';
import { Compared } from './Compared.tsx';
import { leftOf, partsOver } from './partsOver.ts';

/** The invoices that a payment may be for, with their agreements and differences: a person decides. */
export function Candidates() {
  const line = useRecordContext<StaffBankLine>();
  const { may } = useRights();
  const { bankCandidates } = useStaffData();
  const isOpen = line?.status === 'CREATED' && may('bank_imports.match');
  const { data, isError, refetch } = useQuery({
    queryKey: ['bank_imports', 'candidates', line?.id, line?.version],
    queryFn: () => bankCandidates(line?.id ?? 0),
    enabled: isOpen,
  });
  if (!line) return null;
  if (!isOpen)
    return <>{line.status === 'CREATED' ? 'Платежи разбирает бухгалтер.' : 'Платёж уже разобран.'}</>;
  if (isError)
    return (
      <Stack role="alert" sx={{ gap: 1, alignItems: 'flex-start' }}>
        Не удалось загрузить похожие счета.
        <Button variant="outlined" onClick={() => void refetch()}>
          Попробовать ещё раз
        </Button>
      </Stack>
    );
  if (!data) return <>Ищу похожие счета…</>;
  if (data.length === 0)
    return (
      <>
        Ни один открытый счёт не похож на этот платёж: найдите счёт сами кнопкой «Сопоставить» или пропустите
        платёж.
      </>
    );
  return <Choice key={line.id} line={line} candidates={data} />;
}

/** One invoice by its button, or several by their boxes. */
function Choice({ line, candidates }: { line: StaffBankLine; candidates: readonly BankCandidate[] }) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
        {candidates.map((candidate) => (
          <Candidate
            key={candidate.invoice_id}
            line={line}
            candidate={candidate}
            isChosen={chosen.includes(candidate.invoice_id)}
            {...(candidates.length > 1 && { onToggle: () => toggle(candidate.invoice_id) })}
          />
        ))}
      </Stack>
      {candidates.length > 1 && (
        <SpreadOver
          line={line}
          invoices={chosen.flatMap((id) => candidates.find(({ invoice_id }) => invoice_id === id) ?? [])}
        />
      )}
    </Stack>
  );
}

function SpreadOver({ line, invoices }: { line: StaffBankLine; invoices: readonly BankCandidate[] }) {
  const { move, isBusy } = useTransition();
  const matching = line.available_transitions.find(({ name }) => name === 'match');
  if (!matching) return null;
  const parts = partsOver(line.sum, invoices);
  const left = leftOf(invoices);
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        variant="contained"
        disabled={isBusy || invoices.length < 2 || parts === null}
        onClick={() => void move(matching, { parts }).catch(() => undefined)}
      >
        Разнести платёж по выбранным
      </Button>
      <Box role="status" sx={{ fontSize: 14, color: 'text.secondary' }}>
        {invoices.length < 2
          ? 'Отметьте несколько счетов, если платёж за них вместе.'
          : `${plural(invoices.length, ['счёт', 'счёта', 'счетов'])} на ${formatExact(left)}. ${
              left === line.sum ? 'Сходится с платежом.' : restOf(line.sum, left)
            }`}
      </Box>
    </Stack>
  );
}

interface CandidateProps {
  line: StaffBankLine;
  candidate: BankCandidate;
  isChosen: boolean;
  /** Absent where there is only one. */
  onToggle?: () => void;
}

function Candidate({ line, candidate, isChosen, onToggle }: CandidateProps) {
  const { move, isBusy } = useTransition();
  const { invoice_id, kind, number, issue_date, order_number, prod_name } = candidate;
  const matching = line.available_transitions.find(({ name }) => name === 'match');
  const match = () => matching && void move(matching, { parts: [{ invoice_id }] }).catch(() => undefined);
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}>
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', flexWrap: 'wrap', mb: 1 }}>
        {onToggle && (
          <Checkbox
            checked={isChosen}
            onChange={onToggle}
            slotProps={{ input: { 'aria-label': `Выбрать счёт № ${number}` } }}
            sx={{ p: 0.5, alignSelf: 'flex-start' }}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 180 }}>
          <RecordPointer
            resource="invoices"
            id={invoice_id}
            name={`${titleOfInvoice({ kind, number })} от ${formatDate(issue_date)}`}
          />
          <Box sx={{ fontSize: 14, color: 'text.secondary' }}>
            {order_number === null ? invoicePurposes.TOPUP : `Заказ ${order_number} · ${prod_name}`}
          </Box>
        </Box>
        {matching && (
          <Button
            variant="contained"
            aria-label={`Сопоставить со счётом № ${number}`}
            disabled={isBusy}
            onClick={match}
          >
            Сопоставить
          </Button>
        )}
      </Stack>
      <Compared rows={rowsOf(line, candidate)} />
      {line.sum !== candidate.left && (
        <Box sx={{ mt: 1, fontSize: 14 }}>{restOf(line.sum, candidate.left)}</Box>
      )}
    </Box>
  );
}

const rowsOf = (line: StaffBankLine, { number, payer_name, payer_inn, left, likeness }: BankCandidate) => [
  { what: 'Номер счёта', paid: line.purpose, billed: `№ ${number}`, agrees: likeness.number },
  { what: 'ИНН', paid: line.payer_inn, billed: payer_inn, agrees: likeness.inn },
  { what: 'Плательщик', paid: line.payer_name, billed: payer_name, agrees: null },
  {
    what: 'Сумма',
    paid: formatExact(line.sum),
    billed: `${formatExact(left)} к оплате`,
    agrees: likeness.sum,
  },
];

const restOf = (sum: number, left: number) =>
  sum > left
    ? `Лишние ${formatExact(sum - left)} останутся переплатой плательщика.`
    : `Счёт останется ждать ещё ${formatExact(left - sum)}.`;
