import type { PartnerProfile } from '@odonta/api/contract';
import { partnerSection, paths } from '@odonta/db/vocabulary/addresses.ts';
import { formatPhone, normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { Suspended } from '../../../components/ui/Suspended.tsx';
import { phoneLink } from '../../../lib/contactLinks.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import styles from '../account/account.module.css';
import { Cabinet } from '../account/Cabinet.tsx';
import { Panel } from '../account/Panel.tsx';
import { LecturerCourses } from './lecturer/LecturerCourses.tsx';
import { OwnArticlesLink } from './lecturer/OwnArticlesLink.tsx';
import { OwnPages } from './lecturer/OwnPages.tsx';
import { AboutMe } from './negativeLecturers/AboutMe.tsx';
import { isOfCenter, PartnerAccount } from './PartnerAccount.tsx';
import { LecturerReviews } from './reviews/LecturerReviews.tsx';

const MerchantHome = lazily(() => import('./MerchantHome.tsx').then((part) => part.MerchantHome));

interface Props {
  /** How a manager helps the owner of this cabinet. */
  help: string;
  phone: string;
}

/** The account of a lecturer, a trading organisation or a clinic, and the way to those who help. */
export default function LkHome({ help, phone }: Props) {
  return (
    <Cabinet session={partnerSession} entry={paths.login}>
      {(profile) => (
        <div className={styles.column}>
          {isLecturer(profile) && (
            <>
              <LecturerCourses />
              <OwnArticlesLink />
              <OwnPages />
              <LecturerReviews />
              <AboutMe />
            </>
          )}
          {isMerchant(profile) && (
            <Suspended>
              <MerchantHome />
            </Suspended>
          )}
          <PartnerAccount profile={profile}>
            <Help profile={profile} help={help} phone={phone} />
          </PartnerAccount>
        </div>
      )}
    </Cabinet>
  );
}

const isMerchant = ({ memberships }: PartnerProfile) => memberships.some(({ kind }) => kind === 'merchant');
const isLecturer = ({ memberships }: PartnerProfile) => memberships.some(({ kind }) => kind === 'lecturer');

function Help({ profile, help, phone }: Props & { profile: PartnerProfile }) {
  return (
    <Panel title="Ваш менеджер">
      <p>{help}</p>
      <p>
        <a href={phoneLink(phone)}>{formatPhone(normalPhone(phone))}</a> или{' '}
        <a href={paths.contacts}>другой способ связи</a>
      </p>
      <p>
        <a href={partnerSection('letters')}>Какие письма приходят и как часто</a>
      </p>
      {isOfCenter(profile) && (
        <p>
          <a href={paths.partnerHome}>Кабинет учебного центра</a>
        </p>
      )}
    </Panel>
  );
}
