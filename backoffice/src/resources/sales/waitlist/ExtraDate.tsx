import { Button } from '@mui/material';
import type { StaffProd } from '@odonta/api/contract';
import { useState } from 'react';
import { useCanAccess, useGetOne } from 'react-admin';
import { useComplain } from '../../../kit/api/useComplain.ts';
import { RerunDialog } from '../../catalog/prods/RerunDialog.tsx';

/** «Открыть доп. дату»: the course on other days, for those who wait for it. */
export function ExtraDate({ prodId, name }: { prodId: number; name: string }) {
  const { canAccess } = useCanAccess({ resource: 'prods', action: 'rerun' });
  const [isOpen, setOpen] = useState(false);
  const complain = useComplain();
  const { data: prod, isFetching } = useGetOne<StaffProd>(
    'prods',
    { id: prodId },
    {
      enabled: isOpen,
      onError: (error) => {
        setOpen(false);
        complain(error, 'Курс не загрузился');
      },
    },
  );
  if (!canAccess) return null;
  return (
    <>
      <Button
        size="small"
        aria-label={`Открыть доп. дату: ${name}`}
        disabled={isOpen && isFetching}
        onClick={() => setOpen(true)}
      >
        Открыть доп. дату
      </Button>
      {isOpen && prod && <RerunDialog prod={prod} isForWaitlist onClose={() => setOpen(false)} />}
    </>
  );
}
