import { useMemo } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { LongTextField } from '../../platform/forms/LongTextField.tsx';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import type { AskedWords } from './AskInWords.tsx';

/** The explanation that an action takes. */
export function WordsForm({
  about,
  field,
  initial = '',
  draft,
  words,
  send,
  onChanged,
  close,
}: AskedWords & { close(): void }) {
  const { name, label, required, atMost, rows } = field;
  const shape = useMemo<FormShape<Record<string, string>>>(
    () => ({
      name: draft,
      labels: { [name]: label },
      rules: {
        [name]: {
          required,
          min: { value: 3, message: 'Не короче 3 знаков' },
          max: { value: atMost, message: `Не длиннее ${atMost} знаков` },
        },
      },
      empty: { [name]: initial },
    }),
    [draft, name, label, required, atMost, initial],
  );
  const form = useServerForm({
    shape,
    async send(values) {
      await send((values[name] ?? '').trim());
      toast('success', words.sent);
    },
    onSent() {
      close();
      void onChanged();
    },
    failed: words.failed,
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} close={close} words={words}>
      {about && <p>{about}</p>}
      <LongTextField name={name} rows={rows} />
    </PublicForm>
  );
}
