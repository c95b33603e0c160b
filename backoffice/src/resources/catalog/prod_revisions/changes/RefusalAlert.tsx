import { Alert, Box } from '@mui/material';
import { prodsEntity } from '@odonta/db/vocabulary/catalog/prods.entity.ts';
import type { Refusal } from './useDecision.ts';

/** Why the server did not accept, and about which fields. */
export function RefusalAlert({ refusal: { message, errors } }: { refusal: Refusal }) {
  const entries = Object.entries(errors);
  return (
    <Alert severity="error" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      {message}
      {entries.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {entries.map(([field, error]) => (
            <li key={field}>{[labelOf(field), error].filter(Boolean).join(': ')}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

/** Errors within a table are of its field: `schedule.0.day`. */
const labelOf = (path: string): string | undefined =>
  (prodsEntity.fields as Readonly<Record<string, string>>)[path.split('.')[0] ?? ''];
