import type { LegalProfile } from '@odonta/api/contract';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { legalRoles, rightsOfLegalRole } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import { legalSession } from '../../identity/sessions/sessions.ts';
import { Account } from '../account/Account.tsx';
import { Facts } from '../account/Facts.tsx';
import { Panel } from '../account/Panel.tsx';
import { Ahead } from '../own/Ahead.tsx';
import { Approvals } from './approvals/Approvals.tsx';
import { LegalCabinet } from './LegalCabinet.tsx';

export default function LegalHome() {
  return (
    <LegalCabinet>
      {(profile) => (
        <Account
          session={legalSession}
          path="/legal/users/me"
          username={profile.email}
          isEmailUnproved={!profile.is_email_proved}
          ahead={
            rightsOfLegalRole[profile.role].includes('orders') && (
              <Ahead session={legalSession} path="/legal/ahead" />
            )
          }
          about={<Facts of={factsOf(profile)} />}
        >
          {rightsOfLegalRole[profile.role].includes('approvals') && <Approvals />}
          <Company of={profile.legal_user} />
        </Account>
      )}
    </LegalCabinet>
  );
}

function factsOf({ name, email, phone, role }: LegalProfile) {
  return [
    ['Имя', name],
    ['Роль', legalRoles[role].label],
    ['Почта', email],
    ['Телефон', phone && formatPhone(phone)],
  ] as const;
}

function Company({ of: { name, inn, kpp, ogrn, address, is_verified } }: { of: LegalProfile['legal_user'] }) {
  return (
    <Panel title={name}>
      <Facts
        of={[
          ['ИНН', inn],
          ['КПП', kpp],
          ['ОГРН', ogrn],
          ['Адрес', address],
          ['Проверка', is_verified ? 'Реквизиты проверены' : 'Реквизиты проверит бухгалтер'],
        ]}
      />
    </Panel>
  );
}
