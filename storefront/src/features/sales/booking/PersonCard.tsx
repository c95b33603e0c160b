import type { ListedPerson } from '@odonta/db/vocabulary/sales/participantList.ts';
import { Icon } from '../../../components/ui/Icon.tsx';
import { PhoneField } from '../../platform/forms/PhoneField.tsx';
import { EmailField, TextField } from '../../platform/forms/TextField.tsx';
import styles from './booking.module.css';
import { StudentField } from './ContactFields.tsx';
import listed from './people.module.css';

interface Props {
  place: number;
  number: number;
  person: ListedPerson;
  isOpen: boolean;
  hasStudentPrice: boolean;
  open(): void;
  remove(): void;
}

/** One of those who come besides: folded up once he is written down, since a list may have hundreds. */
export function PersonCard({ place, number, person, isOpen, hasStudentPrice, open, remove }: Props) {
  const name = [person.last_name, person.first_name].filter(Boolean).join(' ');
  const at = (field: keyof ListedPerson) => `participants.${place}.${field}`;
  const legend = `${number}-й участник`;
  return (
    <li className={listed.person}>
      <div className={listed.personHead}>
        <h3>
          {legend}
          {!isOpen && <span className={listed.personName}>{name || 'имя не указано'}</span>}
        </h3>
        {!isOpen && (
          <button className="button button--quiet button--small" type="button" onClick={open}>
            Изменить<span className="visually-hidden"> данные: {legend}</span>
          </button>
        )}
        <button className="icon-button" type="button" aria-label={`Убрать: ${legend}`} onClick={remove}>
          <Icon name="close" />
        </button>
      </div>
      {isOpen ? (
        <fieldset className={styles.fields}>
          <legend className="visually-hidden">{legend}</legend>
          <div className={styles.pair}>
            <TextField name={at('last_name')} autoComplete="off" maxLength={100} />
            <TextField name={at('first_name')} autoComplete="off" maxLength={100} />
          </div>
          <TextField name={at('middle_name')} autoComplete="off" maxLength={100} />
          <div className={styles.pair}>
            <PhoneField name={at('phone')} isOthers />
            <EmailField name={at('email')} isOthers />
          </div>
          {hasStudentPrice && <StudentField name={at('is_student')} label="Студент или ординатор" />}
        </fieldset>
      ) : (
        <p className={styles.facts}>{[person.email, person.phone].filter(Boolean).join(' · ')}</p>
      )}
    </li>
  );
}
