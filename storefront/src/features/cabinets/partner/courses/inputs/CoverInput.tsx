import { coverAtLeast } from '@odonta/db/vocabulary/catalog/centerCourses.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { useState } from 'react';
import { ApiError } from '../../../../../lib/api.ts';
import { partnerSession } from '../../../../identity/sessions/sessions.ts';
import { CourseField } from './CourseField.tsx';
import styles from './inputs.module.css';
import { useField } from './useField.ts';
import { useTyped } from './useTyped.ts';

/** Uploads the cover at once; the course names it with the next save. */
export function CoverInput() {
  const { id, value, set } = useField('file_preview');
  const { filename, alt } = value;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const typed = useTyped(alt, (text) => set({ ...value, alt: text }));

  async function upload(file: File | undefined) {
    if (!file || isBusy) return;
    setBusy(true);
    setFailure('');
    const form = new FormData();
    form.set('file', file);
    try {
      const sent = await partnerSession.call<{ filename: string }>('/prods/my/pictures', 'POST', form);
      set({ ...value, filename: sent.filename });
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
    <CourseField name="file_preview" label="Файл обложки" hint={hint}>
      {(input) => (
        <>
          {filename !== null && (
            <img className={styles.cover} src={pictureSrc('prods', filename, 640)} alt={alt} />
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
          <label className="field__label" htmlFor={`${id}-alt`}>
            Описание картинки
          </label>
          <span className="field__hint" id={`${id}-alt-hint`}>
            Его читают программы экранного доступа и поисковые системы
          </span>
          <input
            id={`${id}-alt`}
            className="input"
            maxLength={300}
            autoComplete="off"
            aria-describedby={`${id}-alt-hint`}
            {...typed}
          />
        </>
      )}
    </CourseField>
  );
}

const hint = `Не меньше ${coverAtLeast.width} × ${coverAtLeast.height} точек: JPEG, PNG, WebP или AVIF до 8 МБ`;
