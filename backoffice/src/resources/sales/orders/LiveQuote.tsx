import { Alert, Box, Skeleton, Typography } from '@mui/material';
import type { ParticipantBody, QuoteBody } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useStaffData } from '../../../kit/api/useStaffData.ts';

/** The price of the order as filled in so far, by the same rules as the booking. */
export function LiveQuote() {
  const [prod_id, participation, participants] = useWatch({
    name: ['prod_id', 'participation', 'participants'],
  }) as [number | null, QuoteBody['participation'], ParticipantBody[] | undefined];
  const { quote } = useStaffData();
  const asked: QuoteBody = {
    prod_id: prod_id ?? 0,
    participation,
    participants: (participants ?? []).map(({ is_student = false }) => ({ is_student })),
  };
  const { data, error, isPending } = useQuery({
    queryKey: ['quote', asked],
    queryFn: () => quote(asked),
    enabled: Boolean(prod_id) && asked.participants.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!prod_id) return <>Выберите курс, и здесь появится сумма.</>;
  if (error) return <Alert severity="warning">{error.message}</Alert>;
  if (isPending) return <Skeleton variant="rounded" height={48} />;
  return (
    <Box role="status">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1 }}>
        {data.lines.map(({ unit, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is the place of a participant
          <Box component="li" key={index} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
            <span>
              {index + 1}. {label}
            </span>
            <span>{formatPrice(unit)}</span>
          </Box>
        ))}
      </Box>
      <Typography sx={{ fontWeight: 650 }}>К оплате: {formatPrice(data.total)}</Typography>
    </Box>
  );
}
