import { type PictureFolder, pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { useRef, useState } from 'react';
import type { describedBy } from '../../../../../components/ui/Field.tsx';
import { ApiError } from '../../../../../lib/api.ts';
import { partnerSession } from '../../../../identity/sessions/sessions.ts';
import styles from './fields.module.css';
import { useTyped } from './useTyped.ts';

interface Value {
  filename: string | null;
  alt: string;
}

interface Props {
  value: Value;
  set(value: Value): void;
  input: ReturnType<typeof describedBy>;
  folder: PictureFolder;
  /** Where the file goes. */
  path: string;
}

/** Uploads the cover at once; the document names it with the next save. */
export function Cover({ value, set, input, folder, path }: Props) {
  const { filename, alt } = value;
  const latest = useRef(value);
  latest.current = value;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function upload(file: File | undefined) {
    if (!file || isBusy) return;
    setBusy(true);
    setFailure('');
    const form = new FormData();
    form.set('file', file);
    try {
      const sent = await partnerSession.call<{ filename: string }>(path, 'POST', form);
      // The description may have been typed meanwhile.
      set({ ...latest.current, filename: sent.filename });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(
        error.fields.file || error.message || 'Не получилось загрузить: проверьте связь и попробуйте ещё раз',
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {filename !== null && (
        <img className={styles.cover} src={pictureSrc(folder, filename, 640)} alt={alt} />
      )}
      <input
        className="input"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        {...input}
        disabled={isBusy}
        onChange={({ target }) => {
          void upload(target.files?.[0]);
          target.value = '';
        }}
      />
      <p role="status">{isBusy && 'Загружаем…'}</p>
      {failure && (
        <p className="form__failure" role="alert">
          {failure}
        </p>
      )}
      <Description id={`${input.id}-alt`} alt={alt} set={(text) => set({ ...value, alt: text })} />
    </>
  );
}

function Description({ id, alt, set }: { id: string; alt: string; set(alt: string): void }) {
  const typed = useTyped(alt, set);
  return (
    <>
      <label className="field__label" htmlFor={id}>
        Описание картинки
      </label>
      <span className="field__hint" id={`${id}-hint`}>
        Его читают программы экранного доступа и поисковые системы
      </span>
      <input
        id={id}
        className="input"
        maxLength={300}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        {...typed}
      />
    </>
  );
}
