import { Button, Stack } from '@mui/material';
import type { RevealedLead, StaffRelatedLead } from '@odonta/api/contract';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useComplain } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { CallLink, MailLink } from '../../../kit/record/ContactLinks.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { WithdrawButton } from './WithdrawButton.tsx';

/** Masked until they are requested; each request is audited, and the button says so. */
export function LeadContacts() {
  const lead = useRecordContext<StaffRelatedLead>();
  const { may } = useRights();
  const { revealLead } = useStaffData();
  const complain = useComplain();
  const [revealed, setRevealed] = useState<RevealedLead>();
  if (!lead) return null;
  if (lead.revoked_at !== null) return <span>Согласие отозвано, данные стёрты.</span>;
  const isShown = revealed?.id === lead.id;
  const { last_name, first_name, phone, email } = isShown ? revealed : lead;
  const show = () => void revealLead(lead.id).then(setRevealed, complain);
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start', overflowWrap: 'anywhere' }} aria-live="polite">
      <span>{[last_name, first_name].filter(Boolean).join(' ')}</span>
      <span>Телефон: {phone ? <CallLink phone={phone} /> : 'не указан'}</span>
      <span>Почта: {email ? <MailLink email={email} /> : 'не указана'}</span>
      {!isShown && may('related_leads.reveal') && (
        <Button variant="outlined" onClick={show}>
          Показать контакты
        </Button>
      )}
      <span>Каждый показ контактов записывается в журнал.</span>
      <WithdrawButton />
    </Stack>
  );
}
