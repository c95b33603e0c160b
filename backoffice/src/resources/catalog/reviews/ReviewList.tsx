import { Box } from '@mui/material';
import type { StaffReview } from '@odonta/api/contract';
import { disputeStates } from '@odonta/db/vocabulary/catalog/reviews/dispute.ts';
import { reviewFlags, reviewLifecycle } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DataTable } from 'react-admin';
import {
  choiceFilter,
  choicesOf,
  dayFilter,
  flagFilter,
  referenceFilter,
  wordedFilter,
} from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { quickOverdue } from '../../../kit/list/quickOverdue.ts';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { useIsMasked } from '../../../kit/session/masks.ts';
import { tabsOf } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { DueBy } from './DueBy.tsx';
import { IssueCode } from './IssueCode.tsx';
import { ReviewState } from './ReviewState.tsx';
import { RejectBody } from './transitionBodies.tsx';

const Column = DataTable.Col<StaffReview>;

const quick = [
  quickOverdue,
  { label: 'Подозрительные', source: 'is_flagged', value: true },
  { label: 'Ответ ждёт проверки', source: 'reply_status', value: 'CREATED' },
  { label: 'Оспорены центром', source: 'dispute', value: 'OPEN' },
  { label: 'Оценка 3 и ниже', source: 'rating_to', value: 3 },
];

const filters = [
  referenceFilter('prod_id', 'Курс', 'prods'),
  referenceFilter('lecturer_id', 'Лектор', 'lecturers'),
  choiceFilter('flag', 'Подозрение', choicesOf(reviewFlags)),
  flagFilter('verified', 'Участие подтверждено'),
  wordedFilter('is_flagged', 'Подозрительные'),
  wordedFilter('reply_status', 'Ответ', () => 'ждёт проверки'),
  choiceFilter('dispute', 'Возражение центра', choicesOf(disputeStates)),
  wordedFilter('rating_to', 'Оценка не выше', String),
  dayFilter('created_from', 'Написан не раньше', 'start'),
  dayFilter('created_to', 'Написан не позже', 'end'),
];

export function ReviewList() {
  const isMasked = useIsMasked();
  return (
    <ListPage<StaffReview>
      sort={{ field: 'created_at', order: 'DESC' }}
      tabs={tabsOf(reviewLifecycle.statuses)}
      quick={quick}
      filters={filters}
      create="Записать отзыв"
      actions={<IssueCode />}
      renewEvery={60}
    >
      <RecordTable<StaffReview> card={ReviewRow} bulk={false}>
        <Column source="client_name" disableSort={isMasked} render={(review) => <Author review={review} />} />
        <Column source="rating" render={({ rating }) => rating.toLocaleString('ru-RU')} />
        <Column source="text" disableSort render={({ text }) => beginningOf(text)} />
        <Column
          source="status"
          render={(review) => (
            <>
              <ReviewState review={review} />
              <DueBy due_at={dueOf(review)} />
            </>
          )}
        />
        <Column label="Решение" disableSort render={() => <Decision />} />
      </RecordTable>
    </ListPage>
  );
}

function Author({ review: { client_name, id, prod, created_at } }: { review: StaffReview }) {
  return (
    <Box sx={{ minWidth: 170 }}>
      <RecordLink>{`${client_name} · № ${id}`}</RecordLink>
      <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
        {prod.name}
        <br />
        {formatMoment(created_at)}
      </Box>
    </Box>
  );
}

/** Settled where it is read: a row is no link for a press on its buttons, nor for one inside of their dialog. */
function Decision() {
  return (
    <Box onClick={(event) => event.stopPropagation()} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <TransitionButtons only={['confirm', 'reject']} bodies={{ reject: RejectBody }} />
    </Box>
  );
}

function ReviewRow({ record: review }: { record: StaffReview }) {
  return (
    <Box>
      <RecordLink>{`${review.client_name} · ${review.rating.toLocaleString('ru-RU')}`}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        № {review.id} · {formatMoment(review.created_at)} · {review.prod.name}
        <br />
        {beginningOf(review.text)}
      </Box>
      <ReviewState review={review} />
      <DueBy due_at={dueOf(review)} />
    </Box>
  );
}

/** The earliest of what waits: the text, the reply or the dispute. */
function dueOf({ due_at, reply, dispute }: StaffReview): number | null {
  const waiting = [due_at, reply?.due_at, dispute?.due_at].filter((due) => due != null);
  return waiting.length > 0 ? Math.min(...waiting) : null;
}

function beginningOf(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
