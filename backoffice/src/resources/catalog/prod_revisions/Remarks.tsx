import { Box, Typography } from '@mui/material';
import type { FieldComments } from '@odonta/api/contract';
import { editedFields } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { labelOf } from './facts.ts';

interface RemarksProps {
  comments: FieldComments;
  title?: string;
}

/** Remarks of a moderator by field, in the order of the editor. */
export function Remarks({ comments, title }: RemarksProps) {
  const remarked = editedFields.filter((field) => comments[field]);
  return (
    <Box>
      {title && <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>{title}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {remarked.map((field) => (
          <li key={field}>
            {labelOf(field)}: {comments[field]}
          </li>
        ))}
      </Box>
    </Box>
  );
}
