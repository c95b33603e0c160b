import type { StaffLessonRequest } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { Timeline } from '../../../kit/history/Timeline.tsx';
import { CallLink, MailLink } from '../../../kit/record/ContactLinks.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { ProdLink } from '../../content/manager_requests/ProdLink.tsx';
import { LessonState } from './LessonState.tsx';

export const LessonCard = () => (
  <ShowPage<StaffLessonRequest>
    titleOf={({ last_name, first_name }) => `${last_name} ${first_name}`}
    facts={(request) => (
      <>
        <LessonState request={request} />
        <span>Создан {formatMoment(request.created_at)}</span>
      </>
    )}
    aside={[{ id: 'person', title: 'Кто просит', content: <Facts<StaffLessonRequest> rows={personRows} /> }]}
    sections={[
      { id: 'lesson', title: 'Занятие', content: <Facts<StaffLessonRequest> rows={lessonRows} /> },
      { id: 'steps', title: 'Ход запроса', content: <Timeline opening="Запрос создан" /> },
    ]}
  />
);

const personRows: readonly FactRow<StaffLessonRequest>[] = [
  ['last_name', ({ last_name }) => last_name],
  ['first_name', ({ first_name, middle_name }) => [first_name, middle_name].filter(Boolean).join(' ')],
  ['phone', ({ phone }) => <CallLink phone={phone} />],
  ['email', ({ email }) => <MailLink email={email} />],
  ['comment', ({ comment }) => comment],
];

const lessonRows: readonly FactRow<StaffLessonRequest>[] = [
  ['prod', ({ prod }) => <ProdLink prod={prod} />],
  ['center', ({ center }) => center],
  [
    'lecturer',
    ({ lecturer, lecturer_id }) => <RecordPointer resource="lecturers" id={lecturer_id} name={lecturer} />,
  ],
  ['time', ({ time }) => time],
  ['price', ({ price }) => formatPrice(price)],
  ['reject_reason', ({ reject_reason }) => reject_reason],
  [
    'order_id',
    ({ order_id, order_number }) =>
      order_id && <RecordPointer resource="orders" id={order_id} name={order_number ?? undefined} />,
  ],
];
