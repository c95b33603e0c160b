import { Alert, Box, Typography } from '@mui/material';
import type { RevisedField, RevisionNames } from '@odonta/api/contract';
import { type ReactNode, useId } from 'react';
import { StatusChip } from '../../../../kit/status/StatusChip.tsx';
import { labelOf } from '../facts.ts';
import { TextChanges } from './TextChanges.tsx';
import { Value } from './Value.tsx';
import { inOneLine, richFields } from './values.ts';

export interface Sides {
  before: string;
  after: string;
}

interface ChangedFieldProps {
  change: RevisedField;
  names: RevisionNames;
  /** The headings of the two columns. */
  sides: Sides;
  /** Left of the name, where the field is decided about. */
  choice?: ReactNode;
  /** Under the columns. */
  children?: ReactNode;
}

/** One changed field: the present value and the asked one beside each other. */
export function ChangedField({ change, names, sides, choice, children }: ChangedFieldProps) {
  const titleId = useId();
  const { field, rule, before, after, live, is_stale } = change;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, mb: 1 }}>
        {choice}
        <Typography variant="h3" id={titleId}>
          {labelOf(field)}
        </Typography>
        {rule === 'informing' && <StatusChip status={rule} tone="info" label="Записавшимся сообщим" />}
      </Box>
      {is_stale && (
        <Alert severity="warning" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
          С тех пор курс изменился: было «{inOneLine(field, before, names)}».
        </Alert>
      )}
      {richFields.includes(field) && live && after ? (
        <TextChanges before={String(live)} after={String(after)} />
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Side title={sides.before}>
          <Value field={field} value={live} other={after} as="del" names={names} />
        </Side>
        <Side title={sides.after}>
          <Value field={field} value={after} other={live} as="ins" names={names} />
        </Side>
      </Box>
      {children}
    </Box>
  );
}

const Side = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
    <Typography sx={{ fontSize: 13, color: 'text.secondary', mb: 0.25 }}>{title}</Typography>
    {children}
  </Box>
);
