import type { PartnerProfile } from '@odonta/api/contract';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { partnerSession } from '../../features/sessions/sessions.ts';
import { paths } from '../../paths.ts';
import styles from '../account/account.module.css';
import { Cabinet } from '../account/Cabinet.tsx';
import { ChangePassword } from '../account/ChangePassword.tsx';
import { Facts } from '../account/Facts.tsx';
import { OwnSessions } from '../account/OwnSessions.tsx';
import { Panel } from '../account/Panel.tsx';
import { SignOut } from '../account/SignOut.tsx';

export default function PartnerHome() {
  return (
    <Cabinet session={partnerSession} entry={paths.login}>
      {(profile) => <Home profile={profile} />}
    </Cabinet>
  );
}

function Home({ profile: { name, email, phone, memberships } }: { profile: PartnerProfile }) {
  return (
    <div className={styles.home}>
      <div className={styles.column}>
        <Panel title="О вас">
          <Facts
            of={[
              ['Имя', name],
              ['Почта', email],
              ['Телефон', phone && formatPhone(phone)],
              ...memberships.map((one) => [kinds[one.kind], one.name] as const),
            ]}
          />
          <div>
            <SignOut session={partnerSession} />
          </div>
        </Panel>
        <Panel title="Где вы вошли">
          <OwnSessions session={partnerSession} path="/partner/me/sessions" />
        </Panel>
      </div>
      <Panel title="Смена пароля">
        <ChangePassword session={partnerSession} path="/partner/me/password" username={email} />
      </Panel>
    </div>
  );
}

const kinds = { center: 'Учебный центр', lecturer: 'Лектор' } as const;
