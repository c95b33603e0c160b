import { memberInvitation } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { useState } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { legalSession } from '../../../identity/sessions/sessions.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { EmailField, NameField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { DutyFields } from './DutyFields.tsx';
import { type DutyValues, dutyLabels, dutyOf, dutyRules } from './duty.ts';

interface InvitationValues extends DutyValues {
  name: string;
  email: string;
}

const shape: FormShape<InvitationValues> = {
  name: 'invite-member',
  labels: { name: 'Имя', email: 'Почта', ...dutyLabels },
  rules: { ...memberInvitation, ...dutyRules },
  empty: { name: '', email: '', role: 'BUYER', month_limit: '' },
};

/** An invitation that was sent leaves an empty form behind. */
export function InviteMember({ onInvited }: { onInvited(): Promise<void> }) {
  const [count, setCount] = useState(0);
  return (
    <InvitationForm
      key={count}
      onSent={() => {
        setCount(count + 1);
        void onInvited();
      }}
    />
  );
}

function InvitationForm({ onSent }: { onSent(): void }) {
  const form = useServerForm({
    shape,
    async send({ name, email, ...duty }) {
      await legalSession.call('/legal/members', 'POST', {
        name: name.trim(),
        email: email.trim(),
        ...dutyOf(duty),
      });
      toast('success', `Приглашение отправлено на ${email.trim()}`);
    },
    onSent,
    failed: 'Не удалось отправить приглашение',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} words={{ send: 'Пригласить', sending: 'Отправляем…' }}>
      <NameField name="name" />
      <EmailField name="email" />
      <DutyFields />
    </PublicForm>
  );
}
