export interface FormWords {
  send: string;
  sending: string;
}

interface Props {
  isBusy: boolean;
  close?: () => void;
  words?: FormWords;
}

const usual = { send: 'Отправить', sending: 'Отправляем…' };

export function FormActions({ isBusy, close, words = usual }: Props) {
  return (
    <div className={close ? 'dialog__actions' : undefined}>
      {close && (
        <button className="button button--quiet" type="button" onClick={close}>
          Закрыть
        </button>
      )}
      <button
        className={close ? 'button' : 'button button--wide'}
        type="submit"
        // Not `disabled`: that would remove the focus from the pressed button.
        aria-disabled={isBusy}
        aria-busy={isBusy}
        // A press leaves the field it came from only afterwards: an error that goes away on blur would move the button from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isBusy ? words.sending : words.send}
      </button>
    </div>
  );
}
