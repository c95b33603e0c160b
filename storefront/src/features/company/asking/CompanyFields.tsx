import { useFormContext, useWatch } from 'react-hook-form';
import styles from '../../booking/booking.module.css';
import { TextField } from '../../forms/TextField.tsx';
import { type GroupValues, isEntrepreneur } from './groupValues.ts';

/** Who orders and pays. The tax number is looked at as soon as it is left: it is what all the papers hang on. */
export function CompanyFields() {
  const { control, trigger } = useFormContext<GroupValues>();
  const inn = useWatch({ control, name: 'company.inn' });
  const isAlone = isEntrepreneur({ company: { inn } as GroupValues['company'] });
  return (
    <section className={styles.part} aria-labelledby="group-company">
      <h2 id="group-company">Организация</h2>
      <div className={styles.pair}>
        <TextField
          name="company.inn"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          hint="10 цифр у организации, 12 у предпринимателя"
          hear={(field) => ({
            onBlur: (event) => {
              void field.onBlur(event);
              if (event.target.value.trim() !== '') void trigger('company.inn');
            },
          })}
        />
        <TextField
          name="company.kpp"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={9}
          hint={isAlone ? 'У предпринимателя его нет: оставьте пустым' : '9 знаков, например 770701001'}
        />
      </div>
      <TextField name="company.name" autoComplete="organization" maxLength={200} />
      <AddressField />
      <div className={styles.pair}>
        <TextField
          name="company.ogrn"
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          hint={isAlone ? 'ОГРНИП: 15 цифр' : '13 цифр'}
        />
        <TextField
          name="company.billing_address"
          autoComplete="off"
          maxLength={300}
          hint="Если он не юридический"
        />
      </div>
    </section>
  );
}

/** Also asked alone, of a company whose cabinet does not know it. */
export const AddressField = () => (
  <TextField name="company.address" autoComplete="street-address" maxLength={300} />
);
