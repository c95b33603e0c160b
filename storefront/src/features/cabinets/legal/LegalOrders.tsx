import { rightsOfLegalRole } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import { useState } from 'react';
import { legalSession } from '../../identity/sessions/sessions.ts';
import { OrderList } from '../own/OrderList.tsx';
import { Approvals } from './approvals/Approvals.tsx';
import styles from './approvals/approvals.module.css';
import { LegalCabinet } from './LegalCabinet.tsx';

/** Orders of a company; for its owner those that wait for him come first. */
export default function LegalOrders() {
  const [decided, setDecided] = useState(0);
  return (
    <LegalCabinet>
      {({ role }) => (
        <div className={styles.stack}>
          {rightsOfLegalRole[role].includes('approvals') && (
            <Approvals onDecided={() => setDecided((times) => times + 1)} />
          )}
          <div>
            <OrderList key={decided} session={legalSession} path="/legal/orders" />
          </div>
        </div>
      )}
    </LegalCabinet>
  );
}
