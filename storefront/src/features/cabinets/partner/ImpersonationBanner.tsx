import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { useState } from 'react';
import { goOn } from '../../identity/sessions/entering.ts';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { tokenPlace } from '../../identity/sessions/tokens.ts';
import styles from './partner.module.css';

/** A member of staff impersonates the partner, and must stay aware of it. */
export function ImpersonationBanner({ name }: { name: string }) {
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    await partnerSession.call('/partner/logout', 'POST', {}).catch(() => undefined);
    // Past the session's own way out, which would lead to the entry of partners.
    tokenPlace(sessionTokenKeys.partner).clear();
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
