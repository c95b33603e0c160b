import { type ReactNode, useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { Suspended } from './Suspended.tsx';

interface Props {
  label: string;
  /** Distinguishes several buttons with the same label. */
  name?: string;
  title: string;
  className?: string;
  /** Loaded, as a rule, when the dialog opens for the first time. */
  children(close: () => void): ReactNode;
}

/** A button and the dialog that it opens. */
export function DialogButton({ label, name, title, className = 'button button--small', children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className={className} type="button" aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <Dialog title={title} onClosed={() => setOpen(false)}>
          {(close) => <Suspended>{children(close)}</Suspended>}
        </Dialog>
      )}
    </>
  );
}
