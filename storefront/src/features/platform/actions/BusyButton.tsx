import type { ReactNode } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import { useBusy } from './useBusy.ts';

interface Props {
  children: ReactNode;
  act(): Promise<void>;
  failed?: string;
  className?: string;
  /** Distinguishes several buttons with the same label. */
  'aria-label'?: string;
}

/** Executes an action at once; errors are shown as a toast. */
export function BusyButton({
  children,
  act,
  failed = 'Не получилось: проверьте связь и попробуйте ещё раз',
  className = 'button button--quiet button--small',
  ...said
}: Props) {
  const { isBusy, run } = useBusy(failed, (message) => toast('error', message));
  return (
    <button className={className} type="button" aria-busy={isBusy} onClick={() => void run(act)} {...said}>
      {children}
    </button>
  );
}
