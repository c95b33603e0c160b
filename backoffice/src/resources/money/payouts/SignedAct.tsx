import { Box, Stack, Typography } from '@mui/material';
import type { PayoutAct, StaffPayout } from '@odonta/api/contract';
import { returnedActDays, signedActStates } from '@odonta/db/vocabulary/money/payouts/signedAct.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { PrivateFileView } from '../../../kit/record/PrivateFileView.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';

/** Decided about beside the file. */
export const actTransitions = ['accept_act', 'return_act'];

/** The report of the agent as its centre has signed it, and the decision. */
export function SignedAct() {
  const record = useRecordContext<StaffPayout>();
  if (!record) return null;
  const { id, act } = record;
  if (!act?.state) return <Typography sx={{ color: 'text.secondary' }}>{absenceOf(record)}</Typography>;
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{factsOf(act).join('\n')}</Box>
      {act.mime !== null && (
        <PrivateFileView
          path={`/payouts/${id}/act`}
          mime={act.mime}
          alt="Подписанный акт"
          saved="Скан скачан"
          note={`Кто открывал скан, записано в журнале. Возвращённый хранится ${returnedActDays} дней или до нового.`}
        />
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <TransitionButtons only={actTransitions} />
      </Stack>
    </Stack>
  );
}

const factsOf = ({ title, state, sent_at, decided_at, reason }: PayoutAct) => [
  title,
  ...(state ? [signedActStates[state]] : []),
  ...(sent_at === null ? [] : [`Прислан ${formatMoment(sent_at)}`]),
  ...(decided_at === null ? [] : [`Решение ${formatMoment(decided_at)}`]),
  ...(reason === null ? [] : [`Причина: ${reason}`]),
];

function absenceOf({ act, status }: StaffPayout): string {
  if (act?.is_signed || status === 'FINISHED') return 'Акт подписан без скана.';
  if (act) return `${act.title} у центра: скана ещё нет.`;
  return 'Центру пока нечего подписывать: составьте и выставьте отчёт агента.';
}
