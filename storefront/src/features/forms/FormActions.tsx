interface Props {
  isBusy: boolean;
  close(): void;
}

export function FormActions({ isBusy, close }: Props) {
  return (
    <div className="dialog__actions">
      <button className="button button--quiet" type="button" onClick={close}>
        Закрыть
      </button>
      <button
        className="button"
        type="submit"
        // Not `disabled`: that would take the focus from under whoever pressed it.
        aria-disabled={isBusy}
        aria-busy={isBusy}
        // A press leaves the field it came from only afterwards: an error that goes away on blur would move the button from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isBusy ? 'Отправляем…' : 'Отправить'}
      </button>
    </div>
  );
}
