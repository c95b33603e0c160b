import RerunIcon from '@mui/icons-material/EventRepeat';
import { Button, Tooltip } from '@mui/material';
import type { StaffProd } from '@odonta/api/contract';
import { useState } from 'react';
import { useCanAccess, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { RerunDialog } from './RerunDialog.tsx';

/** «Повторить курс»: the same course on other days. Where the day is open there is nothing to count from. */
export function RerunButton() {
  const prod = useRecordContext<StaffProd>();
  const { canAccess } = useCanAccess({ resource: 'prods', action: 'rerun' });
  const form = useFormContext();
  const [isOpen, setOpen] = useState(false);
  if (!prod || !canAccess || prod.date_start === null) return null;
  // useFormContext is null outside a form, where no input can be lost.
  const isDirty = Boolean((form as { formState: { isDirty: boolean } } | null)?.formState.isDirty);
  return (
    <>
      <Tooltip title={isDirty ? 'Сначала сохраните или отмените изменения' : ''}>
        <span>
          <Button
            variant="outlined"
            startIcon={<RerunIcon />}
            disabled={isDirty}
            onClick={() => setOpen(true)}
          >
            Повторить курс
          </Button>
        </span>
      </Tooltip>
      {isOpen && <RerunDialog prod={prod} onClose={() => setOpen(false)} />}
    </>
  );
}
