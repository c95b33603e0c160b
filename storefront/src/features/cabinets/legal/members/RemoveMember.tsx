import type { CompanyMember } from '@odonta/api/contract';
import { toast } from '../../../../components/ui/toast.ts';
import { legalSession } from '../../../identity/sessions/sessions.ts';
import { AskedButton } from '../../../platform/actions/AskedButton.tsx';

interface Props {
  member: Pick<CompanyMember, 'id' | 'name'>;
  onRemoved(): Promise<void>;
}

/** Removes a member. */
export function RemoveMember({ member: { id, name }, onRemoved }: Props) {
  return (
    <AskedButton
      label="Закрыть доступ"
      aria-label={`Закрыть доступ: ${name}`}
      title="Закрыть доступ?"
      keep="Не закрывать"
      act={() => legalSession.call(`/legal/members/${id}`, 'DELETE')}
      onDone={() => {
        toast('success', `Доступ закрыт: ${name}`);
        return onRemoved();
      }}
    >
      <p>{name} сразу выйдет из кабинета на всех устройствах. Заказы и документы останутся.</p>
    </AskedButton>
  );
}
