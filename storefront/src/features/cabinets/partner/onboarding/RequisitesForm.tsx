import type { OwnCenter } from '@odonta/api/contract';
import { useMemo } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { orNull, type StepFormProps } from './stepForm.ts';
import { useStepForm } from './useStepForm.ts';

/** Requisites are requested: money goes to others only when an accountant has confirmed them. */
export function RequisitesForm({ centerId, application, close, onSaved }: StepFormProps) {
  const shape = useMemo(() => shapeOf(centerId, application), [centerId, application]);
  const form = useStepForm({
    shape,
    async send(values) {
      const path = `/partner/centers/${centerId}/requisites`;
      const centers = await partnerSession.call<OwnCenter[]>(path, 'POST', orNull(values));
      toast('success', 'Реквизиты отправлены: бухгалтер проверит их и подтвердит');
      return centers;
    },
    onSaved,
    failed: 'Не удалось отправить реквизиты',
  });
  return (
    <PublicForm {...{ form, shape, close }} words={{ send: 'Отправить', sending: 'Отправляем…' }}>
      <p>Новые реквизиты начнут действовать, когда их подтвердит бухгалтер «Одонты».</p>
      <TextField name="pay_name" autoComplete="organization" hint="Как в договоре: ООО «Прикус»" />
      <TextField name="director_name" autoComplete="off" />
      <TextField name="pay_inn" inputMode="numeric" maxLength={12} />
      <TextField name="pay_kpp" inputMode="numeric" maxLength={9} hint="Пусто для предпринимателя" />
      <TextField name="pay_bank" autoComplete="off" />
      <TextField name="pay_bic" inputMode="numeric" maxLength={9} />
      <TextField name="pay_rs" inputMode="numeric" maxLength={20} />
      <TextField name="pay_ks" inputMode="numeric" maxLength={20} />
    </PublicForm>
  );
}

const labels = {
  pay_name: 'Получатель',
  director_name: 'ФИО руководителя',
  pay_inn: 'ИНН',
  pay_kpp: 'КПП',
  pay_bank: 'Банк',
  pay_bic: 'БИК',
  pay_rs: 'Расчётный счёт',
  pay_ks: 'Корреспондентский счёт',
};
type Values = Record<keyof typeof labels, string>;

const required = (said: string) => ({ required: said });

const shapeOf = (id: number, { requisites }: StepFormProps['application']): FormShape<Values> => ({
  name: `center-requisites-${id}`,
  labels,
  rules: {
    pay_name: required('Укажите получателя'),
    director_name: required('Укажите руководителя'),
    pay_inn: required('Укажите ИНН'),
    pay_bank: required('Укажите банк'),
    pay_bic: required('Укажите БИК'),
    pay_rs: required('Укажите расчётный счёт'),
  },
  empty: Object.fromEntries(
    Object.keys(labels).map((field) => [field, String(requisites[field] ?? '')]),
  ) as Values,
});
