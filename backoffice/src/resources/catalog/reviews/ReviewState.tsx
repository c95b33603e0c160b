import { Stack } from '@mui/material';
import type { StaffReview } from '@odonta/api/contract';
import { reviewFlags, reviewLifecycle } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

/** The status, and what needs a second look. */
export function ReviewState({ review }: { review: StaffReview }) {
  const { status, flags, reply, dispute, revision, verified, source } = review;
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip status={status} label={reviewLifecycle.statuses[status].label} />
      {verified && <StatusChip status="verified" tone="good" label="По коду" />}
      {source && <StatusChip status="entered" tone="info" label="Записан сотрудником" />}
      {revision && <StatusChip status="revision" tone="info" label="Исправлен, старый текст на сайте" />}
      {reply?.status === 'CREATED' && <StatusChip status="reply" tone="info" label="Ответ ждёт" />}
      {dispute?.outcome === null && <StatusChip status="dispute" tone="bad" label="Оспорен центром" />}
      {flags.map((flag) => (
        <StatusChip key={flag} status={flag} tone="bad" label={reviewFlags[flag]} />
      ))}
    </Stack>
  );
}
