import type { CompanySeats } from '@odonta/api/contract';
import { useAction } from '../../../platform/actions/useAction.ts';

interface Props {
  isOn: boolean;
  /** The address of the request, below which the switch is. */
  path: string;
  take(seats: CompanySeats): void;
}

/** Whether the responsible and the invited people are reminded of unnamed places. */
export function Reminders({ isOn, path, take }: Props) {
  const { act, failure, isBusy } = useAction<CompanySeats>(path, 'Не получилось изменить напоминания');
  return (
    <div className="no-print">
      <p className="muted">
        {isOn
          ? 'За неделю, за три дня и за день до курса напомним вам и тем, кому отправлены ссылки, о незанятых местах.'
          : 'О незанятых местах не напоминаем.'}
      </p>
      <button
        className="button button--quiet button--small"
        type="button"
        aria-busy={isBusy}
        onClick={() => void act({ is_on: !isOn }, take)}
      >
        {isOn ? 'Не напоминать' : 'Напоминать о местах'}
      </button>
      <p className="form__failure" role="alert">
        {failure}
      </p>
    </div>
  );
}
