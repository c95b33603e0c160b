import type { CenterOrder } from '@odonta/api/contract';
import { DialogButton } from '../../../../components/ui/DialogButton.tsx';
import { lazily } from '../../../../lib/lazily.tsx';

interface Props {
  order: CenterOrder;
  onChanged(): Promise<void>;
}

const ReplaceForm = lazily(() => import('./ReplaceForm.tsx').then((part) => part.ReplaceForm));

/** Another person comes instead of a participant. */
export const ReplaceParticipant = ({ order, onChanged }: Props) => (
  <DialogButton
    className="button button--quiet button--small"
    label="Заменить участника"
    name={`Заменить участника: заказ ${order.number}`}
    title={`Замена участника: заказ ${order.number}`}
  >
    {(close) => <ReplaceForm order={order} close={close} onChanged={onChanged} />}
  </DialogButton>
);
