import type { CompanySeats } from '@odonta/api/contract';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { DialogActions } from '../../../platform/actions/DialogActions.tsx';
import { useAction } from '../../../platform/actions/useAction.ts';
import type { SeatDialog } from './seatDialog.ts';

/** Takes a link back, once it is said again that this is meant. */
export function RevokeCode({ place, path, take, onClosed }: SeatDialog) {
  const { act, failure, isBusy } = useAction<CompanySeats>(`${path}/revoke`, 'Не получилось отозвать ссылку');
  const revoke = (close: () => void) =>
    act({}, (seats) => {
      close();
      take(seats);
    });
  return (
    <Dialog title={`${place}: отозвать ссылку?`} onClosed={onClosed}>
      {(close) => (
        <>
          <p>
            Записаться по ней будет нельзя. Место останется вашим: создайте новую ссылку или укажите
            участника.
          </p>
          <DialogActions
            {...{ failure, isBusy, close }}
            keep="Не отзывать"
            yes="Отозвать ссылку"
            act={() => void revoke(close)}
          />
        </>
      )}
    </Dialog>
  );
}
