import { privateMimes } from '@odonta/db/vocabulary/privateFiles.ts';
import { type MaterialOpens, materialForm, materialOpens } from '@odonta/db/vocabulary/sales/materials.ts';
import { useMemo, useState } from 'react';
import { describedBy, Field, FieldError } from '../../../../components/ui/Field.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { FileButton } from '../../../platform/forms/FileButton.tsx';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useFileField } from '../../../platform/forms/useFileField.ts';
import { useFormField } from '../../../platform/forms/useFormField.ts';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import own from '../../own/own.module.css';

interface Props {
  path: string;
  onAdded(): Promise<void>;
}

/** Takes a file at once, and adds it with its title. */
export function AddMaterial({ path, onAdded }: Props) {
  const shape = useMemo(() => shapeOf(path), [path]);
  const form = useServerForm({
    shape,
    async send(values) {
      await partnerSession.call(path, 'POST', { ...values, title: values.title.trim() });
      toast('success', 'Материал добавлен');
    },
    onSent: () => void onAdded(),
    failed: 'Не удалось добавить материал',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} words={{ send: 'Добавить', sending: 'Добавляем…' }}>
      <h3>Новый материал</h3>
      <MaterialFile />
      <TextField name="title" maxLength={150} autoComplete="off" />
      <OpensField />
    </PublicForm>
  );
}

function MaterialFile() {
  const { id, error, file, setFile } = useFileField('file_id');
  const [name, setName] = useState<string | null>(null);
  return (
    <div id={id} tabIndex={-1}>
      <p className={own.note}>
        {name ?? (file ? 'Файл загружен' : 'PDF, PPTX, DOCX, JPEG, PNG или ZIP до 8 МБ')}
      </p>
      <FileButton<{ file_id: string }>
        path="/partner/materials"
        accept={accept}
        send={(path, form) => partnerSession.call(path, 'POST', form)}
        onDone={({ file_id }, sent) => {
          setName(sent);
          setFile(file_id);
        }}
      >
        {file ? 'Заменить файл' : 'Выбрать файл'}
      </FileButton>
      <FieldError id={id} error={error} />
    </div>
  );
}

function OpensField() {
  const { id, label, error, field } = useFormField('opens');
  return (
    <Field id={id} label={label} error={error}>
      <select className="input" {...field} {...describedBy(id, { error })}>
        {Object.entries(materialOpens).map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}

const accept = ['jpeg', ...Object.values(privateMimes).map(({ extension }) => extension)]
  .map((extension) => `.${extension}`)
  .join();

interface Values extends Record<string, string> {
  file_id: string;
  title: string;
  opens: MaterialOpens;
}

const shapeOf = (path: string): FormShape<Values> => ({
  name: `material${path.replaceAll('/', '-')}`,
  labels: { file_id: 'Файл', title: 'Название', opens: 'Когда открыть' },
  rules: materialForm,
  empty: { file_id: '', title: '', opens: 'NOW' },
});
