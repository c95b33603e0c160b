import { logoAtLeast } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { FieldError } from '../../../../components/ui/Field.tsx';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { FileButton } from '../../../platform/forms/FileButton.tsx';
import { useFileField } from '../../../platform/forms/useFileField.ts';
import own from '../../own/own.module.css';
import styles from './Logo.module.css';

/** The picture is sent at once, and named by the form. */
export function Logo() {
  const { id, label, error, file, setFile } = useFileField('filename');
  return (
    <fieldset id={id} className={styles.logo} tabIndex={-1}>
      <legend>{label}</legend>
      {file !== '' && <img src={pictureSrc('centers', file, 320)} alt="Логотип центра" />}
      <p className={own.note}>
        JPEG, PNG или WebP до 8 МБ, не меньше {logoAtLeast.width} × {logoAtLeast.height} точек. Посетители
        увидят его на страницах центра и курсов, когда вы сохраните форму.
      </p>
      <div className={own.end}>
        <FileButton<{ filename: string }>
          path="/partner/centers/pictures"
          accept="image/jpeg,image/png,image/webp"
          send={(path, form) => partnerSession.call(path, 'POST', form)}
          onDone={(sent) => setFile(sent.filename)}
        >
          {file === '' ? 'Добавить логотип' : 'Заменить логотип'}
        </FileButton>
        {file !== '' && (
          <button className="button button--quiet button--small" type="button" onClick={() => setFile('')}>
            Убрать логотип
          </button>
        )}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
