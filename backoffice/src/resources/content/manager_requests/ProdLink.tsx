import { Link } from '@mui/material';
import type { StaffManagerRequest } from '@odonta/api/contract';
import { Link as RouterLink } from 'react-router-dom';
import { useRights } from '../../../kit/session/useRights.ts';

export function ProdLink({ prod }: { prod: NonNullable<StaffManagerRequest['prod']> }) {
  const { may } = useRights();
  return (
    <>
      {may('prods.show') ? (
        <Link component={RouterLink} to={`/prods/${prod.id}/show`}>
          {prod.name}
        </Link>
      ) : (
        prod.name
      )}
      {' · '}
      <Link href={prod.canonical} target="_blank" rel="noopener" sx={{ fontSize: 14, whiteSpace: 'nowrap' }}>
        на сайте
      </Link>
    </>
  );
}
