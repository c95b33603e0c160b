import type { CenterImport, CenterImports } from '@odonta/api/contract';
import { centerImportLimits, importLimits } from '@odonta/db/vocabulary/tools/imports/imports.ts';
import { useId, useState } from 'react';
import { Field } from '../../../../components/ui/Field.tsx';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { FileButton } from '../../../platform/forms/FileButton.tsx';
import { Panel } from '../../account/Panel.tsx';
import own from '../../own/own.module.css';
import { SaveFile } from '../../own/SaveFile.tsx';
import styles from './courseImport.module.css';

interface Props {
  centers: CenterImports['centers'];
  onSent(task: CenterImport): void;
}

/** The first step: a template, and the filled table. */
export function SendTable({ centers, onSent }: Props) {
  const [center, setCenter] = useState(centers[0]?.id ?? 0);
  const id = useId();
  return (
    <Panel title="Загрузите таблицу">
      <ol className={styles.how}>
        <li>Скачайте шаблон и впишите курсы: по одному в строке.</li>
        <li>Загрузите файл. До записи вы увидите, что получится и в каких клетках ошибки.</li>
        <li>Новые курсы станут черновиками: допишите их в редакторе и отправьте на проверку.</li>
      </ol>
      <p className={own.note}>
        CSV или XLSX до 1 МБ, не больше {centerImportLimits.rows} строк; первая строка — названия столбцов.
        Чтобы изменить свой черновик, укажите его номер в столбце «№». Импорт можно отменить в течение{' '}
        {importLimits.undoHours} часов.
      </p>
      {centers.length > 1 && (
        <Field id={id} label="Учебный центр">
          <select
            id={id}
            className="input"
            value={center}
            onChange={({ target }) => setCenter(Number(target.value))}
          >
            {centers.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </Field>
      )}
      <div className={own.end}>
        <SaveFile
          session={partnerSession}
          path="/partner/imports/template?format=xlsx"
          title="Курсы"
          label="Скачать шаблон"
        />
        <FileButton<CenterImport>
          path={`/partner/centers/${center}/imports`}
          send={(path, form) => partnerSession.call(path, 'POST', form)}
          onDone={onSent}
          accept=".csv,.txt,.tsv,.xlsx"
        >
          Загрузить таблицу
        </FileButton>
      </div>
    </Panel>
  );
}
