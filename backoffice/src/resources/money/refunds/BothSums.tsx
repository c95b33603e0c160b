import { Alert, Box, FormControlLabel, FormLabel, Radio, RadioGroup, Skeleton } from '@mui/material';
import type { RefundReason } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { type Repricing, repricings } from '@odonta/db/vocabulary/orders/order.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useStaffData } from '../../../kit/api/useStaffData.ts';

/** The refunds under both rules, side by side, with their calculation. */
export function BothSums({ orderId, participants }: { orderId: number; participants: readonly number[] }) {
  const titleId = useId();
  const reason = (useWatch({ name: 'reason' }) as RefundReason | null | undefined) ?? 'CLIENT_REFUSED';
  const { field } = useInput({ source: 'policy' });
  const { refundQuote } = useStaffData();
  const { data, error } = useQuery({
    queryKey: ['refund', orderId, participants, reason],
    queryFn: () => refundQuote(orderId, { participants, reason }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (error) return <Alert severity="warning">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  const sums: Record<Repricing, { sum: number; formula: string }> = { KEEP: data.keep, RECALC: data.recalc };
  return (
    <Box role="status">
      <FormLabel id={titleId}>Сколько вернётся</FormLabel>
      <RadioGroup
        aria-labelledby={titleId}
        value={field.value || data.rule}
        onChange={({ target }) => field.onChange(target.value)}
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, mt: 1 }}
      >
        {(Object.keys(repricings) as Repricing[]).map((rule) => (
          <FormControlLabel
            key={rule}
            value={rule}
            control={<Radio />}
            sx={{
              m: 0,
              p: 1.5,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              alignItems: 'flex-start',
            }}
            label={
              <>
                {repricings[rule]}
                {rule === data.rule && <Box sx={{ fontSize: 14 }}>По условиям курса</Box>}
                <Box sx={{ fontSize: 20, fontWeight: 650 }}>{roubles(sums[rule].sum)}</Box>
                <Box sx={{ fontSize: 14, color: 'text.secondary' }}>{sums[rule].formula}</Box>
              </>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

/** Zero is a sum here, and not «Бесплатно». */
const roubles = (sum: number): string => `${sum.toLocaleString('ru-RU')}\u00a0₽`;
