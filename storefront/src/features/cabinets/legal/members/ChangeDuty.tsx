import type { CompanyMember } from '@odonta/api/contract';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { legalSession } from '../../../identity/sessions/sessions.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { DutyFields } from './DutyFields.tsx';
import { type DutyValues, dutyLabels, dutyOf, dutyRules } from './duty.ts';

interface Props {
  member: CompanyMember;
  onChanged(): Promise<void>;
}

export function ChangeDuty({ member, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="button button--quiet button--small"
        type="button"
        aria-label={`Изменить права: ${member.name}`}
        onClick={() => setOpen(true)}
      >
        Изменить
      </button>
      {isOpen && (
        <Dialog title={`Права: ${member.name}`} onClosed={() => setOpen(false)}>
          {(close) => <DutyForm member={member} close={close} onChanged={onChanged} />}
        </Dialog>
      )}
    </>
  );
}

function DutyForm({ member, close, onChanged }: Props & { close(): void }) {
  const shape = useMemo(() => shapeOf(member), [member]);
  const form = useServerForm({
    shape,
    async send(duty) {
      await legalSession.call(`/legal/members/${member.id}`, 'PUT', dutyOf(duty));
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
      <DutyFields />
    </PublicForm>
  );
}

const shapeOf = ({ id, role, month_limit }: CompanyMember): FormShape<DutyValues> => ({
  name: `duty-${id}`,
  labels: dutyLabels,
  rules: dutyRules,
  empty: { role, month_limit: month_limit === null ? '' : String(month_limit) },
});
