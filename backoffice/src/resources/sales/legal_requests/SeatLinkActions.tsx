import { Button, Stack, Typography } from '@mui/material';
import type { StaffCompanySeat } from '@odonta/api/contract';
import { isEmail } from '@odonta/db/vocabulary/patterns.ts';
import { useState } from 'react';
import { required, TextInput } from 'react-admin';
import { useAction } from '../../../kit/actions/useAction.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { ConfirmDialog } from '../../../kit/page/ConfirmDialog.tsx';
import { FormDialog } from '../../../kit/page/FormDialog.tsx';

interface Props {
  requestId: number;
  seat: StaffCompanySeat;
}

/** Sends a new personal link of a place, or takes the old one back. */
export function SeatLinkActions({ requestId, seat: { id, number, has_link, sent_to } }: Props) {
  const provider = useStaffData();
  const { act, isBusy } = useAction(['legal_requests', requestId, 'seats']);
  const [asked, setAsked] = useState<'code' | 'revoke' | null>(null);
  const close = () => setAsked(null);
  const move = (word: 'code' | 'revoke', body: Record<string, unknown> = {}) =>
    provider.move('legal_requests', { id: requestId, move: `seats/${id}/${word}`, body });

  async function send({ email }: Record<string, unknown>) {
    const words = { done: `Место ${number}: ссылка отправлена`, failed: 'Не удалось отправить ссылку' };
    if (await act(() => move('code', { email }), words)) close();
  }

  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Button
        size="small"
        disabled={isBusy}
        aria-label={`Отправить ссылку: место ${number}`}
        onClick={() => setAsked('code')}
      >
        Отправить ссылку
      </Button>
      {has_link && (
        <Button
          size="small"
          color="error"
          disabled={isBusy}
          aria-label={`Отозвать ссылку: место ${number}`}
          onClick={() => setAsked('revoke')}
        >
          Отозвать
        </Button>
      )}
      {asked === 'code' && (
        <FormDialog
          title={`Место ${number}: отправить ссылку`}
          words={{ send: 'Отправить', busy: 'Отправляю…' }}
          record={{ email: sent_to }}
          isBusy={isBusy}
          onSubmit={send}
          onClose={close}
        >
          <Typography>Прежняя ссылка этого места перестанет действовать.</Typography>
          <TextInput
            source="email"
            type="email"
            label="Почта участника"
            validate={[
              required('Укажите почту'),
              (value: string) => (isEmail(value) ? undefined : 'Проверьте почту'),
            ]}
            helperText={false}
          />
        </FormDialog>
      )}
      <ConfirmDialog
        isOpen={asked === 'revoke'}
        title={`Отозвать ссылку места ${number}?`}
        content="Записаться по ней будет нельзя. Место останется за компанией: ссылку можно отправить заново."
        confirm="Отозвать"
        isWarning
        onConfirm={() =>
          void act(() => move('revoke'), {
            done: `Место ${number}: ссылка отозвана`,
            failed: 'Не удалось отозвать ссылку',
          })
        }
        onClose={close}
      />
    </Stack>
  );
}
