import type { IndividualProfile } from '@odonta/api/contract';
import { individualSection, paths } from '@odonta/db/vocabulary/addresses.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { fullNameOf } from '@odonta/db/vocabulary/personName.ts';
import { individualSession } from '../../identity/sessions/sessions.ts';
import { Account } from '../account/Account.tsx';
import { Cabinet } from '../account/Cabinet.tsx';
import { Facts } from '../account/Facts.tsx';
import { Panel } from '../account/Panel.tsx';
import { NewLetters } from '../letters/NewLetters.tsx';
import { Ahead } from '../own/Ahead.tsx';
import { OwnData } from './OwnData.tsx';

export default function IndividualHome() {
  return (
    <Cabinet session={individualSession} entry={paths.individualEntry}>
      {(profile) => (
        <>
          <NewLetters count={profile.unread_letters} href={individualSection('letters')} />
          <Account
            session={individualSession}
            path="/individual/me"
            username={profile.email ?? profile.phone}
            isEmailUnproved={profile.email !== null && !profile.is_email_proved}
            ahead={<Ahead session={individualSession} path="/individual/ahead" />}
            about={<Facts of={factsOf(profile)} />}
          >
            <Panel title="Ваши данные">
              <OwnData session={individualSession} profile={profile} />
            </Panel>
          </Account>
        </>
      )}
    </Cabinet>
  );
}

function factsOf(profile: IndividualProfile) {
  const { email, phone } = profile;
  return [
    ['ФИО', fullNameOf(profile)],
    ['Почта', email],
    ['Телефон', phone && formatPhone(phone)],
  ] as const;
}
