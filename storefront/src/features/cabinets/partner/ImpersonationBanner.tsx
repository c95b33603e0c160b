import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { useState } from 'react';
import { goOn } from '../../identity/sessions/entering.ts';
import { partnerSession, partnerToken } from '../../identity/sessions/sessions.ts';
import styles from './partner.module.css';

/** A member of staff impersonates the partner, and must stay aware of it. */
export function ImpersonationBanner({ name }: { name: string }) {
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    await partnerSession.call('/partner/logout', 'POST', {}).catch(() => undefined);
    // Past the session's own way out, which would lead to the entry of partners.
    partnerToken.clear();
    goOn(paths.backOffice);
  }

  return (
    <p className={styles.impersonator} role="status">
      Вы вошли как {name} ·
      <button type="button" aria-busy={isLeaving} onClick={() => void leave()}>
        Выйти
      </button>
    </p>
  );
}
