import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { NotificationButtons, NotificationText, type ShownProps } from './NotificationText.tsx';

/** A modal dialog that only its buttons close. */
export function NotificationDialog({
  of,
  remark,
  postpone,
  ...answering
}: ShownProps & { postpone(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    open(current);
    // Closed by itself, it gives the focus back.
    return () => current?.close();
  }, []);

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
      onClose={() => open(dialog.current)}
    >
      <div className="dialog__body">
        <h2 id={`${id}title`}>Уведомление</h2>
        <div id={`${id}text`}>
          <NotificationText of={of} remark={remark} />
        </div>
        <NotificationButtons of={of} {...answering} className="dialog__actions" />
        {answering.failure && (
          <button className="button button--quiet button--small" type="button" onClick={postpone}>
            Ответить позже
          </button>
        )}
      </div>
    </dialog>
  );
}

function refuseEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}

function open(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) dialog?.showModal();
  dialog?.focus();
}
