import type { CenterApplication, OwnCenter } from '@odonta/api/contract';
import { vatRates } from '@odonta/db/vocabulary/money/documents/vat.ts';
import { useMemo, useState } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { ApiError } from '../../../../lib/api.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { ChoiceField } from '../../../platform/forms/ChoiceField.tsx';
import { PasswordField } from '../../../platform/forms/PasswordField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { requisitesShape } from './requisitesShape.ts';
import { orNull, type StepFormProps } from './stepForm.ts';
import { useStepForm } from './useStepForm.ts';

interface Props extends Omit<StepFormProps, 'application' | 'version'> {
  application: Pick<CenterApplication, 'requisites'>;
}

/** Requisites are requested: money goes to others only when an accountant has confirmed them. */
export function RequisitesForm({ centerId, application: { requisites }, close, onSaved }: Props) {
  const shape = useMemo(() => requisitesShape(centerId, requisites), [centerId, requisites]);
  // The person at an open screen may not be its owner: after some minutes the server asks again.
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useStepForm({
    shape,
    async send({ password, vat, ...values }) {
      if (asksPassword) await partnerSession.call('/partner/me/proof', 'POST', { password });
      const body = { ...orNull(values), vat: vat === '' ? null : Number(vat) };
      const path = `/partner/centers/${centerId}/requisites`;
      const centers = await partnerSession.call<OwnCenter[]>(path, 'POST', body).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'PROOF_REQUIRED') throw error;
        setAsksPassword(true);
        throw new ApiError(422, { message: said, errors: { password: said } });
      });
      toast('success', 'Реквизиты отправлены: бухгалтер проверит их и подтвердит');
      return centers;
    },
    onSaved,
    failed: 'Не удалось отправить реквизиты',
  });
  return (
    <PublicForm {...{ form, shape, close }} words={{ send: 'Отправить', sending: 'Отправляем…' }}>
      <p>
        Новые реквизиты начнут действовать, когда их подтвердит бухгалтер «Одонты». Владельцу центра придёт
        письмо о запросе.
      </p>
      <TextField name="pay_name" autoComplete="organization" hint="Как в договоре: ООО «Прикус»" />
      <TextField name="director_name" autoComplete="off" />
      <TextField name="pay_inn" inputMode="numeric" maxLength={12} />
      <TextField name="pay_kpp" inputMode="numeric" maxLength={9} hint="Пусто для предпринимателя" />
      <TextField name="pay_bank" autoComplete="off" />
      <TextField name="pay_bic" inputMode="numeric" maxLength={9} />
      <TextField name="pay_rs" inputMode="numeric" maxLength={20} />
      <TextField name="pay_ks" inputMode="numeric" maxLength={20} />
      <ChoiceField name="vat" invitation="Без НДС" choices={vatRates.map(String)} />
      {asksPassword && <PasswordField name="password" />}
    </PublicForm>
  );
}

const said = 'Введите пароль от кабинета: так мы узнаем, что это вы';
