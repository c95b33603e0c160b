import { Box } from '@mui/material';
import type { StaffManagerRequest } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';

/** Repeated requests of the same person about the same course: the times and the new comments. */
export function Repeats({ repeats }: Pick<StaffManagerRequest, 'repeats'>) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {repeats.map(({ at, comment }) => (
        <li key={at}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {formatMoment(at)}
          </Box>
          {comment && `: ${comment}`}
        </li>
      ))}
    </Box>
  );
}
