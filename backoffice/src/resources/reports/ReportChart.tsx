import { Box, Typography } from '@mui/material';
import type { ReportBody } from '@odonta/api/contract';
import { charted } from './charted.ts';

/** The largest sums of a report beside each other; their figures are text, so a screen reader hears the same. */
export function ReportChart({ data }: { data: ReportBody }) {
  const chart = charted(data);
  if (!chart) return null;
  const most = Math.max(1, ...chart.bars.map(({ sum }) => sum));
  const title = `${chart.what} · ${chart.by.toLowerCase()}`;
  return (
    <Box
      component="figure"
      aria-label={title}
      sx={{
        m: 0,
        mb: 2,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    >
      <Typography component="figcaption" variant="h2" sx={{ fontSize: 15, mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {chart.bars.map(({ label, sum }) => (
          <Box component="li" key={label} sx={rowStyle}>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {label}
            </Box>
            <Box
              aria-hidden
              sx={{ height: 16, gridColumn: { xs: '1 / -1', sm: 'auto' }, order: { xs: 1, sm: 0 } }}
            >
              <Box
                sx={{ height: 1, borderRadius: 1, bgcolor: 'primary.main', minWidth: 2 }}
                style={{ width: `${(Math.max(0, sum) / most) * 100}%` }}
              />
            </Box>
            <Box
              component="span"
              sx={{ textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
            >
              {`${Math.round(sum).toLocaleString('ru-RU')}\u00a0₽`}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const rowStyle = {
  ...{ display: 'grid', alignItems: 'center', columnGap: 1.5, rowGap: 0.25, fontSize: 14 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 220px) minmax(0, 1fr) 120px' },
};
