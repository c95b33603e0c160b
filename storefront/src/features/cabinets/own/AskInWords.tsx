import { useMemo, useState } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { LongTextField } from '../../platform/forms/LongTextField.tsx';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';

interface Props {
  button: { text: string; label: string; isQuiet?: boolean };
  title: string;
  /** The consequences, shown above the text field. */
  about?: string;
  field: { name: string; label: string; required: string; atMost: number; rows: number };
  /** Words to be changed. */
  initial?: string;
  /** The name of its draft. */
  draft: string;
  words: { send: string; sending: string; sent: string; failed: string };
  send(text: string): Promise<unknown>;
  onChanged(): Promise<void>;
}

/** An action that takes an explanation: a button, and a dialog that asks for it. */
export function AskInWords(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const { text, label, isQuiet = false } = props.button;
  return (
    <>
      <button
        className={`button ${isQuiet ? 'button--quiet ' : ''}button--small`}
        type="button"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {text}
      </button>
      {isOpen && (
        <Dialog title={props.title} onClosed={() => setOpen(false)}>
          {(close) => <WordsForm {...props} close={close} />}
        </Dialog>
      )}
    </>
  );
}

function WordsForm({
  about,
  field,
  initial = '',
  draft,
  words,
  send,
  onChanged,
  close,
}: Props & { close(): void }) {
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
