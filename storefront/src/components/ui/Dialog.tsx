import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  title: string;
  onClosed(): void;
  children(close: () => void): ReactNode;
}

/** A native modal dialog: the page behind is inert, Escape closes, the focus goes back to where it was. */
export function Dialog({ title, onClosed, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // Not its first field: a phone would hide half of the form under its keyboard before anybody read it.
    dialog.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      tabIndex={-1}
      aria-labelledby={titleId}
      // React passes it on from a dialog within this one, which asks a question and leaves this open.
      onClose={({ target, currentTarget }) => target === currentTarget && onClosed()}
    >
      <div className="dialog__body">
        <h2 id={titleId}>{title}</h2>
        {children(close)}
      </div>
      <div className="toasts">
        <div role="status" data-toasts-of="success" />
        <div role="alert" data-toasts-of="error" />
      </div>
    </dialog>
  );
}
