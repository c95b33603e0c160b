import { Box, Button } from '@mui/material';
import { useRef } from 'react';
import { SaveButton, useCanAccess, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { DeleteOne } from '../trash/DeleteOne.tsx';
import { useSaveKey } from './useSaveKey.ts';

/** Stays at the bottom of the window: long forms need no scrolling to be saved. */
export function SaveBar({ isDeletable = true }: { isDeletable?: boolean }) {
  const { reset } = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  const record = useRecordContext();
  const bar = useRef<HTMLDivElement>(null);
  useSaveKey(bar, isDirty && !isSubmitting);
  return (
    <Box
      ref={bar}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 5,
        mt: 2,
        mx: { xs: -1.5, sm: 0 },
        px: { xs: 1.5, sm: 2 },
        py: 1.25,
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: { xs: 0, sm: 3 },
      }}
    >
      <SaveButton variant="contained" />
      {isDirty && (
        <Button color="inherit" disabled={isSubmitting} onClick={() => reset()}>
          Отменить изменения
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      {record?.id !== undefined && isDeletable && <Delete />}
    </Box>
  );
}

function Delete() {
  const resource = useResourceContext();
  const { canAccess } = useCanAccess({ resource, action: 'delete' });
  return canAccess ? <DeleteOne /> : null;
}
