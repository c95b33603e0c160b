import { Button, Stack } from '@mui/material';
import type { RevealedIndividual, StaffIndividual } from '@odonta/api/contract';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useComplain } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { CallLink, MailLink } from '../../../kit/record/ContactLinks.tsx';
import { useRights } from '../../../kit/session/useRights.ts';

/** Masked until they are requested; each request is audited, and the button says so. */
export function Contacts() {
  const record = useRecordContext<StaffIndividual>();
  const { may } = useRights();
  const { reveal } = useStaffData();
  const complain = useComplain();
  const [revealed, setRevealed] = useState<RevealedIndividual>();
  if (!record) return null;
  const { phone, email } = revealed?.id === record.id ? revealed : record;
  const show = () => void reveal(record.id).then(setRevealed, complain);
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }} aria-live="polite">
      <span>Телефон: {phone ? <CallLink phone={phone} /> : 'не указан'}</span>
      <span>Почта: {email ? <MailLink email={email} /> : 'не указана'}</span>
      {revealed?.id !== record.id && may('individuals.reveal') && (
        <Button variant="outlined" onClick={show}>
          Показать контакты
        </Button>
      )}
      <span>Каждый показ контактов записывается в журнал.</span>
    </Stack>
  );
}
