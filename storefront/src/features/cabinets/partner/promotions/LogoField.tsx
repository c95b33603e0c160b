import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { FieldError } from '../../../../components/ui/Field.tsx';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { FileButton } from '../../../platform/forms/FileButton.tsx';
import { useFileField } from '../../../platform/forms/useFileField.ts';
import own from '../../own/own.module.css';

/** The logo beside the offer; it may be left out. */
export function LogoField({ name }: { name: string }) {
  const { id, label, error, file, setFile } = useFileField(name);
  return (
    <fieldset id={id} tabIndex={-1} className="field">
      <legend className="field__label">{label}</legend>
      {file !== '' && <img src={pictureSrc('promotions', file, 320)} alt="Загруженный логотип" width="160" />}
      <p className={own.note}>Не меньше 160×80 точек; можно без него</p>
      <FileButton<{ filename: string }>
        path="/lk/relatedPromotions/logos"
        accept="image/jpeg,image/png,image/webp"
        send={(path, sent) => partnerSession.call(path, 'POST', sent)}
        onDone={({ filename }) => setFile(filename)}
      >
        {file === '' ? 'Выбрать логотип' : 'Заменить логотип'}
      </FileButton>
      {file !== '' && (
        <button className="button button--quiet button--small" type="button" onClick={() => setFile('')}>
          Убрать логотип
        </button>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
