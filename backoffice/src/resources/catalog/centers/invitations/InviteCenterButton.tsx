import InviteIcon from '@mui/icons-material/AddLinkOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { InviteCenterDialog } from './InviteCenterDialog.tsx';

/** «Пригласить центр»: a link by which it registers by itself and is the manager's who gave it. */
export function InviteCenterButton() {
  const { canAccess } = useCanAccess({ resource: 'centers', action: 'edit' });
  const [isOpen, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<InviteIcon />} onClick={() => setOpen(true)}>
        Пригласить центр
      </Button>
      {isOpen && <InviteCenterDialog onClose={() => setOpen(false)} />}
    </>
  );
}
