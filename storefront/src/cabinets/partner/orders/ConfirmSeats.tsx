import type { CenterOrder } from '@odonta/api/contract';
import { useState } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import { partnerSession } from '../../../features/sessions/sessions.ts';
import { ApiError } from '../../../lib/api.ts';

interface Props {
  order: Pick<CenterOrder, 'id' | 'number'>;
  onChanged(): Promise<void>;
}

export function ConfirmSeats({ order: { id, number }, onChanged }: Props) {
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await partnerSession.call(`/centersOrders/${id}/confirm_seat`, 'POST', {});
      toast('success', `Заказ ${number}: места подтверждены`);
      await onChanged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast('error', error.message || 'Не получилось: проверьте связь и попробуйте ещё раз');
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      className="button button--small"
      type="button"
      aria-busy={isBusy}
      aria-label={`Подтвердить места: заказ ${number}`}
      onClick={() => isBusy || void confirm()}
    >
      Подтвердить места
    </button>
  );
}
