import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';
import { useBusy } from './useBusy.ts';

interface Props<Done> {
  label: string;
  /** The question, and the effect of a yes. */
  title: string;
  children: ReactNode;
  /** The way back, and the yes. */
  keep: string;
  yes?: string;
  act(): Promise<Done>;
  onDone(done: Done): void | Promise<void>;
  failed?: string;
  className?: string;
  'aria-label'?: string;
}

/** Executes an irreversible action after a confirmation. */
export function AskedButton<Done>({
  label,
  title,
  children,
  keep,
  yes = label,
  act,
  onDone,
  failed = 'Не получилось: проверьте связь и попробуйте ещё раз',
  className = 'button button--quiet button--small',
  ...said
}: Props<Done>) {
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useBusy(failed, setFailure);
  const agree = (close: () => void) =>
    run(async () => {
      setFailure('');
      const done = await act();
      close();
      await onDone(done);
    });
  return (
    <>
      <button className={className} type="button" onClick={() => setAsked(true)} {...said}>
        {label}
      </button>
      {isAsked && (
        <Dialog title={title} onClosed={() => setAsked(false)}>
          {(close) => (
            <>
              {children}
              <DialogActions {...{ failure, isBusy, keep, yes, close }} act={() => void agree(close)} />
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
