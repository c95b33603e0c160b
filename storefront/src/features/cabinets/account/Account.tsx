import type { ReactNode } from 'react';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import styles from './account.module.css';
import { ChangePassword } from './ChangePassword.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { Panel } from './Panel.tsx';
import { SignOut } from './SignOut.tsx';
import { UnprovedEmail } from './UnprovedEmail.tsx';

interface Props {
  session: Pick<Session<unknown>, 'call' | 'leave'>;
  /** The profile call, below which are his sessions and his password. */
  path: string;
  username: string | null;
  /** Whether he has an e-mail that no letter has proved yet. */
  isEmailUnproved: boolean;
  /** Whether an impersonator of staff is at work: secrets are hidden from him. */
  isImpersonator?: boolean;
  /** The owner's data, and further content of the cabinet. */
  about: ReactNode;
  /** The next courses and waiting orders, shown first. */
  ahead?: ReactNode;
  children?: ReactNode;
}

/** The common parts of every cabinet: the owner's data, sessions, a new password, signing out. */
export function Account({
  session,
  path,
  username,
  isEmailUnproved,
  isImpersonator = false,
  about,
  ahead,
  children,
}: Props) {
  return (
    <div className={styles.home}>
      {ahead && <div className={styles.ahead}>{ahead}</div>}
      <div className={styles.column}>
        {children}
        <Panel title="О вас">
          {about}
          {isEmailUnproved && !isImpersonator && <UnprovedEmail session={session} path={`${path}/email`} />}
          {!isImpersonator && (
            <div>
              <SignOut session={session} />
            </div>
          )}
        </Panel>
        {!isImpersonator && (
          <Panel title="Где вы вошли">
            <OwnSessions session={session} path={`${path}/sessions`} />
          </Panel>
        )}
      </div>
      {!isImpersonator && (
        <Panel title="Смена пароля">
          <ChangePassword session={session} path={`${path}/password`} username={username} />
        </Panel>
      )}
    </div>
  );
}
