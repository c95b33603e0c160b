import { Box } from '@mui/material';
import type { SalesFunnel } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { ChartCard } from '../charts/ChartCard.tsx';
import { percentOf } from './inWords.ts';

const steps = [
  ['requests', 'Заявки'],
  ['answered', 'Ответили'],
  ['booked', 'Записали'],
  ['paid', 'Оплатили'],
] as const;

/** Each step as a part of the first, in figures and as a bar. */
export function Funnel({ funnel }: { funnel: SalesFunnel }) {
  return (
    <ChartCard
      title="От заявки до оплаты"
      to="/manager_requests"
      facts={plural(funnel.requests, ['заявка', 'заявки', 'заявок'])}
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {steps.map(([step, label]) => (
          <Box component="li" key={step} sx={{ fontSize: 14 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <span>{label}</span>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                <b>{funnel[step]}</b> · {percentOf(funnel[step], funnel.requests)}
              </Box>
            </Box>
            <Box sx={{ height: 18, borderRadius: 1, bgcolor: 'action.hover', mt: 0.5 }}>
              <Box
                sx={{ height: 1, borderRadius: 1, bgcolor: 'primary.main' }}
                style={{ width: `${funnel.requests === 0 ? 0 : (funnel[step] / funnel.requests) * 100}%` }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </ChartCard>
  );
}
