import {
  consentRequired,
  requestFailed,
  requestForm,
  requestSent,
} from '@odonta/db/vocabulary/requests/requestForm.ts';
import { useEffect } from 'react';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { describedBy, Field } from '../../components/ui/Field.tsx';
import { toast } from '../../components/ui/toast.ts';
import { reachGoal } from '../../lib/goals.ts';
import { CityField } from '../forms/CityField.tsx';
import { ConsentField } from '../forms/ConsentField.tsx';
import { PhoneField } from '../forms/PhoneField.tsx';
import { problemsOf } from '../forms/problems.ts';
import { TextField } from '../forms/TextField.tsx';
import { byRule, useServerForm } from '../forms/useServerForm.ts';
import { type RequestValues, sendRequest } from './sendRequest.ts';

interface Props {
  prod?: { id: number; name: string };
  target: string;
  close(): void;
}

const empty: RequestValues = { name: '', phone: '', email: '', city: '', comment: '', consent: false };
const labels = {
  name: 'ФИО',
  phone: 'Телефон',
  email: 'Почта',
  city: 'Город',
  comment: 'Комментарий (тема или вопрос)',
  consent: 'Согласие',
};
const idOf = (name: string) => `request-${name}`;

export default function RequestForm({ prod, target, close }: Props) {
  const form = useServerForm<RequestValues>({
    defaultValues: empty,
    send: (values) => sendRequest(values, { prod_id: prod?.id ?? null, target }),
    onSent() {
      close();
      toast('success', requestSent);
      reachGoal('request_sent');
    },
    failed: requestFailed,
  });
  const { register, formState, setValue, setFocus } = form;
  const { errors, isSubmitting, isSubmitted } = formState;
  useEffect(() => setFocus('name'), [setFocus]);
  // Registered by hand: the combobox tells its choice itself.
  useEffect(() => void register('city', byRule(requestForm.city)), [register]);

  return (
    <form className="form" onSubmit={form.submit} noValidate>
      {prod && <p className="muted">О курсе «{prod.name}»</p>}
      <ErrorSummary problems={problemsOf(errors, labels, idOf)} attempt={form.attempt} />
      <TextField
        id={idOf('name')}
        label={labels.name}
        error={errors.name?.message}
        autoComplete="name"
        maxLength={100}
        field={register('name', byRule(requestForm.name))}
      />
      <PhoneField
        id={idOf('phone')}
        error={errors.phone?.message}
        field={register('phone', byRule(requestForm.phone))}
        onFormatted={(phone) => setValue('phone', phone)}
      />
      <TextField
        id={idOf('email')}
        label={labels.email}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        field={register('email', byRule(requestForm.email))}
      />
      <CityField
        id={idOf('city')}
        error={errors.city?.message}
        onChosen={(city) => setValue('city', city, { shouldValidate: isSubmitted })}
      />
      <Field id={idOf('comment')} label={labels.comment} error={errors.comment?.message} isOptional>
        <textarea
          className="input"
          rows={3}
          {...register('comment', byRule(requestForm.comment))}
          {...describedBy(idOf('comment'), { error: errors.comment?.message })}
        />
      </Field>
      <ConsentField
        id={idOf('consent')}
        error={errors.consent?.message}
        field={register('consent', { required: consentRequired })}
      />
      <div className="dialog__actions">
        <button className="button button--quiet" type="button" onClick={close}>
          Закрыть
        </button>
        <button className="button" type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Отправляем…' : 'Отправить'}
        </button>
      </div>
    </form>
  );
}
