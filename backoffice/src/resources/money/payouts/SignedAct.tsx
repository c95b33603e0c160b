import { Box, Stack, Typography } from '@mui/material';
import type { PayoutAct, StaffPayout } from '@odonta/api/contract';
import { returnedActDays, signedActStates } from '@odonta/db/vocabulary/money/payouts/signedAct.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { RecordContextProvider, useRecordContext } from 'react-admin';
import { PrivateFileView } from '../../../kit/record/PrivateFileView.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { useOpenedScan } from './useOpenedScan.ts';

/** Decided about beside the file. */
export const actTransitions = ['accept_act', 'return_act'];
const none: readonly string[] = [];

/** The report of the agent as its centre has signed it, and the decision about the scan that was opened. */
export function SignedAct() {
  const record = useRecordContext<StaffPayout>();
  const { isOpened, isReplaced, version, open } = useOpenedScan(record);
  if (!record) return null;
  const { id, act } = record;
  const decides = record.available_transitions.some(({ name }) => actTransitions.includes(name));
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {act?.state ? (
        <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{factsOf(act).join('\n')}</Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{absenceOf(record)}</Typography>
      )}
      {act?.mime && (
        <PrivateFileView
          key={act.file_id}
          path={`/payouts/${id}/act`}
          mime={act.mime}
          alt="Подписанный акт"
          saved="Скан скачан"
          note={`Кто открывал скан, записано в журнале. Возвращённый хранится ${returnedActDays} дней или до нового.`}
          onOpened={open}
        />
      )}
      <Typography role="status" sx={{ display: decides && !isOpened ? 'block' : 'none' }}>
        {isReplaced
          ? 'Центр прислал новый скан: откройте его.'
          : 'Чтобы принять или вернуть акт, откройте скан.'}
      </Typography>
      {/* Always here: a reason that is being typed stays when the act is decided about elsewhere. */}
      <RecordContextProvider value={{ ...record, version }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <TransitionButtons only={isOpened ? actTransitions : none} />
        </Stack>
      </RecordContextProvider>
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
  if (act?.is_signed) return 'Акт подписан без скана.';
  if (act) return `${act.title} у центра: скана ещё нет.`;
  if (status === 'FINISHED')
    return 'Выплата закрыта, а отчёт агента не выставлен: подписывать центру нечего.';
  return 'Центру пока нечего подписывать: составьте и выставьте отчёт агента.';
}
