import type { IndividualProfile } from '@odonta/api/contract';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { fullNameOf } from '@odonta/db/vocabulary/personName.ts';
import { individualSession } from '../../identity/sessions/sessions.ts';
import { Account } from '../account/Account.tsx';
import { Facts } from '../account/Facts.tsx';
import { Panel } from '../account/Panel.tsx';
import { Ahead } from '../own/Ahead.tsx';
import { IndividualCabinet } from './IndividualCabinet.tsx';
import { OwnData } from './OwnData.tsx';

export default function IndividualHome() {
  return (
    <IndividualCabinet>
      {(profile) => (
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
      )}
    </IndividualCabinet>
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
