import { Box } from '@mui/material';
import type { StaffAdSlot } from '@odonta/api/contract';
import { formatWeek } from '@odonta/db/vocabulary/weeks.ts';

/** A square for each week on sale, with its number of taken places. */
export const Occupancy = ({ slot: { occupancy, count } }: { slot: StaffAdSlot }) => (
  <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
    {occupancy.map(({ week, held, sold }) => {
      const words = `${formatWeek(week)}: продано ${sold}, ждут оплаты ${held}, всего ${count}`;
      return (
        <Box
          key={week}
          component="li"
          title={words}
          sx={{
            width: 26,
            textAlign: 'center',
            fontSize: 13,
            border: 1,
            borderColor: 'divider',
            borderRadius: 0.5,
            bgcolor: sold + held > 0 ? 'action.selected' : 'transparent',
          }}
        >
          <span aria-hidden="true">{sold + held}</span>
          <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
            {words}
          </Box>
        </Box>
      );
    })}
  </Box>
);
