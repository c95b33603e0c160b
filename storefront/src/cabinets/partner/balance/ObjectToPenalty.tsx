import type { MarketingPenaltyView } from '@odonta/api/contract';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import type { FormShape } from '../../../features/forms/formShape.ts';
import { LongTextField } from '../../../features/forms/LongTextField.tsx';
import { PublicForm } from '../../../features/forms/PublicForm.tsx';
import { useServerForm } from '../../../features/forms/useServerForm.ts';
import { partnerSession } from '../../../features/sessions/sessions.ts';

interface Props {
  balanceId: number;
  penalty: Pick<MarketingPenaltyView, 'id'>;
  onChanged(): Promise<void>;
}

/** The centre's word, which is given once. */
export function ObjectToPenalty(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="button button--small"
        type="button"
        aria-label={`Возразить против штрафа ${props.penalty.id}`}
        onClick={() => setOpen(true)}
      >
        Возразить
      </button>
      {isOpen && (
        <Dialog title="Возразить против штрафа" onClosed={() => setOpen(false)}>
          {(close) => <ObjectionForm {...props} close={close} />}
        </Dialog>
      )}
    </>
  );
}

function ObjectionForm({ balanceId, penalty: { id }, onChanged, close }: Props & { close(): void }) {
  const shape = useMemo(() => shapeOf(id), [id]);
  const form = useServerForm({
    shape,
    async send({ text }) {
      const body = { penalty_id: id, text: text.trim() };
      await partnerSession.call(`/marketingBalances/${balanceId}/objections`, 'POST', body);
      toast('success', 'Возражение отправлено: бухгалтерия ответит на него');
    },
    onSent() {
      close();
      void onChanged();
    },
    failed: 'Не удалось отправить возражение',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} close={close} words={{ send: 'Отправить', sending: 'Отправляем…' }}>
      <LongTextField name="text" rows={6} />
    </PublicForm>
  );
}

const shapeOf = (id: number): FormShape<{ text: string }> => ({
  name: `object-${id}`,
  labels: { text: 'С чем вы не согласны' },
  rules: {
    text: {
      required: 'Напишите, с чем вы не согласны',
      min: { value: 3, message: 'Не короче 3 знаков' },
      max: { value: 2000, message: 'Не длиннее 2000 знаков' },
    },
  },
  empty: { text: '' },
});
