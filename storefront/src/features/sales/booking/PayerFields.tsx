import { InnField } from '../../platform/company_lookup/InnField.tsx';
import { TextField } from '../../platform/forms/TextField.tsx';
import styles from './booking.module.css';

export const PayerFields = () => (
  <fieldset className={styles.fields}>
    <legend className="field__label">Организация, которая платит</legend>
    <div className={styles.pair}>
      <InnField within="payer." />
      <TextField name="payer.kpp" autoComplete="off" maxLength={9} />
    </div>
    <TextField name="payer.name" autoComplete="organization" maxLength={200} />
    <TextField name="payer.address" autoComplete="street-address" maxLength={300} />
  </fieldset>
);
