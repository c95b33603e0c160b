import { LinearProgress } from '@mui/material';
import { type Readiness, readinessInWords } from '@odonta/db/vocabulary/catalog/readiness.ts';

/** «Заполнено 7 из 10», drawn. */
export function Meter({ readiness }: { readiness: Readiness }) {
  const { done, total } = readiness;
  return (
    <>
      <div>{readinessInWords(readiness)}</div>
      <LinearProgress
        variant="determinate"
        value={(done / total) * 100}
        aria-hidden
        sx={{ mt: 0.75, mb: 2, height: 6, borderRadius: 3, maxWidth: 360 }}
      />
    </>
  );
}
