import type { CompanySeats } from '@odonta/api/contract';
import { adminContactForm } from '@odonta/db/vocabulary/sales/companies/legalRequestForm.ts';
import { useMemo } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { oneAction } from '../../../../lib/actions.ts';
import { post } from '../../../../lib/api.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { EmailField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import type { SeatDialog } from './seatDialog.ts';

/** A new link: the one before opens nothing from then on. */
export function NewCode({ place, path, take, hasCode, onClosed }: SeatDialog & { hasCode: boolean }) {
  const title = hasCode ? `${place}: заменить ссылку` : `${place}: создать ссылку`;
  return (
    <Dialog title={title} onClosed={onClosed}>
      {(close) => (
        <>
          {hasCode && <p>Прежняя ссылка перестанет действовать.</p>}
          <CodeForm {...{ place, path, take, close }} />
        </>
      )}
    </Dialog>
  );
}

const shapeOf = (place: string): FormShape<{ email: string }> => ({
  name: `code-${place}`,
  labels: { email: 'Почта участника' },
  rules: { email: { format: adminContactForm.email.format } },
  empty: { email: '' },
});

function CodeForm({ place, path, take, close }: Omit<SeatDialog, 'onClosed'> & { close(): void }) {
  const shape = useMemo(() => shapeOf(place), [place]);
  const renew = useMemo(
    () => oneAction((body: { email?: string }, keyed) => post<CompanySeats>(`${path}/code`, body, keyed)),
    [path],
  );
  const form = useServerForm<{ email: string }>({
    shape,
    async send({ email }) {
      const to = email.trim();
      const seats = await renew(to === '' ? {} : { email: to });
      close();
      take(seats);
      toast('success', to === '' ? 'Новая ссылка готова' : `Новая ссылка отправлена на ${to}`);
    },
    failed: 'Не удалось создать ссылку',
  });
  return (
    <PublicForm form={form} shape={shape} close={close} words={{ send: 'Создать', sending: 'Создаём…' }}>
      <EmailField name="email" isOthers hint="Отправим ссылку и туда" />
    </PublicForm>
  );
}
