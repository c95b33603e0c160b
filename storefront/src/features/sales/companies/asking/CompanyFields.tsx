import { useFormContext, useWatch } from 'react-hook-form';
import { InnField } from '../../../platform/company_lookup/InnField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import styles from '../../booking/booking.module.css';
import { type GroupValues, isEntrepreneur } from './groupValues.ts';

/** The company that orders and pays. */
export function CompanyFields() {
  const { control } = useFormContext<GroupValues>();
  const inn = useWatch({ control, name: 'company.inn' });
  const isAlone = isEntrepreneur({ company: { inn } as GroupValues['company'] });
  return (
    <section className={styles.part} aria-labelledby="group-company">
      <h2 id="group-company">Организация</h2>
      <div className={styles.pair}>
        <InnField within="company." hint="10 цифр у организации, 12 у предпринимателя" />
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

/** Also used alone, for a company whose cabinet lacks the address. */
export const AddressField = () => (
  <TextField name="company.address" autoComplete="street-address" maxLength={300} />
);
