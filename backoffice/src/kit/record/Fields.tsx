import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ChosenFields, useFieldChoice } from '../bulk/ChosenFields.tsx';

/** Fields of a form, one under the other or beside each other where there is room. */
export function Fields({ children, columns = 1 }: { children: ReactNode; columns?: 1 | 2 | 3 }) {
  const choice = useFieldChoice();
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
        // Where fields are chosen first, they stand in one row, or a list would be read crosswise.
        ...(choice && { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 }),
        '& .MuiFormControl-root': { width: '100%', m: 0 },
        '& .MuiFormHelperText-root': { minHeight: 0 },
        '& .MuiFormHelperText-root:has(> span:only-child:empty)': { display: 'none' },
      }}
    >
      {choice ? <ChosenFields choice={choice}>{children}</ChosenFields> : children}
    </Box>
  );
}

/** A field that needs the whole width among columns. */
export function Wide({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;
}
Wide.isFrame = true;
