import type { WaitlistView } from '@odonta/api/contract';
import { useState } from 'react';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { useAnswer } from './answering.ts';

interface Props {
  entry: WaitlistView;
  word: 'decline' | 'leave';
  label: string;
  onDone(entry: WaitlistView): void;
}

/** Gives the place away, once it is said again that this is meant. */
export function GiveUp({ entry, word, label, onDone }: Props) {
  const [isAsked, setAsked] = useState(false);
  const { answer, failure, isBusy } = useAnswer(entry.token, word);
  return (
    <>
      <button className="button button--quiet" type="button" onClick={() => setAsked(true)}>
        {label}
      </button>
      {isAsked && (
        <Dialog title={`${label}?`} onClosed={() => setAsked(false)}>
          {(close) => (
            <>
              <p>Ваше место достанется следующему. Встать в очередь снова можно будет только в её конец.</p>
              <p className="form__failure" role="alert">
                {failure}
              </p>
              <div className="dialog__actions">
                <button className="button button--quiet" type="button" onClick={close}>
                  Остаться
                </button>
                <button
                  className="button"
                  type="button"
                  aria-busy={isBusy}
                  onClick={() =>
                    void answer((left) => {
                      close();
                      onDone(left);
                    })
                  }
                >
                  {label}
                </button>
              </div>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
