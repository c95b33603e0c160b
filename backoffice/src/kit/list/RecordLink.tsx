import { Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf, useRowTarget } from './rowTarget.tsx';

/** The first column: a true link, since react-admin's clickable rows cannot be reached by keyboard. */
export function RecordLink({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const target = useRowTarget();
  if (!record || !resource) return null;
  if (!target) return <Typography sx={{ fontWeight: 600, fontSize: 'inherit' }}>{children}</Typography>;
  return (
    <Link
      component={RouterLink}
      to={addressOf(resource, record.id, target)}
      onClick={(event) => event.stopPropagation()}
      underline="hover"
      sx={{ display: 'inline-block', minWidth: { md: 150 }, fontWeight: 600, overflowWrap: 'break-word' }}
    >
      {children}
    </Link>
  );
}
