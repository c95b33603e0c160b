import { Button, Stack } from '@mui/material';
import type { RevealedParticipant, StaffParticipant } from '@odonta/api/contract';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useComplain } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { CallLink, MailLink } from '../../../kit/record/ContactLinks.tsx';
import { useRights } from '../../../kit/session/useRights.ts';

/** Masked until they are requested; each request is audited, and the button says so. */
export function ParticipantContacts() {
  const person = useRecordContext<StaffParticipant>();
  const { may } = useRights();
  const { revealParticipant } = useStaffData();
  const complain = useComplain();
  const [revealed, setRevealed] = useState<RevealedParticipant>();
  if (!person) return null;
  const { phone, email } = revealed?.id === person.id ? revealed : person;
  const isHidden = revealed?.id !== person.id && (person.phone ?? person.email) !== null;
  const show = () => void revealParticipant(person.id).then(setRevealed, complain);
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }} aria-live="polite">
      <span>Телефон: {phone ? <CallLink phone={phone} /> : 'не указан'}</span>
      <span>Почта: {email ? <MailLink email={email} /> : 'не указана'}</span>
      {isHidden && may('participants.reveal') && (
        <Button variant="outlined" onClick={show}>
          Показать контакты
        </Button>
      )}
      <span>Каждый показ контактов записывается в журнал.</span>
    </Stack>
  );
}
