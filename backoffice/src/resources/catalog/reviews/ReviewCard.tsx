import type { StaffReview } from '@odonta/api/contract';
import {
  rejectCodes,
  reviewFlags,
  reviewScores,
  reviewSources,
} from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { Timeline } from '../../../kit/history/Timeline.tsx';
import { MailLink } from '../../../kit/record/ContactLinks.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { DeleteFromCard } from '../../../kit/trash/DeleteFromCard.tsx';
import { ProdLink } from '../../content/manager_requests/ProdLink.tsx';
import { Dispute } from './Dispute.tsx';
import { ModerationKeys } from './ModerationKeys.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { ReviewState } from './ReviewState.tsx';
import { transitionBodies } from './transitionBodies.tsx';

export const ReviewCard = () => (
  <ShowPage<StaffReview>
    titleOf={({ client_name, id }) => `${client_name} · отзыв № ${id}`}
    facts={(review) => (
      <>
        <ReviewState review={review} />
        <span>Написан {formatMoment(review.created_at)}</span>
        <ModerationKeys />
      </>
    )}
    actions={
      <>
        <TransitionButtons bodies={transitionBodies} />
        <DeleteFromCard<StaffReview> />
      </>
    }
    aside={[
      { id: 'author', title: 'Автор и курс', content: <Facts<StaffReview> rows={authorRows} /> },
      { id: 'decision', title: 'Решение', content: <Facts<StaffReview> rows={decisionRows} /> },
    ]}
    sections={[
      { id: 'review', title: 'Отзыв', content: <Facts<StaffReview> rows={reviewRows} /> },
      { id: 'reply', title: 'Ответ', content: <ReplyForm /> },
      { id: 'dispute', title: 'Возражение центра', content: <Dispute /> },
      { id: 'steps', title: 'Ход работы', content: <Timeline opening="Отзыв написан" /> },
    ]}
  />
);

const authorRows: readonly FactRow<StaffReview>[] = [
  ['prod', ({ prod }) => <ProdLink prod={prod} />],
  ['lecturers', ({ lecturers }) => lecturers.map(({ name }) => name).join(', ')],
  ['client_name', ({ client_name }) => client_name],
  ['is_unnamed', ({ is_unnamed }) => is_unnamed && 'Да, на сайте «Участник курса»'],
  ['email', ({ email }) => email && <MailLink email={email} />],
  ['verified', ({ verified }) => (verified ? 'Да, по коду из письма' : 'Нет')],
  ['source', ({ source }) => source && reviewSources[source]],
  ['entered_name', ({ entered_name }) => entered_name && `${entered_name}; публикует другой сотрудник`],
];

const decisionRows: readonly FactRow<StaffReview>[] = [
  ['flags', ({ flags }) => flags.map((flag) => reviewFlags[flag]).join('\n')],
  ['moderator_name', ({ moderator_name }) => moderator_name ?? 'Ещё не проверен'],
  ['published_at', ({ published_at }) => published_at && formatMoment(published_at)],
  ['reject_code', ({ reject_code }) => reject_code && rejectCodes[reject_code]],
  ['revised_at', ({ revised_at }) => revised_at && formatMoment(revised_at)],
];

const reviewRows: readonly FactRow<StaffReview>[] = [
  ['rating', ({ rating }) => rating.toLocaleString('ru-RU')],
  ['scores', ({ scores }) => scores && scoresInWords(scores)],
  ['text', ({ text }) => text],
  ['pros', ({ pros }) => pros],
  ['cons', ({ cons }) => cons],
  ['revision', ({ revision }) => revision && inWords(revision)],
];

function scoresInWords(scores: NonNullable<StaffReview['scores']>): string {
  return (Object.keys(reviewScores) as (keyof typeof reviewScores)[])
    .map((name) => `${reviewScores[name]}: ${scores[name] ?? 'не было'}`)
    .join('\n');
}

function inWords({ client_name, rating, text, pros, cons }: NonNullable<StaffReview['revision']>): string {
  return [
    `${client_name}, оценка ${rating.toLocaleString('ru-RU')}`,
    text,
    pros && `Понравилось: ${pros}`,
    cons && `Не хватило: ${cons}`,
  ]
    .filter(Boolean)
    .join('\n');
}
