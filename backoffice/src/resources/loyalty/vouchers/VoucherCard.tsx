import type { StaffVoucher } from '@odonta/api/contract';
import { voucherStatuses } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatDate, formatMoment, formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { Timeline } from '../../../kit/history/Timeline.tsx';
import { CallLink, MailLink } from '../../../kit/record/ContactLinks.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { VoucherEntries } from './VoucherEntries.tsx';

export const VoucherCard = () => (
  <ShowPage<StaffVoucher>
    titleOf={({ id }) => `Сертификат № ${id}`}
    facts={({ balance, created_at }) => (
      <>
        <StatusField statuses={voucherStatuses} />
        <span>Остаток {formatExact(balance)}</span>
        <span>{formatMoment(created_at)}</span>
      </>
    )}
    actions={<TransitionButtons />}
    aside={[{ id: 'buyer', title: 'Кто купил', content: <Facts<StaffVoucher> rows={buyerRows} /> }]}
    sections={[
      { id: 'main', title: 'Сертификат', content: <Facts<StaffVoucher> rows={rows} /> },
      { id: 'movements', title: 'Движения денег', content: <VoucherEntries /> },
      { id: 'steps', title: 'Ход', content: <Timeline opening="Сертификат оформлен" /> },
    ]}
  />
);

const buyerRows: readonly FactRow<StaffVoucher>[] = [
  ['buyer_name', ({ buyer_name }) => buyer_name],
  ['phone', ({ phone }) => <CallLink phone={phone} />],
  ['email', ({ email }) => <MailLink email={email} />],
];

const rows: readonly FactRow<StaffVoucher>[] = [
  ['sum', ({ sum }) => formatExact(sum)],
  ['balance', ({ balance }) => formatExact(balance)],
  ['code', ({ code }) => code],
  ['recipient_name', ({ recipient_name }) => recipient_name],
  ['recipient_email', ({ recipient_email }) => <MailLink email={recipient_email} />],
  ['message', ({ message }) => message],
  ['send_on', ({ send_on, sent_at }) => send_on !== null && sent_at === null && formatDate(send_on)],
  ['sent_at', ({ sent_at }) => sent_at !== null && formatMoment(sent_at)],
  ['paid_at', ({ paid_at }) => paid_at !== null && formatMoment(paid_at)],
  ['valid_until', ({ valid_until }) => valid_until !== null && formatMoscowDay(valid_until)],
  ['block_reason', ({ block_reason }) => block_reason],
];
