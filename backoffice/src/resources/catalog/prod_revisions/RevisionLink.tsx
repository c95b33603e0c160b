import { Link } from '@mui/material';
import type { StaffProdRevision } from '@odonta/api/contract';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useRights } from '../../../kit/session/useRights.ts';

/** On the card of a course: the edit of its centre that waits for moderators. */
export function RevisionLink({ prodId }: { prodId: number }) {
  const { may } = useRights();
  const { data } = useGetList<StaffProdRevision>(
    'prod_revisions',
    { filter: { prod_id: prodId, status: 'CREATED' }, pagination: { page: 1, perPage: 1 } },
    { enabled: may('prod_revisions.list') },
  );
  const [waiting] = data ?? [];
  if (!waiting) return null;
  return (
    <Link component={RouterLink} to={`/prod_revisions/${waiting.id}/show`}>
      Правка на проверке
    </Link>
  );
}
