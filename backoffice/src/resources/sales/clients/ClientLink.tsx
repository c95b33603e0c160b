import { Link } from '@mui/material';
import { clientAddress } from '@odonta/db/vocabulary/identity/clientKey.ts';
import { Link as RouterLink } from 'react-router-dom';

/** From an account to all that is known of the client. */
export const ClientLink = ({ of }: { of: string }) => (
  <Link component={RouterLink} to={clientAddress(of)}>
    Карточка клиента
  </Link>
);
