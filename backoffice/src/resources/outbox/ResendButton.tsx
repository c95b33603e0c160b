import Forward from '@mui/icons-material/ForwardToInboxOutlined';
import { Button } from '@mui/material';
import type { StaffLetter } from '@odonta/api/contract';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin';
import { useComplain } from '../../kit/api/useComplain.ts';
import { useStaffData } from '../../kit/api/useStaffData.ts';
import { useRights } from '../../kit/session/useRights.ts';

/** A letter on its way needs no help; one that has arrived is sent again only on purpose. */
export function ResendButton() {
  const letter = useRecordContext<StaffLetter>();
  const { may } = useRights();
  const { resend, isBusy } = useResend();
  const [isAsking, setAsking] = useState(false);
  if (!letter || letter.status === 'QUEUED' || !may('queues.retry')) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<Forward />}
        disabled={isBusy}
        onClick={() => (letter.status === 'SENT' ? setAsking(true) : void resend(letter))}
      >
        Отправить повторно
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Отправить письмо ещё раз?"
        content={`Оно уже отправлено на ${letter.to}. Получатель увидит второе такое же письмо.`}
        confirm="Отправить"
        onConfirm={() => {
          setAsking(false);
          void resend(letter);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function useResend() {
  const data = useStaffData();
  const complain = useComplain();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);

  async function resend({ id }: StaffLetter) {
    setBusy(true);
    try {
      const sent = await data.move('outbox', { id, move: 'resend' });
      notify('Письмо поставлено в очередь', { type: 'success' });
      if (sent.data.id !== id) redirect('show', 'outbox', sent.data.id);
      refresh();
    } catch (error) {
      complain(error, 'Не удалось отправить письмо');
    } finally {
      setBusy(false);
    }
  }

  return { resend, isBusy };
}
