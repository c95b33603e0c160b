import type { LecturerProfile, LecturerProfileEdit } from '@odonta/api/contract';
import { lecturerProfileForm } from '@odonta/db/vocabulary/catalog/lecturerProfile.ts';
import { useMemo, useState } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { LongTextField } from '../../../platform/forms/LongTextField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import type { EditPageProps } from './EditPage.tsx';
import { Portrait } from './Portrait.tsx';
import { htmlOf, plainOf } from './plainText.ts';

/** The text and the portrait of a lecturer; visitors see them once a moderator has accepted them. */
export function PageForm({ profile, onChanged, close }: EditPageProps & { close(): void }) {
  const begun = useMemo(() => ({ ...profile, ...(profile.waiting ?? profile.refused)?.edit }), [profile]);
  const shape = useMemo(() => shapeOf(begun), [begun]);
  const [filename, setFilename] = useState(begun.filename);
  const form = useServerForm({
    shape,
    async send(values) {
      const edit = changed(profile, begun, { ...values, filename });
      await partnerSession.call(`/lk/profiles/${profile.id}`, 'PUT', edit);
      toast('success', 'Правка отправлена: модератор проверит её и ответит письмом');
    },
    onSent() {
      close();
      void onChanged();
    },
    failed: 'Не удалось отправить правку',
    isPage: true,
  });
  return (
    <PublicForm {...{ form, shape, close }} words={{ send: 'Отправить на проверку', sending: 'Отправляем…' }}>
      <p>На сайте всё останется по-прежнему, пока модератор не примет правку.</p>
      <LongTextField
        name="text"
        rows={8}
        hint="Степень, стаж, чему учите, где учились сами. Абзацы отделяйте пустой строкой"
      />
      <Portrait filename={filename} onChanged={setFilename} />
      <TextField name="alt" hint="Его читают программы экранного доступа: «Артём Горелов у микроскопа»" />
    </PublicForm>
  );
}

interface Values {
  text: string;
  alt: string;
}

const shapeOf = ({ id, text, alt }: Pick<LecturerProfile, 'id' | 'text' | 'alt'>): FormShape<Values> => ({
  name: `lecturer-page-${id}`,
  labels: { text: 'О себе', alt: 'Описание фотографии' },
  rules: lecturerProfileForm,
  empty: { text: plainOf(text), alt },
});

/** Only what differs from the site: a text that nobody has touched keeps its formatting. */
function changed(
  live: LecturerProfile,
  begun: Pick<LecturerProfile, 'text'>,
  { text, alt, filename }: Values & { filename: string | null },
): LecturerProfileEdit {
  const wanted = text === plainOf(begun.text) ? begun.text : htmlOf(text);
  return {
    text: wanted,
    ...(alt !== live.alt && { alt }),
    ...(filename !== live.filename && { filename }),
  };
}
