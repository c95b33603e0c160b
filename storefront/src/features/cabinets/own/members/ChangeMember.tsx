import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';

interface Props<Values extends FieldValues> {
  /** The noun for what is changed: «Права». */
  what: string;
  name: string;
  shape: FormShape<Values>;
  send(values: Values): Promise<unknown>;
  onChanged(): Promise<void>;
  children: ReactNode;
}

/** Changes what a member may do in the cabinet, in a dialog with these fields. */
export function ChangeMember<Values extends FieldValues>(props: Props<Values>) {
  const { what, name } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="button button--quiet button--small"
        type="button"
        aria-label={`Изменить ${what.toLowerCase()}: ${name}`}
        onClick={() => setOpen(true)}
      >
        Изменить
      </button>
      {isOpen && (
        <Dialog title={`${what}: ${name}`} onClosed={() => setOpen(false)}>
          {(close) => <ChangeForm {...props} close={close} />}
        </Dialog>
      )}
    </>
  );
}

function ChangeForm<Values extends FieldValues>({
  shape,
  send,
  onChanged,
  children,
  close,
}: Props<Values> & { close(): void }) {
  const form = useServerForm<Values>({
    shape,
    async send(values) {
      await send(values);
      toast('success', 'Сохранено');
    },
    onSent() {
      close();
      void onChanged();
    },
    failed: 'Не удалось сохранить',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} close={close} words={{ send: 'Сохранить', sending: 'Сохраняем…' }}>
      {children}
    </PublicForm>
  );
}
