import type { StaffGiftOrder } from '@odonta/api/contract';
import { giftDeliveries } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import { deletableGiftOrders } from '@odonta/db/vocabulary/loyalty/gifts/giftOrderLifecycle.ts';
import { requestStatusesOfHim } from '@odonta/db/vocabulary/statuses.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { Timeline } from '../../../kit/history/Timeline.tsx';
import { CallLink, MailLink } from '../../../kit/record/ContactLinks.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { DeleteFromCard } from '../../../kit/trash/DeleteFromCard.tsx';
import { EditReceiver } from './EditReceiver.tsx';
import { transitionBodies } from './transitionBodies.tsx';

export const GiftOrderCard = () => (
  <ShowPage<StaffGiftOrder>
    titleOf={({ gift_name }) => gift_name}
    facts={({ id, created_at }) => (
      <>
        <StatusField statuses={requestStatusesOfHim} />
        <span>Заказ № {id}</span>
        <span>{formatMoment(created_at)}</span>
      </>
    )}
    actions={
      <>
        <EditReceiver />
        <TransitionButtons bodies={transitionBodies} />
        <DeleteFromCard<StaffGiftOrder> when={({ status }) => deletableGiftOrders.includes(status)} />
      </>
    }
    aside={[{ id: 'person', title: 'Кому', content: <Facts<StaffGiftOrder> rows={personRows} /> }]}
    sections={[
      { id: 'gift', title: 'Что заказано', content: <Facts<StaffGiftOrder> rows={giftRows} /> },
      { id: 'steps', title: 'Ход заказа', content: <Timeline opening="Подарок заказан, бонусы списаны" /> },
    ]}
  />
);

const personRows: readonly FactRow<StaffGiftOrder>[] = [
  ['last_name', ({ last_name }) => last_name],
  ['first_name', ({ first_name, middle_name }) => [first_name, middle_name].filter(Boolean).join(' ')],
  ['phone', ({ phone }) => <CallLink phone={phone} />],
  ['email', ({ email }) => <MailLink email={email} />],
  ['address', ({ address }) => address],
  ['individual_id', ({ individual_id }) => <RecordPointer resource="individuals" id={individual_id} />],
];

const giftRows: readonly FactRow<StaffGiftOrder>[] = [
  ['gift_id', ({ gift_id, gift_name }) => <RecordPointer resource="gifts" id={gift_id} name={gift_name} />],
  ['price_bonus', ({ price_bonus }) => price_bonus],
  ['delivery_kind', ({ delivery_kind }) => giftDeliveries[delivery_kind]],
  ['issued_code', ({ issued_code }) => issued_code],
  ['tracking', ({ tracking }) => tracking],
  ['reject_reason', ({ reject_reason }) => reject_reason],
  ['expires_at', ({ status, expires_at }) => status === 'CREATED' && formatMoment(expires_at)],
];
