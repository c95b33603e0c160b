import type { CompanySeats } from '@odonta/api/contract';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { useDeed } from '../../deeds/useDeed.ts';
import type { SeatDialog } from './seatDialog.ts';

/** Takes a link back, once it is said again that this is meant. */
export function RevokeCode({ place, path, take, onClosed }: SeatDialog) {
  const { act, failure, isBusy } = useDeed<CompanySeats>(`${path}/revoke`, 'Не получилось отозвать ссылку');
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
          <p className="form__failure" role="alert">
            {failure}
          </p>
          <div className="dialog__actions">
            <button className="button button--quiet" type="button" onClick={close}>
              Не отзывать
            </button>
            <button className="button" type="button" aria-busy={isBusy} onClick={() => void revoke(close)}>
              Отозвать ссылку
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
