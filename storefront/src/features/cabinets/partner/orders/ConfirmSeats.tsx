import type { CenterOrder } from '@odonta/api/contract';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';

interface Props {
  order: Pick<CenterOrder, 'id' | 'number'>;
  onChanged(): Promise<void>;
}

export function ConfirmSeats({ order: { id, number }, onChanged }: Props) {
  async function confirm() {
    await partnerSession.call(`/centersOrders/${id}/confirm_seat`, 'POST', {});
    toast('success', `Заказ ${number}: места подтверждены`);
    await onChanged();
  }
  return (
    <BusyButton
      className="button button--small"
      aria-label={`Подтвердить места: заказ ${number}`}
      act={confirm}
    >
      Подтвердить места
    </BusyButton>
  );
}
