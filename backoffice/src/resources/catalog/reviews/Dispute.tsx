import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, Stack, Typography } from '@mui/material';
import type { StaffReview } from '@odonta/api/contract';
import { disputeOutcomes } from '@odonta/db/vocabulary/catalog/reviews/dispute.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { useDownload } from '../../../kit/api/useDownload.ts';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { DueBy } from './DueBy.tsx';

/** The objection of the centre, its documents, and the decision. */
export function Dispute() {
  const dispute = useRecordContext<StaffReview>()?.dispute;
  if (!dispute) return <Typography sx={{ color: 'text.secondary' }}>Центр отзыв не оспаривал.</Typography>;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <DueBy due_at={dispute.due_at} />
      <Facts<StaffReview> rows={rows} />
      <Documents />
    </Stack>
  );
}

const rows: readonly FactRow<StaffReview>[] = [
  [
    'dispute',
    ({ dispute }) =>
      dispute &&
      [
        `${formatMoment(dispute.opened_at)}\n${dispute.reason}`,
        dispute.outcome && `${disputeOutcomes[dispute.outcome]}\n${dispute.answer}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
  ],
];

/** Opened by those who decide; each view is audited. */
function Documents() {
  const record = useRecordContext<StaffReview>();
  const { may } = useRights();
  const { download, isBusy } = useDownload();
  const evidence = record?.dispute?.evidence ?? [];
  if (!record || evidence.length === 0) return <>Документов не приложили.</>;
  const counted = plural(evidence.length, ['документ', 'документа', 'документов']);
  if (!may('reviews.takedown')) return <>{`${counted}. Их открывают те, кто решает.`}</>;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {evidence.map((file, index) => (
        <Button
          key={file}
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={isBusy}
          onClick={() => void download(`/reviews/${record.id}/evidence/${file}`, 'Документ скачан')}
        >
          Документ {index + 1}
        </Button>
      ))}
    </Stack>
  );
}
