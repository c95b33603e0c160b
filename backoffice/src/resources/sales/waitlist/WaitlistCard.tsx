import type { StaffWaitlistEntry } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { Timeline } from '../../../kit/history/Timeline.tsx';
import { CallLink, MailLink } from '../../../kit/record/ContactLinks.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { ProdLink } from '../../content/manager_requests/ProdLink.tsx';
import { EditEntry } from './EditEntry.tsx';
import { transitionBodies } from './transitionBodies.tsx';
import { WaitlistState } from './WaitlistState.tsx';

export const WaitlistCard = () => (
  <ShowPage<StaffWaitlistEntry>
    titleOf={({ last_name, first_name }) => `${last_name} ${first_name}`}
    facts={(entry) => (
      <>
        <WaitlistState entry={entry} />
        <span>Записался {formatMoment(entry.created_at)}</span>
      </>
    )}
    actions={
      <>
        <EditEntry />
        <TransitionButtons bodies={transitionBodies} />
      </>
    }
    aside={[{ id: 'person', title: 'Кто ждёт', content: <Facts<StaffWaitlistEntry> rows={personRows} /> }]}
    sections={[
      { id: 'wanted', title: 'Чего ждёт', content: <Facts<StaffWaitlistEntry> rows={wantedRows} /> },
      { id: 'line', title: 'Очередь', content: <Facts<StaffWaitlistEntry> rows={lineRows} /> },
      { id: 'steps', title: 'Ход очереди', content: <Timeline opening="Записался в лист ожидания" /> },
    ]}
  />
);

const personRows: readonly FactRow<StaffWaitlistEntry>[] = [
  ['last_name', ({ last_name }) => last_name],
  ['first_name', ({ first_name, middle_name }) => [first_name, middle_name].filter(Boolean).join(' ')],
  ['phone', ({ phone }) => <CallLink phone={phone} />],
  ['email', ({ email }) => <MailLink email={email} />],
  ['city', ({ city }) => city],
];

const wantedRows: readonly FactRow<StaffWaitlistEntry>[] = [
  ['prod', ({ prod }) => <ProdLink prod={prod} />],
  ['center', ({ center }) => center],
  ['participation_label', ({ participation_label }) => participation_label],
  ['quantity', ({ quantity }) => quantity],
  ['accept_partial', ({ accept_partial, quantity }) => quantity > 1 && (accept_partial ? 'Да' : 'Нет')],
  ['comment', ({ comment }) => comment],
  ['price_seen', ({ price_seen }) => formatPrice(price_seen)],
];

const lineRows: readonly FactRow<StaffWaitlistEntry>[] = [
  ['place', ({ place }) => place],
  ['priority', ({ priority }) => priority],
  ['priority_reason', ({ priority_reason }) => priority_reason],
  ['offers', ({ offers }) => String(offers)],
  [
    'order_id',
    ({ order_id, order_number }) =>
      order_id && <RecordPointer resource="orders" id={order_id} name={order_number ?? undefined} />,
  ],
  [
    'from_entry_id',
    ({ from_entry_id }) => from_entry_id && <RecordPointer resource="waitlist" id={from_entry_id} />,
  ],
  ['expires_at', ({ expires_at }) => expires_at && formatMoment(expires_at)],
];
