import { Box, Link } from '@mui/material';
import { prodLifecycle } from '@odonta/db/vocabulary/catalog/prodLifecycle.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { Link as RouterLink } from 'react-router-dom';
import { filteredAddress } from '../../kit/resource/menu.ts';
import { ChartCard } from './ChartCard.tsx';

/** Courses by status, each number a way into its list. */
export function ProdsChart({ counts }: { counts: Readonly<Record<string, number>> }) {
  const statuses = Object.entries(prodLifecycle.statuses).filter(([status]) => counts[status]);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <ChartCard title="Курсы по статусам" to="/prods" facts={plural(all, ['курс', 'курса', 'курсов'])}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {statuses.map(([status, { label }]) => (
          <Box component="li" key={status} sx={{ fontSize: 14 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Link component={RouterLink} to={filteredAddress('prods', { status })}>
                {label}
              </Link>
              <span>{counts[status]}</span>
            </Box>
            <Box sx={{ height: 8, borderRadius: 1, bgcolor: 'action.hover', mt: 0.5 }}>
              <Box
                sx={{ height: 1, borderRadius: 1, bgcolor: 'primary.main', minWidth: 4 }}
                style={{ width: `${((counts[status] ?? 0) / all) * 100}%` }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </ChartCard>
  );
}
