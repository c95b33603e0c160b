import { recoveryCalls } from '@odonta/db/vocabulary/identity/secrets.ts';
import type { SessionAudience } from '@odonta/db/vocabulary/identity/sessions.ts';
import { recoveryForm } from '@odonta/db/vocabulary/identity/signInForm.ts';
import { useState } from 'react';
import { post } from '../../../lib/api.ts';
import { ChoiceField } from '../../platform/forms/ChoiceField.tsx';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { EmailField } from '../../platform/forms/TextField.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import { Done } from './Done.tsx';

interface RecoveryValues {
  cabinet: string;
  email: string;
}

const cabinets: readonly (readonly [audience: SessionAudience, name: string])[] = [
  ['user', 'Учебный центр, лектор или сотрудник'],
  ['legal', 'Клиника или компания'],
  ['individual', 'Врач'],
];
const nameOf = (asked: string | null) => cabinets.find(([audience]) => audience === asked)?.[1] ?? '';
const audienceOf = (named: string) => cabinets.find(([, name]) => name === named)?.[0] ?? 'user';

const shape: FormShape<RecoveryValues> = {
  name: 'recovery',
  labels: { cabinet: 'Кабинет', email: 'Почта' },
  rules: recoveryForm,
  // The link «Забыли пароль?» passes the selected cabinet.
  empty: {
    cabinet: typeof location === 'undefined' ? '' : nameOf(new URLSearchParams(location.search).get('for')),
    email: '',
  },
};

/** The answer is the same whether or not the account exists: strangers do not learn who has one. */
export function AskForLinkForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useServerForm({
    shape,
    async send({ cabinet, email }) {
      await post(recoveryCalls[audienceOf(cabinet)], { email: email.trim() });
      setSentTo(email.trim());
    },
    failed: 'Не удалось отправить письмо, попробуйте ещё раз',
    isPage: true,
  });
  if (sentTo !== null)
    return (
      <Done heading="Проверьте почту">
        Если кабинет с адресом {sentTo} есть, через минуту придёт письмо со ссылкой. Она действует 60 минут и
        открывается один раз. Письма нет — загляните в «Спам» или проверьте адрес.
      </Done>
    );
  return (
    <PublicForm form={form} shape={shape} words={{ send: 'Получить ссылку', sending: 'Отправляем…' }}>
      <ChoiceField name="cabinet" invitation="Выберите кабинет" choices={cabinets.map(([, name]) => name)} />
      <EmailField name="email" />
    </PublicForm>
  );
}
