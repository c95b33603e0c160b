import { PhoneField } from '../../../platform/forms/PhoneField.tsx';
import { EmailField, TextField } from '../../../platform/forms/TextField.tsx';
import styles from '../../booking/booking.module.css';

/** The person responsible for the request: letters go to him, and he names the places. */
export function ContactFields() {
  return (
    <section className={styles.part} aria-labelledby="group-contact">
      <h2 id="group-contact">Контактное лицо</h2>
      <p className="muted">Сюда придут предложение, счёт и ссылка, по которой называют участников.</p>
      <div className={styles.pair}>
        <TextField name="admin_contact.last_name" autoComplete="family-name" maxLength={100} />
        <TextField name="admin_contact.first_name" autoComplete="given-name" maxLength={100} />
      </div>
      <div className={styles.pair}>
        <TextField name="admin_contact.middle_name" autoComplete="additional-name" maxLength={100} />
        <TextField name="admin_contact.post" autoComplete="organization-title" maxLength={100} />
      </div>
      <div className={styles.pair}>
        <PhoneField name="admin_contact.phone" />
        <EmailField name="admin_contact.email" />
      </div>
    </section>
  );
}

/** The company's signatory. He may be another person than the user, so the browser must not autofill it. */
export function SignatoryFields() {
  return (
    <section className={styles.part} aria-labelledby="group-signatory">
      <h2 id="group-signatory">Кто подпишет документы</h2>
      <TextField name="signatory.fio" autoComplete="off" maxLength={150} hint="Полностью, как в документах" />
      <div className={styles.pair}>
        <TextField name="signatory.post" autoComplete="off" maxLength={100} hint="Например, директор" />
        <TextField
          name="signatory.basis"
          autoComplete="off"
          maxLength={150}
          hint="Устав или доверенность с номером"
        />
      </div>
      <div className={styles.pair}>
        <PhoneField name="signatory.phone" isOthers />
        <EmailField name="signatory.email" isOthers />
      </div>
    </section>
  );
}
