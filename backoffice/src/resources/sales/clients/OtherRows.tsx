import { Box, Link } from '@mui/material';
import type { StaffClient } from '@odonta/api/contract';
import { clientAddress } from '@odonta/db/vocabulary/identity/clientKey.ts';
import { Link as RouterLink } from 'react-router-dom';
import { othersInWords } from './othersInWords.ts';
import { useClient } from './useClient.ts';

interface OtherRowsProps {
  client: string;
  /** The list that the record around it is one of. */
  of: 'orders' | 'manager_requests';
}

/** Links to the card of the client of this record, and counts his other orders and requests. */
export function OtherRows({ client: key, of }: OtherRowsProps) {
  const { data } = useClient(key);
  if (!data) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Link component={RouterLink} to={clientAddress(data.key)}>
        {othersInWords(withoutOne(data, of)) ?? 'Карточка клиента'}
      </Link>
    </Box>
  );
}

function withoutOne({ counts, ...client }: StaffClient, of: string): StaffClient {
  return { ...client, counts: { ...counts, [of]: Math.max((counts[of] ?? 0) - 1, 0) } };
}
