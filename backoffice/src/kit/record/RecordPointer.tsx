import { Link } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useWords } from '../resource/options.ts';

interface RecordPointerProps {
  resource: string;
  id: string | number;
  /** Its readable name, if known. */
  name?: string;
}

/** «Заявка № 12» or its own name, linked for users who may open it. */
export function RecordPointer({ resource, id, name }: RecordPointerProps) {
  const { one, hasCard } = useWords(resource);
  const { canAccess } = useCanAccess({ resource, action: 'show' });
  const text = name ?? `${one} № ${id}`;
  if (!canAccess || !hasCard) return text;
  return (
    <Link component={RouterLink} to={`/${resource}/${id}/show`}>
      {text}
    </Link>
  );
}
