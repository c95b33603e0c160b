import type { CenterMember } from '@odonta/api/contract';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { RoleField } from './RoleField.tsx';

interface Props {
  /** Of the member in the API. */
  path: string;
  member: CenterMember;
  onChanged(): Promise<void>;
}

export function ChangeRole({ path, member, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="button button--quiet button--small"
        type="button"
        aria-label={`Изменить роль: ${member.name}`}
        onClick={() => setOpen(true)}
      >
        Изменить
      </button>
      {isOpen && (
        <Dialog title={`Роль: ${member.name}`} onClosed={() => setOpen(false)}>
          {(close) => <RoleForm {...{ path, member, onChanged, close }} />}
        </Dialog>
      )}
    </>
  );
}

function RoleForm({ path, member, onChanged, close }: Props & { close(): void }) {
  const shape = useMemo(() => shapeOf(member), [member]);
  const form = useServerForm({
    shape,
    async send({ role }) {
      await partnerSession.call(path, 'PUT', { role });
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
      <RoleField />
    </PublicForm>
  );
}

const shapeOf = ({ id, role }: CenterMember): FormShape<{ role: CenterRole }> => ({
  name: `center-role-${id}`,
  labels: { role: 'Роль' },
  rules: {},
  empty: { role },
});
