import { logoAtLeast } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { FileButton } from '../../../platform/forms/FileButton.tsx';
import own from '../../own/own.module.css';
import styles from './Logo.module.css';

interface Props {
  filename: string | null;
  onChanged(filename: string | null): void;
}

/** The picture is sent at once, and named by the form. */
export const Logo = ({ filename, onChanged }: Props) => (
  <fieldset className={styles.logo}>
    <legend>Логотип</legend>
    {filename !== null && <img src={pictureSrc('centers', filename, 320)} alt="Логотип центра" />}
    <p className={own.note}>
      JPEG, PNG или WebP до 8 МБ, не меньше {logoAtLeast.width} × {logoAtLeast.height} точек. Посетители
      увидят его на страницах центра и курсов, когда вы сохраните форму.
    </p>
    <div className={own.end}>
      <FileButton<{ filename: string }>
        path="/partner/centers/pictures"
        accept="image/jpeg,image/png,image/webp"
        send={(path, form) => partnerSession.call(path, 'POST', form)}
        onDone={(sent) => onChanged(sent.filename)}
      >
        {filename === null ? 'Добавить логотип' : 'Заменить логотип'}
      </FileButton>
      {filename !== null && (
        <button className="button button--quiet button--small" type="button" onClick={() => onChanged(null)}>
          Убрать логотип
        </button>
      )}
    </div>
  </fieldset>
);
