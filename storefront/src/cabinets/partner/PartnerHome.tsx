import type { PartnerProfile } from '@odonta/api/contract';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { partnerSession } from '../../features/sessions/sessions.ts';
import { paths } from '../../paths.ts';
import { Account } from '../account/Account.tsx';
import { Cabinet } from '../account/Cabinet.tsx';
import { Facts } from '../account/Facts.tsx';
import { DeputyBanner } from './DeputyBanner.tsx';
import { OwnCenters } from './OwnCenters.tsx';
import { OwnStatements } from './OwnStatements.tsx';

export default function PartnerHome() {
  return (
    <Cabinet session={partnerSession} entry={paths.login}>
      {(profile) => (
        <>
          {profile.deputy_name !== null && <DeputyBanner name={profile.name} />}
          <Account
            session={partnerSession}
            path="/partner/me"
            username={profile.email}
            isEmailUnproved={!profile.is_email_proved}
            isDeputy={profile.deputy_name !== null}
            about={<Facts of={factsOf(profile)} />}
          >
            <OwnCenters />
            <OwnStatements />
          </Account>
        </>
      )}
    </Cabinet>
  );
}

const kinds = { center: 'Учебный центр', lecturer: 'Лектор' } as const;

function factsOf({ name, email, phone, memberships }: PartnerProfile) {
  return [
    ['Имя', name],
    ['Почта', email],
    ['Телефон', phone && formatPhone(phone)],
    ...memberships.map((one) => [kinds[one.kind], one.name] as const),
  ] as const;
}
