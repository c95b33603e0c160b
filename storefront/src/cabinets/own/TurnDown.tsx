import { useMemo, useState } from 'react';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { toast } from '../../components/ui/toast.ts';
import type { FormShape } from '../../features/forms/formShape.ts';
import { LongTextField } from '../../features/forms/LongTextField.tsx';
import { PublicForm } from '../../features/forms/PublicForm.tsx';
import { useServerForm } from '../../features/forms/useServerForm.ts';

interface Props {
  order: { id: number; number: string };
  /** What comes of it, said before the reason is asked for. */
  about: string;
  send(reason: string): Promise<unknown>;
  onChanged(): Promise<void>;
}

/** Turns an order down, with a reason that whoever ordered reads. */
export function TurnDown(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const { number } = props.order;
  return (
    <>
      <button
        className="button button--quiet button--small"
        type="button"
        aria-label={`Отклонить: заказ ${number}`}
        onClick={() => setOpen(true)}
      >
        Отклонить
      </button>
      {isOpen && (
        <Dialog title={`Отклонить заказ ${number}?`} onClosed={() => setOpen(false)}>
          {(close) => <ReasonForm {...props} close={close} />}
        </Dialog>
      )}
    </>
  );
}

function ReasonForm({ order: { id, number }, about, send, onChanged, close }: Props & { close(): void }) {
  const shape = useMemo(() => shapeOf(id), [id]);
  const form = useServerForm({
    shape,
    async send({ reason }) {
      await send(reason.trim());
      toast('success', `Заказ ${number} отклонён`);
    },
    onSent() {
      close();
      void onChanged();
    },
    failed: 'Не удалось отклонить заказ',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} close={close} words={{ send: 'Отклонить', sending: 'Отклоняем…' }}>
      <p>{about}</p>
      <LongTextField name="reason" rows={4} />
    </PublicForm>
  );
}

const shapeOf = (id: number): FormShape<{ reason: string }> => ({
  name: `reject-order-${id}`,
  labels: { reason: 'Причина' },
  rules: {
    reason: {
      required: 'Напишите причину',
      min: { value: 3, message: 'Не короче 3 знаков' },
      max: { value: 1000, message: 'Не длиннее 1000 знаков' },
    },
  },
  empty: { reason: '' },
});
