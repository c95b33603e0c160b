import type { StaffPayout } from '@odonta/api/contract';
import { payoutStatuses } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { Timeline } from '../../../kit/history/Timeline.tsx';
import { partyInLines } from '../../../kit/inputs/partyInLines.ts';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { BankFileButton } from './BankFileButton.tsx';
import { transitionBodies } from './PayBody.tsx';
import { PayoutLines } from './PayoutLines.tsx';
import { periodOf } from './PayoutList.tsx';
import { PayoutReport } from './PayoutReport.tsx';
import { actTransitions, SignedAct } from './SignedAct.tsx';

export const PayoutCard = () => (
  <ShowPage<StaffPayout>
    titleOf={({ number, center_name }) => `Выплата № ${number} · ${center_name}`}
    facts={(payout) => (
      <>
        <StatusField statuses={payoutStatuses} />
        <span>{formatExact(payout.net)}</span>
        <span>{periodOf(payout)}</span>
      </>
    )}
    actions={
      <>
        <BankFileButton />
        <PayoutReport />
        <TransitionButtons bodies={transitionBodies} except={actTransitions} />
      </>
    }
    aside={[
      { id: 'total', title: 'Итог', content: <Facts<StaffPayout> rows={totalRows} /> },
      { id: 'payment', title: 'Оплата', content: <Facts<StaffPayout> rows={paymentRows} /> },
    ]}
    sections={[
      { id: 'lines', title: 'Из чего складывается', content: <PayoutLines /> },
      { id: 'act', title: 'Подписанный акт', content: <SignedAct /> },
      { id: 'steps', title: 'Ход работы', content: <Timeline opening="Выплата подготовлена" /> },
    ]}
  />
);

const totalRows: readonly FactRow<StaffPayout>[] = [
  ['gross', ({ gross }) => formatExact(gross)],
  ['refunded', ({ refunded }) => refunded !== 0 && formatExact(refunded)],
  ['commission_sum', ({ commission_sum }) => formatExact(commission_sum)],
  ['fee_share', ({ fee_share }) => fee_share !== 0 && formatExact(fee_share)],
  ['net', ({ net }) => formatExact(net)],
];

const paymentRows: readonly FactRow<StaffPayout>[] = [
  [
    'center_id',
    ({ center_id, center_name }) => <RecordPointer resource="centers" id={center_id} name={center_name} />,
  ],
  ['requisites', ({ requisites }) => requisites && partyInLines(requisites)],
  ['payee', ({ payee }) => payee && partyInLines(payee)],
  ['bank_order_no', ({ bank_order_no }) => bank_order_no && `№ ${bank_order_no}`],
  [
    'report',
    ({ report }) => report && <RecordPointer resource="accounting_docs" id={report.id} name={report.title} />,
  ],
  ['agreed_at', ({ agreed_at }) => agreed_at && formatMoment(agreed_at)],
  ['second_name', ({ second_name }) => second_name],
  ['approver_name', ({ approver_name }) => approver_name],
  ['paid_at', ({ paid_at }) => paid_at && formatMoment(paid_at)],
  ['requisites_changed_at', ({ requisites_changed_at: at }) => at && formatMoment(at)],
  ['reason', ({ reason }) => reason],
  ['comment', ({ comment }) => comment],
];
