import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { FileButton } from '../../../platform/forms/FileButton.tsx';
import own from '../../own/own.module.css';
import styles from './lecturer.module.css';

interface Props {
  filename: string | null;
  onChanged(filename: string): void;
}

/** The photograph: sent at once, and named by the form. */
export const Portrait = ({ filename, onChanged }: Props) => (
  <div className={styles.portrait}>
    {filename !== null && <img src={pictureSrc('lecturers', filename, 320)} alt="Ваша фотография" />}
    <p className={own.note}>Фотография JPEG, PNG или WebP до 8 МБ, не меньше 320 × 320 точек</p>
    <FileButton<{ filename: string }>
      path="/lk/pictures"
      accept="image/jpeg,image/png,image/webp"
      send={(path, form) => partnerSession.call(path, 'POST', form)}
      onDone={(sent) => onChanged(sent.filename)}
    >
      {filename === null ? 'Добавить фотографию' : 'Заменить фотографию'}
    </FileButton>
  </div>
);
