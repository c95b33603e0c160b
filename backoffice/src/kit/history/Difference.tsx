import { Box } from '@mui/material';
import type { StaffAuditEntry } from '@odonta/api/contract';
import type { ReactNode } from 'react';
import { useWords } from '../resource/options.ts';
import { changedPart } from './changedPart.ts';
import { plainText } from './inWords.ts';
import { journalled } from './journalled.ts';

interface DifferencesProps {
  entry: Pick<StaffAuditEntry, 'resource' | 'changed'>;
  /** In a list a few are enough. */
  atMost?: number;
  /** Content beside a field. */
  beside?: (field: string) => ReactNode;
}

/** The changes of an audit entry: field, before, after. */
export function Differences({ entry, atMost = Number.POSITIVE_INFINITY, beside }: DifferencesProps) {
  const { labelOf, say } = useWords(entry.resource);
  const fields = journalled(entry.changed ?? {});
  if (fields.length === 0) return null;
  return (
    <Box sx={{ fontSize: 14, display: 'grid', gap: 0.25 }}>
      {fields.slice(0, atMost).map(([field, change]) => {
        const [before, after] = seen(change);
        return (
          <Box key={field} sx={{ overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {labelOf(field)}:{' '}
            </Box>
            <Box component="del" sx={{ color: 'text.secondary' }}>
              {say(field, before)}
            </Box>
            {' → '}
            <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 550 }}>
              {say(field, after)}
            </Box>
            {beside?.(field)}
          </Box>
        );
      })}
      {fields.length > atMost && <Box sx={{ color: 'text.secondary' }}>и ещё {fields.length - atMost}</Box>}
    </Box>
  );
}

/** Of texts too long to be shown whole, only the changed parts. */
function seen([before, after]: [unknown, unknown]): [unknown, unknown] {
  if (typeof before !== 'string' || typeof after !== 'string') return [before, after];
  return before.length < 200 && after.length < 200
    ? [before, after]
    : changedPart(plainText(before), plainText(after));
}
