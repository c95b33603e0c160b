import { Link } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useWords } from '../resource/options.ts';

/** «Заявка № 12», and the way there for those who may look. */
export function RecordPointer({ resource, id }: { resource: string; id: string | number }) {
  const { one, hasCard } = useWords(resource);
  const { canAccess } = useCanAccess({ resource, action: 'show' });
  const text = `${one} № ${id}`;
  if (!canAccess || !hasCard) return text;
  return (
    <Link component={RouterLink} to={`/${resource}/${id}/show`}>
      {text}
    </Link>
  );
}
