import { Box } from '@mui/material';
import type { StaffManagerRequest } from '@odonta/api/contract';
import { requestResults, targetLabel } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { clientTargetText, firstIfOther } from '@odonta/db/vocabulary/platform/clientTarget.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { CallLink, MailLink } from '../../../kit/record/ContactLinks.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { Unwritten } from '../../../kit/status/Unwritten.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { OtherRows } from '../../sales/clients/OtherRows.tsx';
import { RecordTimeline } from '../../sales/clients/RecordTimeline.tsx';
import { RecordCall } from '../calls/RecordCall.tsx';
import { BookButton } from './BookButton.tsx';
import { NotReached } from './NotReached.tsx';
import { ProdLink } from './ProdLink.tsx';
import { Repeats } from './Repeats.tsx';
import { RequestState } from './RequestRow.tsx';
import { kindLabel } from './requestFilters.tsx';
import { transitionBodies } from './transitionBodies.tsx';
import { WorkNotes } from './WorkNotes.tsx';

export const ManagerRequestCard = () => (
  <ShowPage<StaffManagerRequest>
    titleOf={({ name, id }) => `${name} · заявка № ${id}`}
    facts={(request) => (
      <>
        <RequestState request={request} />
        <Unwritten email={request.email} />
        <span>Поступила {formatMoment(request.created_at)}</span>
      </>
    )}
    actions={
      <>
        <BookButton />
        <TransitionButtons bodies={transitionBodies} />
        <NotReached />
      </>
    }
    aside={[
      { id: 'contact', title: 'Контакты', content: <ContactPanel /> },
      { id: 'state', title: 'Состояние', content: <Facts<StaffManagerRequest> rows={stateRows} /> },
    ]}
    sections={[
      { id: 'request', title: 'Обращение', content: <Facts<StaffManagerRequest> rows={requestRows} /> },
      { id: 'work', title: 'Работа с заявкой', content: <WorkNotes /> },
      {
        id: 'steps',
        title: 'Ход работы',
        content: <RecordTimeline kinds={['REQUESTS', 'CALLS', 'LETTERS', 'NOTES', 'CONSENTS']} />,
      },
    ]}
  />
);

function ContactPanel() {
  const request = useRecordContext<StaffManagerRequest>();
  return (
    <>
      <Facts<StaffManagerRequest> rows={contactRows} />
      {request && <OtherRows client={request.phone} of="manager_requests" />}
      {request && (
        <Box sx={{ mt: 2 }}>
          <RecordCall phone={request.phone} />
        </Box>
      )}
    </>
  );
}

function Requests({ ids }: { ids: readonly number[] }) {
  return ids.map((id) => (
    <div key={id}>
      <RecordPointer resource="manager_requests" id={id} />
    </div>
  ));
}

const contactRows: readonly FactRow<StaffManagerRequest>[] = [
  ['name', ({ name }) => name],
  ['phone', ({ phone }) => <CallLink phone={phone} />],
  ['email', ({ email }) => <MailLink email={email} />],
  ['city', ({ city }) => city],
];

const requestRows: readonly FactRow<StaffManagerRequest>[] = [
  ['prod', ({ prod }) => prod && <ProdLink prod={prod} />],
  ['comment', ({ comment }) => comment],
  ['kind', ({ kind }) => kindLabel(kind)],
  ['repeats', ({ repeats }) => repeats.length > 0 && <Repeats repeats={repeats} />],
  ['page_url', ({ page_url }) => page_url],
  ['target', ({ target }) => targetLabel(target)],
  ['client_target', ({ client_target }) => clientTargetText(client_target)],
  ['client_target_first', firstIfOther],
];

const stateRows: readonly FactRow<StaffManagerRequest>[] = [
  ['manager_name', ({ manager_name }) => manager_name ?? 'Не назначен'],
  [
    'sla_due_at',
    ({ sla_due_at, status }) => status === 'CREATED' && sla_due_at !== null && formatMoment(sla_due_at),
  ],
  ['first_response_at', ({ first_response_at }) => first_response_at && formatMoment(first_response_at)],
  ['result', ({ result }) => result && requestResults[result]],
  [
    'next_contact_at',
    ({ next_contact_at, status }) =>
      status === 'CREATED' && next_contact_at !== null && formatMoment(next_contact_at),
  ],
  [
    'order',
    ({ order }) => order && <RecordPointer resource="orders" id={order.id} name={`Заказ ${order.number}`} />,
  ],
  ['reopened', ({ reopened }) => reopened],
  ['merged_into', ({ merged_into }) => merged_into && <Requests ids={[merged_into]} />],
  ['duplicates', ({ duplicates }) => duplicates.length > 0 && <Requests ids={duplicates} />],
];
