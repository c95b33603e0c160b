import type { CenterAccess } from '@odonta/api/contract';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Panel } from '../account/Panel.tsx';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';
import { InvitationRow } from './members/InvitationRow.tsx';
import { InviteMember } from './members/InviteMember.tsx';
import { MemberRow } from './members/MemberRow.tsx';
import { PartnerCabinet } from './PartnerCabinet.tsx';

/** The members of the centres that one owns, and their invitations. */
export default function PartnerMembers() {
  return (
    <PartnerCabinet>
      <Own<CenterAccess[]> session={partnerSession} path="/partner/members">
        {(access, readAgain) =>
          access.length === 0 ? (
            <Nothing
              title="Доступом управляет владелец"
              text="Приглашать людей и менять их роли может владелец кабинета центра."
              isWay={false}
            />
          ) : (
            access.map(({ center, members, invitations }) => (
              <section key={center.id} className={styles.two} aria-label={center.name}>
                <div className={styles.list}>
                  <h2>{center.name}</h2>
                  <ul className={styles.list} aria-label={`Доступ к кабинету: ${center.name}`}>
                    {members.map((member) => (
                      <MemberRow key={member.id} center={center} member={member} onChanged={readAgain} />
                    ))}
                    {invitations.map((invitation) => (
                      <InvitationRow
                        key={`i${invitation.id}`}
                        invitation={invitation}
                        onChanged={readAgain}
                      />
                    ))}
                  </ul>
                </div>
                <Panel title="Пригласить">
                  <InviteMember center={center} onInvited={readAgain} />
                </Panel>
              </section>
            ))
          )
        }
      </Own>
    </PartnerCabinet>
  );
}
