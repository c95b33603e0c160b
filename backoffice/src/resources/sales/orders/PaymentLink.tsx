import { Button } from '@mui/material';
import type { StaffOrder } from '@odonta/api/contract';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { useState } from 'react';
import { RadioButtonGroupInput, required, useRecordContext } from 'react-admin';
import { FormDialog } from '../../../kit/page/FormDialog.tsx';
import { useTransition } from '../../../kit/transitions/useTransition.ts';

export const linkTransitions = ['link_sms', 'link_mail'] as const;

/** Sends the client the way to pay, by message or by mail: which of them, is asked first. */
export function PaymentLink() {
  const order = useRecordContext<StaffOrder>();
  const [isOpen, setOpen] = useState(false);
  const offered =
    order?.available_transitions.filter(({ name }) => linkTransitions.includes(name as never)) ?? [];
  if (!order || offered.length === 0) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Отправить ссылку на оплату
      </Button>
      {isOpen && <LinkDialog {...{ order, offered }} onClose={() => setOpen(false)} />}
    </>
  );
}

interface LinkDialogProps {
  order: StaffOrder;
  offered: StaffOrder['available_transitions'];
  onClose: () => void;
}

function LinkDialog({ order: { phone, email }, offered, onClose }: LinkDialogProps) {
  const { move, isBusy } = useTransition();
  const [error, setError] = useState<string | null>(null);
  const words: Record<string, string> = {
    link_sms: `По СМС: ${formatPhone(phone)}`,
    link_mail: `По почте: ${email}`,
  };

  async function submit({ way }: Record<string, unknown>) {
    setError(null);
    const chosen = offered.find(({ name }) => name === way);
    if (!chosen) return;
    try {
      await move(chosen, {}, { isQuiet: true });
      onClose();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Не удалось отправить ссылку');
    }
  }

  return (
    <FormDialog
      title="Отправить ссылку на оплату"
      error={error}
      words={{ send: 'Отправить', busy: 'Отправляю…' }}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioButtonGroupInput
        source="way"
        label="Куда"
        choices={offered.map(({ name }) => ({ id: name, name: words[name] }))}
        row={false}
        validate={required('Выберите, куда отправить')}
        helperText="По ссылке открывается заказ клиента: отправляйте её только ему"
      />
    </FormDialog>
  );
}
