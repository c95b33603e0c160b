import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Fields of a form, one under the other or beside each other where there is room. */
export function Fields({ children, columns = 1 }: { children: ReactNode; columns?: 1 | 2 | 3 }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: `repeat(${Math.min(columns, 2)}, minmax(0, 1fr))`,
          md: `repeat(${columns}, minmax(0, 1fr))`,
        },
        '& .MuiFormControl-root': { width: '100%', m: 0 },
        '& .MuiFormHelperText-root': { minHeight: 0 },
        '& .MuiFormHelperText-root:has(> span:only-child:empty)': { display: 'none' },
      }}
    >
      {children}
    </Box>
  );
}

/** A field that needs the whole width among columns. */
export function Wide({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;
}
