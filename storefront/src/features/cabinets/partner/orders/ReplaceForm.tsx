import type { CenterOrder, CenterReplacement } from '@odonta/api/contract';
import { replacementForm } from '@odonta/db/vocabulary/orders/orderForm.ts';
import { consentForOthersText } from '@odonta/db/vocabulary/platform/consent.ts';
import { useMemo } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { oneAction } from '../../../../lib/actions.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { ConsentField } from '../../../platform/forms/ConsentField.tsx';
import { givenConsent } from '../../../platform/forms/consent.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PhoneField } from '../../../platform/forms/PhoneField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { EmailField, TextField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { ReplacedField } from './ReplacedField.tsx';

interface Props {
  order: CenterOrder;
  close(): void;
  onChanged(): Promise<void>;
}

export function ReplaceForm({ order: { id, replaceable }, close, onChanged }: Props) {
  const shape = useMemo(() => shapeOf(id, replaceable), [id, replaceable]);
  const replace = useMemo(
    () =>
      oneAction(({ participant, ...body }: CenterReplacement & { participant: string }, keyed) =>
        partnerSession.call(`/centersOrders/${id}/participants/${participant}/replace`, 'POST', body, keyed),
      ),
    [id],
  );
  const form = useServerForm({
    shape,
    async send({ participant, middle_name, phone, ...person }) {
      const { last_name, first_name, email } = person;
      await replace({
        ...{ participant, last_name, first_name, email },
        ...(middle_name && { middle_name }),
        ...(phone && { phone }),
        consent: givenConsent(consentForOthersText),
      });
      // A closed dialog takes its toasts along.
      close();
      toast('success', 'Участник заменён: новый билет отправлен на его почту');
      void onChanged();
    },
    failed: 'Не удалось заменить участника',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} close={close} words={{ send: 'Заменить', sending: 'Заменяем…' }}>
      <p>
        Прежний билет перестанет действовать, цена места не изменится. Мы напишем обоим участникам и
        покупателю.
      </p>
      <ReplacedField people={replaceable} />
      <TextField name="last_name" autoComplete="off" maxLength={100} />
      <TextField name="first_name" autoComplete="off" maxLength={100} />
      <TextField name="middle_name" autoComplete="off" maxLength={100} />
      <EmailField name="email" isOthers />
      <PhoneField name="phone" isOthers />
      <ConsentField name="consent" wording={consentForOthersText} />
    </PublicForm>
  );
}

type Values = {
  participant: string;
  last_name: string;
  first_name: string;
  middle_name: string;
  email: string;
  phone: string;
  consent: boolean;
};

const shapeOf = (order: number, people: CenterOrder['replaceable']): FormShape<Values> => ({
  name: `replace-participant-${order}`,
  labels: {
    participant: 'Кого заменить',
    last_name: 'Фамилия нового участника',
    first_name: 'Имя',
    middle_name: 'Отчество',
    email: 'Электронная почта',
    phone: 'Телефон',
    consent: 'Согласие',
  },
  rules: { participant: { required: 'Выберите участника' }, ...replacementForm },
  empty: {
    ...{ participant: people.length === 1 ? String(people[0]?.id) : '', last_name: '', first_name: '' },
    ...{ middle_name: '', email: '', phone: '', consent: false },
  },
});
