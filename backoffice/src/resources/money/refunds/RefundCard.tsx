import { Box } from '@mui/material';
import type { StaffRefund } from '@odonta/api/contract';
import {
  refundAskers,
  refundReasons,
  refundRejectCodes,
  refundRoutes,
  refundSources,
} from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { refundStatuses } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { repricings } from '@odonta/db/vocabulary/orders/order.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { Timeline } from '../../../kit/history/Timeline.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { RelatedPapers } from '../RelatedPapers.tsx';
import { transitionBodies } from './transitionBodies.tsx';

export const RefundCard = () => (
  <ShowPage<StaffRefund>
    titleOf={({ id, order_number }) => `Возврат № ${id} · ${order_number}`}
    facts={({ requested_sum, reason }) => (
      <>
        <StatusField statuses={refundStatuses} />
        <span>{formatExact(requested_sum)}</span>
        <span>{refundReasons[reason]}</span>
      </>
    )}
    actions={<TransitionButtons bodies={transitionBodies} />}
    aside={[{ id: 'people', title: 'Кто решает', content: <Facts<StaffRefund> rows={peopleRows} /> }]}
    sections={[
      { id: 'sums', title: 'Суммы', content: <Facts<StaffRefund> rows={sumRows} /> },
      { id: 'route', title: 'Куда вернуть', content: <Facts<StaffRefund> rows={routeRows} /> },
      { id: 'papers', title: 'Связанные документы', content: <RelatedPapers /> },
      { id: 'steps', title: 'Ход работы', content: <Timeline opening="Возврат создан" /> },
    ]}
  />
);

const sumRows: readonly FactRow<StaffRefund>[] = [
  [
    'order_number',
    ({ order_id, order_number }) => <RecordPointer resource="orders" id={order_id} name={order_number} />,
  ],
  ['source', ({ source }) => refundSources[source]],
  ['prod_name', ({ prod_name }) => prod_name],
  [
    'participant_ids',
    ({ participant_ids }) => (participant_ids.length > 0 ? String(participant_ids.length) : null),
  ],
  ['policy', ({ policy, participant_ids }) => participant_ids.length > 0 && repricings[policy]],
  ['policy_percent', ({ policy_percent }) => `${policy_percent} %`],
  ['keep_sum', ({ keep_sum }) => formatExact(keep_sum)],
  ['recalc_sum', ({ keep_sum, recalc_sum }) => keep_sum !== recalc_sum && formatExact(recalc_sum)],
  ['requested_sum', ({ requested_sum }) => formatExact(requested_sum)],
  ['approved_sum', ({ approved_sum }) => (approved_sum === null ? null : formatExact(approved_sum))],
  ['voucher_sum', ({ voucher_sum }) => voucher_sum > 0 && formatExact(voucher_sum)],
  [
    'card_sum',
    ({ card_sum, approved_sum }) => card_sum > 0 && card_sum !== approved_sum && formatExact(card_sum),
  ],
  ['routed_sum', ({ routed_sum }) => (routed_sum === null ? null : formatExact(routed_sum))],
  [
    'expenses',
    ({ expenses }) =>
      expenses.map(({ sum, description }) => `${formatExact(sum)} — ${description}`).join('\n') || null,
  ],
  [
    'closing_docs',
    ({ closing_docs }) =>
      closing_docs.length > 0 &&
      closing_docs.map(({ id, name, above_kept }) => (
        <Box key={id}>
          <RecordPointer resource="accounting_docs" id={id} name={name} />
          {above_kept > 0 && ` — вернули после него ${formatExact(above_kept)}, исправьте документ`}
        </Box>
      )),
  ],
  ['comment', ({ comment }) => comment],
];

const routeRows: readonly FactRow<StaffRefund>[] = [
  ['route', ({ route }) => refundRoutes[route]],
  [
    'bank',
    ({ bank, has_bank, route }) => {
      if (bank) return `${bank.holder}\n${bank.account}\n${bank.bank}, БИК ${bank.bic}`;
      if (route !== 'BANK') return null;
      return has_bank ? 'Указан, виден бухгалтерии' : 'Покупатель ещё не указал';
    },
  ],
  ['promised_on', ({ promised_on }) => (promised_on ? formatDate(promised_on) : null)],
  ['document_number', ({ document_number }) => document_number],
  ['document_date', ({ document_date }) => (document_date ? formatDate(document_date) : null)],
  ['error', ({ error }) => error],
];

const peopleRows: readonly FactRow<StaffRefund>[] = [
  ['asked_kind', ({ asked_kind }) => refundAskers[asked_kind]],
  ['asked_name', ({ asked_name }) => asked_name],
  ['approved_name', ({ approved_name }) => approved_name],
  ['reject_code', ({ reject_code }) => reject_code && refundRejectCodes[reject_code]],
  ['reject_reason', ({ reject_reason }) => reject_reason],
];
