import type { CenterOrder } from '@odonta/api/contract';
import { DialogButton } from '../../../../components/ui/DialogButton.tsx';
import { lazily } from '../../../../lib/lazily.tsx';

interface Props {
  order: CenterOrder;
  onChanged(): Promise<void>;
}

const MoveForm = lazily(() => import('./MoveForm.tsx').then((part) => part.MoveForm));

/** The order goes to another date or course of the centre. */
export const MoveOrder = ({ order, onChanged }: Props) => (
  <DialogButton
    className="button button--quiet button--small"
    label="Перенести"
    name={`Перенести: заказ ${order.number}`}
    title={`Перенести заказ ${order.number}`}
  >
    {(close) => <MoveForm order={order} close={close} onChanged={onChanged} />}
  </DialogButton>
);
