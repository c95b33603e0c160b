import { Box } from '@mui/material';
import type { StaffApproval } from '@odonta/api/contract';
import { type StaffRole, staffRoleLabels } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { useTranslateLabel } from 'react-admin';
import { linesOfHtml } from '../../../kit/history/linesOfHtml.ts';
import { PictureChange } from './PictureChange.tsx';

type FieldChangesProps = Pick<StaffApproval, 'before' | 'after'> & { resource?: string };

/** The present and the requested values, field by field. */
export function FieldChanges({ before, after, resource = 'center_requisites' }: FieldChangesProps) {
  const labelOf = useTranslateLabel();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 1,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
        columnGap: 2,
      }}
    >
      {Object.keys(after).map((field) => (
        <Box key={field} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {(resource === 'lecturers' && ofPortrait[field]) || labelOf({ source: field, resource })}
          </Box>
          <Box component="dd" sx={{ m: 0, wordBreak: 'break-word', whiteSpace: 'pre-line' }}>
            {pictures.has(field) ? (
              <PictureChange before={before[field]} after={after[field]} resource={resource} />
            ) : (
              <>
                <del>{inWords(field, before[field])}</del> → <ins>{inWords(field, after[field])}</ins>
              </>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const pictures: ReadonlySet<string> = new Set(['filename', 'filename_mobile']);

/** Columns that staff know together, as one field. */
const ofPortrait: Readonly<Record<string, string>> = {
  filename: 'Фотография',
  alt: 'Описание фотографии',
};

function inWords(field: string, value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === '') return 'пусто';
  if (field === 'scale_id') return `№ ${value}`;
  if (field === 'text') return linesOfHtml(String(value));
  if (field !== 'roles') return String(value);
  return String(value)
    .split(', ')
    .map((role) => (role in staffRoleLabels ? staffRoleLabels[role as StaffRole] : role))
    .join(', ');
}
