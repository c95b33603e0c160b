import type { StaffParticipant } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { participantStates } from '@odonta/db/vocabulary/orders/order.ts';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { CertificateButtons } from './CertificateButtons.tsx';
import { CheckInButton } from './CheckInButton.tsx';
import { ParticipantContacts } from './ParticipantContacts.tsx';
import { participantName } from './participantName.ts';
import { RenameLink } from './RenameLink.tsx';
import { ReplaceButton } from './ReplaceButton.tsx';
import { UndoCheckInButton } from './UndoCheckInButton.tsx';

export const ParticipantCard = () => (
  <ShowPage<StaffParticipant>
    titleOf={participantName}
    facts={({ state, order_status }) => (
      <>
        <StatusChip status={state === 'ACTIVE' ? 'CONFIRMED' : 'CANCELED'} label={participantStates[state]} />
        <StatusChip status={order_status} label={orderLifecycle.statuses[order_status].label} />
      </>
    )}
    actions={<Actions />}
    sections={[
      { id: 'main', title: 'Участие', content: <Facts<StaffParticipant> rows={rows} /> },
      { id: 'contacts', title: 'Контакты', content: <ParticipantContacts /> },
    ]}
  />
);

function Actions() {
  const person = useRecordContext<StaffParticipant>();
  if (!person?.is_live) return person?.certificate ? <CertificateButtons /> : null;
  return (
    <>
      <CertificateButtons />
      <RenameLink />
      <ReplaceButton />
      {person.checked_in_at ? <UndoCheckInButton /> : <CheckInButton person={person} />}
    </>
  );
}

const rows: readonly FactRow<StaffParticipant>[] = [
  ['prod_name', ({ prod_name }) => prod_name],
  [
    'order_number',
    ({ order_id, order_number }) => <RecordPointer resource="orders" id={order_id} name={order_number} />,
  ],
  ['number', ({ number }) => number],
  ['tier_label', ({ tier_label }) => tier_label],
  ['unit_price', ({ unit_price }) => formatPrice(unit_price)],
  ['is_student', ({ is_student }) => is_student && 'Да'],
  ['checked_in_at', ({ checked_in_at }) => checked_in_at && formatMoment(checked_in_at)],
  [
    'certificate',
    ({ certificate }) =>
      certificate && (
        <a href={certificate.link} target="_blank" rel="noopener">{`№ ${certificate.number}`}</a>
      ),
  ],
];
