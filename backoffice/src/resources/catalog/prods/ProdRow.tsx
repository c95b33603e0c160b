import { Box, Stack } from '@mui/material';
import type { StaffProd } from '@odonta/api/contract';
import { prodTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { readinessInWords } from '@odonta/db/vocabulary/catalog/readiness.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { bookingInWords, datesOf, statusLabel } from './labels.ts';
import { Cover } from './ProdName.tsx';
import { readinessOfProd } from './readiness/readiness.ts';

/** A course in the list of a phone. */
export function ProdRow({ record: prod }: { record: StaffProd }) {
  return (
    <Stack direction="row" sx={{ gap: 1.5 }}>
      <Cover filename={prod.file_preview.filename} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <RecordLink>{prod.name}</RecordLink>
        <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
          {prodTypes[prod.type]} · {datesOf(prod)} · {formatPrice(prod.price_now)}
          <br />
          <ReferenceName reference="centers" source="center_id" />
        </Box>
        <ProdStatus prod={prod} />
      </Box>
    </Stack>
  );
}

/** The status and, for a public course, the state of booking; before that, how ready it is. */
export function ProdStatus({ prod }: { prod: StaffProd }) {
  const { status, is_draft } = prod;
  const isComing = ['PREPARE', 'CREATED', 'REJECTED'].includes(status);
  const detail = isComing ? readinessInWords(readinessOfProd(prod)) : bookingInWords(prod);
  return (
    <>
      <StatusChip status={status} label={statusLabel(prod)} tone={is_draft ? 'muted' : undefined} />
      {detail && (
        <Box component="span" sx={{ display: 'block', mt: 0.25, fontSize: 13, color: 'text.secondary' }}>
          {detail}
        </Box>
      )}
    </>
  );
}
