import type { WaitlistView } from '@odonta/api/contract';
import { useAction } from '../../platform/actions/useAction.ts';

/** Takes the offered seats: a priced order is paid on its own page. */
export function AnswerButton({ entry, onDone }: { entry: WaitlistView; onDone(): void }) {
  const { act, failure, isBusy } = useAction<WaitlistView>(
    `/waitlist/${entry.token}/accept`,
    'Ответ не отправлен',
  );
  return (
    <>
      <button className="button" type="button" aria-busy={isBusy} onClick={() => void act({}, onDone)}>
        {entry.offer?.total === 0 ? 'Принять предложение' : 'Принять и перейти к оплате'}
      </button>
      {failure && (
        <p className="form__failure" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
