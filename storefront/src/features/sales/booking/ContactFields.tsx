import type { ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { describedBy, FieldError } from '../../../components/ui/Field.tsx';
import { PhoneField } from '../../platform/forms/PhoneField.tsx';
import { EmailField, TextField } from '../../platform/forms/TextField.tsx';
import { useFormField } from '../../platform/forms/useFormField.ts';
import styles from './booking.module.css';
import { type BookingValues, besides } from './bookingValues.ts';

/** The contact of the order, and whether he takes part himself. */
export function ContactFields({ hasStudentPrice }: { hasStudentPrice: boolean }) {
  const { control } = useFormContext();
  const isSelf = useWatch({ control, name: 'is_self' });
  return (
    <section className={styles.part} aria-labelledby="order-contact">
      <h2 id="order-contact">Контактное лицо</h2>
      <p className="muted">Сюда придут подтверждение, билеты и всё, что касается оплаты.</p>
      <div className={styles.pair}>
        <TextField name="contact.last_name" autoComplete="family-name" maxLength={100} />
        <TextField name="contact.first_name" autoComplete="given-name" maxLength={100} />
      </div>
      <TextField name="contact.middle_name" autoComplete="additional-name" maxLength={100} />
      <div className={styles.pair}>
        <PhoneField name="contact.phone" />
        <EmailField name="contact.email" />
      </div>
      <SelfField />
      {isSelf && hasStudentPrice && <StudentField name="is_student" label="Я студент или ординатор" />}
    </section>
  );
}

function SelfField() {
  const { id, error, field } = useFormField('is_self');
  const { getValues, setValue } = useFormContext<BookingValues>();

  function change(event: ChangeEvent<HTMLInputElement>) {
    void field.onChange(event);
    setValue('participants', besides(getValues('participants'), event.target.checked));
  }

  return (
    <div className="field">
      <div className="checkbox">
        <input type="checkbox" {...field} onChange={change} {...describedBy(id, { error })} />
        <label htmlFor={id}>Я участвую сам</label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

export function StudentField({ name, label }: { name: string; label: string }) {
  const { id, field } = useFormField(name);
  return (
    <div className="checkbox">
      <input type="checkbox" id={id} {...field} />
      <label htmlFor={id}>
        {label}
        <span className="field__hint"> — документ понадобится в течение двух суток</span>
      </label>
    </div>
  );
}
