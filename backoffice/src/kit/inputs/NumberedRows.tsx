import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Stack, type SxProps, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';

interface NumberedRowsProps {
  source: string;
  title: string;
  hint?: string;
  /** The inputs of the row at this place of the form. */
  row(at: string): ReactNode;
  /** The label of the button that removes a row: «Правило 2: убрать». */
  removeLabel(number: number): string;
  blank: object;
  addLabel: string;
  atLeast?: number;
  atMost: number;
  fault?: ReactNode;
  rowSx?: SxProps;
  sx?: SxProps;
}

/** Rows of a list inside a record: one is added below, each can be taken away. */
export function NumberedRows({
  source,
  title,
  hint,
  blank,
  atLeast = 0,
  atMost,
  ...rest
}: NumberedRowsProps) {
  const { fields, append, remove } = useFieldArray({ name: source, keyName: 'key' });
  return (
    <Box role="group" aria-label={title} sx={rest.sx}>
      <Typography variant="h3" sx={{ mb: hint ? 0.5 : 1 }}>
        {title}
      </Typography>
      {hint && <Typography sx={{ color: 'text.secondary', fontSize: 14, mb: 1.5 }}>{hint}</Typography>}
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1, mb: 1 }}>
        {fields.map(({ key }, index) => (
          <Stack
            component="li"
            key={key}
            direction="row"
            sx={[
              { gap: 1, alignItems: 'flex-start', '& .MuiFormControl-root': { m: 0, flex: 1 } },
              ...(Array.isArray(rest.rowSx) ? rest.rowSx : [rest.rowSx]),
            ]}
          >
            {rest.row(`${source}.${index}`)}
            {fields.length > atLeast && (
              <IconButton aria-label={rest.removeLabel(index + 1)} onClick={() => remove(index)}>
                <CloseIcon />
              </IconButton>
            )}
          </Stack>
        ))}
      </Stack>
      {rest.fault}
      {fields.length < atMost && (
        <Button startIcon={<AddIcon />} onClick={() => append({ ...blank })}>
          {rest.addLabel}
        </Button>
      )}
    </Box>
  );
}
