import type { IndividualProfile } from '@odonta/api/contract';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { individualSession } from '../../features/sessions/sessions.ts';
import { paths } from '../../paths.ts';
import { Account } from '../account/Account.tsx';
import { Cabinet } from '../account/Cabinet.tsx';
import { Facts } from '../account/Facts.tsx';

export default function IndividualHome() {
  return (
    <Cabinet session={individualSession} entry={paths.individualEntry}>
      {(profile) => (
        <Account
          session={individualSession}
          path="/individual/me"
          username={profile.email ?? profile.phone}
          isEmailUnproved={profile.email !== null && !profile.is_email_proved}
          about={<Facts of={factsOf(profile)} />}
        />
      )}
    </Cabinet>
  );
}

function factsOf({ last_name, first_name, middle_name, email, phone, city, is_student }: IndividualProfile) {
  return [
    ['ФИО', [last_name, first_name, middle_name].filter(Boolean).join(' ')],
    ['Почта', email],
    ['Телефон', phone && formatPhone(phone)],
    ['Город', city],
    ['Статус', is_student ? 'Студент или ординатор' : null],
  ] as const;
}
