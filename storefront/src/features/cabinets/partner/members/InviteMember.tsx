import type { CenterAccess } from '@odonta/api/contract';
import { memberInvitation } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { type CenterRole, centerRoles } from '@odonta/db/vocabulary/identity/user.ts';
import { useMemo, useState } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { EmailField, NameField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { RoleField } from '../../own/members/RoleField.tsx';
import { whatRolesMay } from './roles.ts';

interface InvitationValues {
  name: string;
  email: string;
  role: CenterRole;
}

interface Props {
  center: CenterAccess['center'];
  onInvited(): Promise<void>;
}

/** An invitation that was sent leaves an empty form behind. */
export function InviteMember({ center, onInvited }: Props) {
  const [count, setCount] = useState(0);
  const onSent = () => {
    setCount(count + 1);
    void onInvited();
  };
  return <InvitationForm key={count} center={center} onSent={onSent} />;
}

function InvitationForm({ center, onSent }: { center: CenterAccess['center']; onSent(): void }) {
  const shape = useMemo(() => shapeOf(center.id), [center.id]);
  const form = useServerForm({
    shape,
    async send({ name, email, role }) {
      const person = { name: name.trim(), email: email.trim(), role };
      await partnerSession.call('/partner/members', 'POST', { center_id: center.id, ...person });
      toast('success', `Приглашение отправлено на ${person.email}`);
    },
    onSent,
    failed: 'Не удалось отправить приглашение',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} words={{ send: 'Пригласить', sending: 'Отправляем…' }}>
      <NameField name="name" />
      <EmailField name="email" isOthers />
      <RoleField roles={centerRoles} whatRolesMay={whatRolesMay} />
    </PublicForm>
  );
}

const shapeOf = (center: number): FormShape<InvitationValues> => ({
  name: `invite-center-member-${center}`,
  labels: { name: 'Имя', email: 'Почта', role: 'Роль' },
  rules: memberInvitation,
  empty: { name: '', email: '', role: 'ORDERS' },
});
