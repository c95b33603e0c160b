import { Link } from '@mui/material';
import { clientAddress, readClientKey } from '@odonta/db/vocabulary/identity/clientKey.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { Link as RouterLink } from 'react-router-dom';

/** The way to all that is known of the caller; a masked phone leads nowhere. */
export function CallerLink({ phone }: { phone: string | null }) {
  if (phone === null) return 'Номер скрыт';
  if (readClientKey(phone) === null) return phone;
  return (
    <Link
      component={RouterLink}
      to={clientAddress(phone)}
      sx={{ whiteSpace: 'nowrap' }}
      onClick={(event) => event.stopPropagation()}
    >
      {formatPhone(phone)}
    </Link>
  );
}
