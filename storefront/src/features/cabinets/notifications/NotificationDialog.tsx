import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { NotificationButtons, NotificationText, type ShownProps } from './NotificationText.tsx';

/** A modal dialog that only its buttons close. */
export function NotificationDialog({ of, remark, ...answering }: ShownProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(open, []);

  function open() {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.focus();
  }

  return (
    <dialog
      ref={dialog}
      className="dialog"
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onKeyDown={refuseEscape}
      onCancel={(event) => event.preventDefault()}
      // Browsers let a second Escape through.
      onClose={open}
    >
      <div className="dialog__body">
        <h2 id={`${id}title`}>Уведомление</h2>
        <div id={`${id}text`}>
          <NotificationText of={of} remark={remark} />
        </div>
        <NotificationButtons of={of} {...answering} className="dialog__actions" />
      </div>
    </dialog>
  );
}

function refuseEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}
