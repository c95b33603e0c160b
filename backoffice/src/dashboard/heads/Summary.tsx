import { Box, LinearProgress, Typography } from '@mui/material';
import type { SalesFigures } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import type { ReactNode } from 'react';
import { comparedTo, durationInWords, percentOf, sumInWords } from './inWords.ts';

export function Summary({ figures }: { figures: SalesFigures }) {
  const { sum, previous_sum, funnel, response_seconds, managers } = figures;
  const open = managers.reduce((all, manager) => all + manager.open, 0);
  const overdue = managers.reduce((all, manager) => all + manager.overdue, 0);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
      <Fact name="Выручка" value={sumInWords(sum)} detail={comparedTo(sum, previous_sum)}>
        <Plan figures={figures} />
      </Fact>
      <Fact
        name="Заявка стала заказом"
        value={percentOf(funnel.booked, funnel.requests)}
        detail={`${funnel.booked} из ${plural(funnel.requests, ['заявки', 'заявок', 'заявок'])}`}
      />
      <Fact
        name="Время до ответа"
        value={durationInWords(response_seconds)}
        detail={`медиана, отвечено ${funnel.answered} из ${funnel.requests}`}
      />
      <Fact
        name="Сейчас в работе"
        value={String(open)}
        detail={overdue > 0 ? `просрочено: ${overdue}` : 'просроченных нет'}
        isUrgent={overdue > 0}
      />
    </Box>
  );
}

interface FactProps {
  name: string;
  value: string;
  detail: string;
  isUrgent?: boolean;
  children?: ReactNode;
}

const Fact = ({ name, value, detail, isUrgent = false, children }: FactProps) => (
  <Box
    sx={{
      p: 2,
      borderRadius: 3,
      border: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      minWidth: 0,
    }}
  >
    <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>{name}</Typography>
    <Typography
      sx={{
        ...{ fontSize: { xs: 22, sm: 28 }, fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.02em' },
        ...{ overflowWrap: 'anywhere' },
      }}
    >
      {value}
    </Typography>
    <Typography sx={{ fontSize: 13, color: isUrgent ? 'error.main' : 'text.secondary' }}>{detail}</Typography>
    {children}
  </Box>
);

function Plan({ figures: { sum, plan } }: { figures: SalesFigures }) {
  if (!plan) return null;
  const done = Math.round((sum / plan.sum) * 100);
  const expected = Math.round((plan.by_now / plan.sum) * 100);
  return (
    <Box sx={{ mt: 1 }}>
      <LinearProgress
        variant="determinate"
        value={Math.max(0, Math.min(100, done))}
        color={done >= expected ? 'primary' : 'warning'}
        aria-label="Выполнение плана"
        sx={{ height: 6, borderRadius: 3 }}
      />
      <Typography sx={{ fontSize: 13, color: 'text.secondary', mt: 0.5 }}>
        {`${done} % плана ${sumInWords(plan.sum)}, к этому дню ждали ${expected} %`}
      </Typography>
    </Box>
  );
}

const columns = { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' };
