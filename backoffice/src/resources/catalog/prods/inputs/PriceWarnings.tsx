import { Alert } from '@mui/material';
import type { StaffProd } from '@odonta/api/contract';
import { tierIssues } from '@odonta/db/vocabulary/catalog/tierIssues.ts';
import { useWatch } from 'react-hook-form';

/** Oddities of the prices while they are typed; they do not prevent saving. */
export function PriceWarnings() {
  const [price, prices]: [number | null, StaffProd['prices'] | null] = useWatch({
    name: ['price', 'prices'],
  });
  const issues = tierIssues(
    price ?? 0,
    (prices ?? []).filter((option) => typeof option.price === 'number'),
  );
  if (price === null || price === undefined || issues.length === 0) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mt: 2 }}>
      Проверьте цены — сохранить можно и так:
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {issues.map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>
    </Alert>
  );
}
