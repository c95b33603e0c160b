import { Box, Link, Typography } from '@mui/material';
import type { BulkRefusal } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useWords } from '../resource/options.ts';

const mostShown = 50;

/** Records that stay as they are, each with the way to it and the reason. */
export function RefusalList({ title, refused }: { title: string; refused: readonly BulkRefusal[] }) {
  const resource = useResourceContext() ?? '';
  const { labelOf, hasCard } = useWords(resource);
  if (refused.length === 0) return null;
  const reasonOf = ({ message, errors }: BulkRefusal) =>
    errors
      ? Object.entries(errors)
          .map(([field, text]) => `${labelOf(field)}: ${text}`)
          .join('; ')
      : message;
  return (
    <Box component="section" aria-label={title} sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ fontSize: 15, fontWeight: 650, color: 'error.main' }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: 14 }}>
        {refused.slice(0, mostShown).map((each) => (
          <li key={each.id}>
            {/* A whole new tab: the report is still wanted when the record has been looked at. */}
            <Link
              component={RouterLink}
              to={`/${resource}/${each.id}${hasCard ? '/show' : ''}`}
              target="_blank"
              rel="noreferrer"
            >
              № {each.id}
            </Link>
            : {reasonOf(each)}
          </li>
        ))}
      </Box>
      {refused.length > mostShown && (
        <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>
          и ещё {plural(refused.length - mostShown, ['запись', 'записи', 'записей'])}
        </Typography>
      )}
    </Box>
  );
}
