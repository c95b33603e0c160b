import type { CompanyMember } from '@odonta/api/contract';
import { legalSession } from '../../identity/sessions/sessions.ts';
import { Panel } from '../account/Panel.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';
import { LegalCabinet } from './LegalCabinet.tsx';
import { InviteMember } from './members/InviteMember.tsx';
import { MemberRow } from './members/MemberRow.tsx';

/** The members of the company, and their permissions. */
export default function LegalMembers() {
  return (
    <LegalCabinet>
      {() => (
        <Own<CompanyMember[]> session={legalSession} path="/legal/members">
          {(members, readAgain) => (
            <div className={styles.two}>
              <ul className={styles.list} aria-label="Доступ к кабинету">
                {members.map((member) => (
                  <MemberRow key={member.id} member={member} onChanged={readAgain} />
                ))}
              </ul>
              <Panel title="Пригласить">
                <InviteMember onInvited={readAgain} />
              </Panel>
            </div>
          )}
        </Own>
      )}
    </LegalCabinet>
  );
}
