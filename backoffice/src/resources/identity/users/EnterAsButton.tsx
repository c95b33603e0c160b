import { Button, Typography } from '@mui/material';
import type { StaffUser } from '@odonta/api/contract';
import { cabinets } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { useState } from 'react';
import { useAuthProvider, useRecordContext } from 'react-admin';
import { basenameOf } from '../../../basename.ts';
import { isFailure } from '../../../kit/api/failure.ts';
import { wordsOf } from '../../../kit/api/useComplain.ts';
import { FormDialog } from '../../../kit/page/FormDialog.tsx';
import type { StaffAuthProvider } from '../../../kit/session/authProvider.ts';
import { useRights } from '../../../kit/session/useRights.ts';
import { ReasonInput } from '../../../kit/transitions/ReasonInput.tsx';

export function EnterAsButton() {
  const user = useRecordContext<StaffUser>();
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  if (!user || !may('users.impersonate') || !canBeEntered(user)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Войти как
      </Button>
      {isOpen && <EnterAsDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}

const canBeEntered = ({ status, is_partner, roles }: StaffUser) =>
  status === 'ACTIVE' && (is_partner || roles.length > 0) && !roles.includes('ADMIN');

function EnterAsDialog({ user: { id, name }, onClose }: { user: StaffUser; onClose: () => void }) {
  const authProvider = useAuthProvider<StaffAuthProvider>();
  const [error, setError] = useState<string | null>(null);

  async function enter({ reason }: Record<string, unknown>) {
    setError(null);
    try {
      const where = await authProvider?.enterAs(id, String(reason));
      const home = where === 'cabinet' ? cabinets[0].home : basenameOf(window.location.pathname);
      window.location.assign(home);
    } catch (failure) {
      if (isFailure(failure) && failure.body.errors) return failure.body.errors;
      setError(wordsOf(failure, 'Не удалось войти'));
    }
    return undefined;
  }

  return (
    <FormDialog
      title={`Войти как ${name}`}
      error={error}
      words={{ send: 'Войти' }}
      onSubmit={enter}
      onClose={onClose}
    >
      <Typography>
        Полчаса вы будете видеть то же, что этот человек. Всё сделанное попадёт в журнал под двумя именами.
      </Typography>
      <ReasonInput />
    </FormDialog>
  );
}
