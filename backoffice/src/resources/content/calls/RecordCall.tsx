import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import { Button } from '@mui/material';
import { readClientKey } from '@odonta/db/vocabulary/identity/clientKey.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { isFailure } from '../../../kit/api/failure.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { FormDialog } from '../../../kit/page/FormDialog.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { CallInputs } from './CallInputs.tsx';

/** Enters a call with the client of the card around it. A phone that is masked or unknown is asked for. */
export function RecordCall({ phone }: { phone: string | null | undefined }) {
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  if (!may('calls.create')) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<PhoneIcon />} onClick={() => setOpen(true)}>
        Записать звонок
      </Button>
      {isOpen && (
        <CallDialog phone={phone && readClientKey(phone) ? phone : null} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function CallDialog({ phone, onClose }: { phone: string | null; onClose: () => void }) {
  const provider = useStaffData();
  const notify = useNotify();
  const refresh = useRefresh();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [blank] = useState(() => ({ direction: 'OUT', started_at: nowInSeconds(), ...(phone && { phone }) }));

  async function submit(data: Record<string, unknown>) {
    setError(null);
    setBusy(true);
    try {
      await provider.create('calls', { data });
      notify('Звонок записан', { type: 'success' });
      refresh();
      onClose();
    } catch (failure) {
      setBusy(false);
      setError(failure instanceof Error ? failure.message : 'Не удалось записать звонок');
      return isFailure(failure) ? failure.body.errors : undefined;
    }
  }

  return (
    <FormDialog
      title={phone ? `Звонок: ${formatPhone(phone)}` : 'Звонок'}
      error={error}
      words={{ send: 'Записать', busy: 'Записываю…' }}
      isBusy={isBusy}
      record={blank}
      onSubmit={submit}
      onClose={onClose}
    >
      <CallInputs hasPhone={phone !== null} />
    </FormDialog>
  );
}
