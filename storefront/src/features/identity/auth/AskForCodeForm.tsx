import { phoneSignIn } from '@odonta/db/vocabulary/identity/phoneSignIn.ts';
import { ConsentField } from '../../platform/forms/ConsentField.tsx';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PhoneField } from '../../platform/forms/PhoneField.tsx';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import { askForCode } from './askForCode.ts';
import type { CodeSent } from './PhonePage.tsx';

interface PhoneValues {
  phone: string;
  consent: boolean;
}

const shape: FormShape<PhoneValues> = {
  name: 'phone-entry',
  labels: { phone: 'Телефон', consent: 'Согласие' },
  rules: { phone: phoneSignIn.phone },
  empty: { phone: '', consent: false },
};

/** Consent is requested here: an unknown visitor registers by his code. */
export function AskForCodeForm({ onSent }: { onSent(sent: CodeSent): void }) {
  const form = useServerForm({
    shape,
    send: async ({ phone }) => onSent(await askForCode(phone.trim())),
    failed: 'Не удалось отправить код, попробуйте ещё раз',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} words={{ send: 'Получить код', sending: 'Отправляем…' }}>
      <PhoneField name="phone" />
      <ConsentField name="consent" />
    </PublicForm>
  );
}
