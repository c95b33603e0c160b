import {
  consentRequired,
  requestFailed,
  requestForm,
  requestSent,
} from '@odonta/db/vocabulary/content/requests/requestForm.ts';
import { toast } from '../../../components/ui/toast.ts';
import { CityField } from '../../platform/forms/CityField.tsx';
import { ConsentField } from '../../platform/forms/ConsentField.tsx';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { LongTextField } from '../../platform/forms/LongTextField.tsx';
import { PhoneField } from '../../platform/forms/PhoneField.tsx';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { EmailField, NameField } from '../../platform/forms/TextField.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import { reachGoal } from '../../platform/thirdParty/metrika.ts';
import { type RequestValues, sendRequest } from './sendRequest.ts';

interface Props {
  prod?: { id: number; name: string };
  target: string;
  close(): void;
}

const shape: FormShape<RequestValues> = {
  name: 'request',
  labels: {
    name: 'ФИО',
    phone: 'Телефон',
    email: 'Почта',
    city: 'Город',
    comment: 'Комментарий (тема или вопрос)',
    consent: 'Согласие',
  },
  rules: requestForm,
  empty: { name: '', phone: '', email: '', city: '', comment: '', consent: false },
};

export default function RequestForm({ prod, target, close }: Props) {
  const form = useServerForm({
    shape,
    send: (values) => sendRequest(values, { prod_id: prod?.id ?? null, target }),
    onSent() {
      close();
      toast('success', requestSent);
      reachGoal('request_sent');
    },
    failed: requestFailed,
  });
  return (
    <PublicForm form={form} shape={shape} close={close}>
      {prod && <p className="muted">О курсе «{prod.name}»</p>}
      <NameField name="name" />
      <PhoneField name="phone" />
      <EmailField name="email" />
      <CityField name="city" />
      <LongTextField name="comment" rows={3} hint={`До ${requestForm.comment.max.value} символов`} />
      <ConsentField name="consent" missing={consentRequired} />
    </PublicForm>
  );
}
