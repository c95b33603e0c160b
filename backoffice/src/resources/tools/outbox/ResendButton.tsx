import Forward from '@mui/icons-material/ForwardToInboxOutlined';
import { Button } from '@mui/material';
import type { StaffLetter } from '@odonta/api/contract';
import type { LetterStatus } from '@odonta/db/vocabulary/letters.ts';
import { useState } from 'react';
import { useRecordContext, useRedirect, useRefresh } from 'react-admin';
import { useAction } from '../../../kit/actions/useAction.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { ConfirmDialog } from '../../../kit/page/ConfirmDialog.tsx';
import { useRights } from '../../../kit/session/useRights.ts';

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
        onClick={() => (letter.status in questions ? setAsking(true) : void resend(letter))}
      >
        Отправить повторно
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Отправить письмо ещё раз?"
        content={questions[letter.status] ?? ''}
        confirm="Отправить"
        onConfirm={() => void resend(letter)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const questions: Partial<Record<LetterStatus, string>> = {
  SENT: 'Оно уже отправлено. Получатель увидит второе такое же письмо.',
  KEPT: 'Получатель выбрал такие письма только в кабинете, и оно там есть. Это придёт ему на почту.',
};

function useResend() {
  const provider = useStaffData();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const { act, isBusy } = useAction();

  const resend = ({ id }: StaffLetter) =>
    act(
      async () => {
        const sent = await provider.move('outbox', { id, move: 'resend' });
        if (sent.data.id !== id) redirect('show', 'outbox', sent.data.id);
        refresh();
      },
      { done: 'Письмо поставлено в очередь', failed: 'Не удалось отправить письмо' },
    );

  return { resend, isBusy };
}
