import { type ReactNode, useId, useState } from 'react';
import { ApiError, post } from '../../../lib/api.ts';
import styles from './FileButton.module.css';

interface Props<Answer> {
  /** Where the file goes. */
  path: string;
  children: ReactNode;
  /** How it is sent; without this, without a token. */
  send?(path: string, form: FormData): Promise<Answer>;
  onDone(answer: Answer, name: string): void;
  accept?: string;
}

/** Uploads a chosen file at once: a document, unless other types are named. */
export function FileButton<Answer>({
  path,
  children,
  send = post,
  onDone,
  accept = 'application/pdf,image/jpeg,image/png',
}: Props<Answer>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const id = useId();

  async function sendChosen(file: File | undefined) {
    if (!file || isBusy) return;
    setBusy(true);
    setFailure('');
    const form = new FormData();
    form.set('file', file);
    try {
      onDone(await send(path, form), file.name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.fields.file || error.message || noConnection);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <label className="button button--quiet button--small" htmlFor={id} aria-busy={isBusy}>
        {children}
      </label>
      <input
        id={id}
        className={`visually-hidden ${styles.file}`}
        type="file"
        accept={accept}
        disabled={isBusy}
        onChange={({ target }) => {
          void sendChosen(target.files?.[0]);
          target.value = '';
        }}
      />
      <p role="status">{isBusy && 'Отправляем…'}</p>
      <p className="form__failure" role="alert">
        {failure}
      </p>
    </>
  );
}

const noConnection = 'Не получилось отправить файл: проверьте связь и попробуйте ещё раз';
