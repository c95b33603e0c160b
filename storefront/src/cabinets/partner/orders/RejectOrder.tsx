import type { CenterOrder } from '@odonta/api/contract';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import type { FormShape } from '../../../features/forms/formShape.ts';
import { LongTextField } from '../../../features/forms/LongTextField.tsx';
import { PublicForm } from '../../../features/forms/PublicForm.tsx';
import { useServerForm } from '../../../features/forms/useServerForm.ts';
import { partnerSession } from '../../../features/sessions/sessions.ts';

interface Props {
  order: Pick<CenterOrder, 'id' | 'number'>;
  onChanged(): Promise<void>;
}

/** Turns an order down, with a reason that the buyer reads. */
export function RejectOrder({ order, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="button button--quiet button--small"
        type="button"
        aria-label={`Отклонить: заказ ${order.number}`}
        onClick={() => setOpen(true)}
      >
        Отклонить
      </button>
      {isOpen && (
        <Dialog title={`Отклонить заказ ${order.number}?`} onClosed={() => setOpen(false)}>
          {(close) => <ReasonForm order={order} close={close} onChanged={onChanged} />}
        </Dialog>
      )}
    </>
  );
}

function ReasonForm({ order: { id, number }, close, onChanged }: Props & { close(): void }) {
  const shape = useMemo(() => shapeOf(id), [id]);
  const form = useServerForm({
    shape,
    async send({ reason }) {
      await partnerSession.call(`/centersOrders/${id}/reject`, 'POST', { reason: reason.trim() });
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
      <p>Места освободятся, оплата вернётся. Причину увидит покупатель.</p>
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
