import { Alert, Box, Button, Stack } from '@mui/material';
import type { StaffCompanySeat, StaffLegalRequest } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { wordsOf } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { Loading } from '../../../kit/page/Loading.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { SeatLinkActions } from './SeatLinkActions.tsx';

/** The participants of the paid places, and the personal links still unused. */
export function RequestSeats() {
  const request = useRecordContext<StaffLegalRequest>();
  const provider = useStaffData();
  const id = request?.id ?? 0;
  const { data, error, refetch } = useQuery({
    queryKey: ['legal_requests', id, 'seats'],
    queryFn: () => provider.companySeats(id),
    enabled: request?.seats !== null && request !== undefined,
  });
  const { may } = useRights();
  if (!request) return null;
  if (request.seats === null)
    return request.status === 'CREATED' || request.status === 'CONFIRMED'
      ? 'Места откроются после оплаты.'
      : 'Мест за заявкой нет.';
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Повторить</Button>}>
        {wordsOf(error, 'Места не загрузились')}
      </Alert>
    );
  if (!data) return <Loading />;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((seat) => (
        <Stack
          key={seat.id}
          component="li"
          direction="row"
          sx={{ py: 1, gap: 1, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {`Место ${seat.number}: ${seat.name ?? 'без имени'}`}
            <Box sx={{ fontSize: 14, color: 'text.secondary' }}>{stateOf(seat)}</Box>
          </Box>
          {seat.named_at === null && may('legal_requests.edit') && (
            <SeatLinkActions requestId={request.id} seat={seat} />
          )}
        </Stack>
      ))}
    </Box>
  );
}

function stateOf({ named_at, has_link, sent_to }: StaffCompanySeat): string {
  if (named_at !== null) return `Имя указано ${formatMoment(named_at)}`;
  if (!has_link) return 'Ссылка отозвана';
  return sent_to === null ? 'Ссылка у компании' : `Ссылка отправлена на ${sent_to}`;
}
