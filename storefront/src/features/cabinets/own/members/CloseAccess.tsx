import type { ReactNode } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { AskedButton } from '../../../platform/actions/AskedButton.tsx';

interface Props {
  name: string;
  act(): Promise<unknown>;
  onClosed(): Promise<void>;
  /** Says to the owner which access ends and which records remain. */
  children: ReactNode;
}

/** Removes a member from the cabinet, after asking. */
export function CloseAccess({ name, act, onClosed, children }: Props) {
  return (
    <AskedButton
      label="Закрыть доступ"
      aria-label={`Закрыть доступ: ${name}`}
      title="Закрыть доступ?"
      keep="Не закрывать"
      act={act}
      onDone={() => {
        toast('success', `Доступ закрыт: ${name}`);
        return onClosed();
      }}
    >
      {children}
    </AskedButton>
  );
}
