import type { OwnerApproval } from '@odonta/api/contract';
import { legalSession } from '../../../identity/sessions/sessions.ts';
import { Panel } from '../../account/Panel.tsx';
import { Own } from '../../own/Own.tsx';
import { ApprovalRow } from './ApprovalRow.tsx';
import styles from './approvals.module.css';

/** Orders beyond the month of a member, for the owner to decide; nothing where none waits. */
export function Approvals({ onDecided }: { onDecided?(): void }) {
  return (
    <Own<OwnerApproval[]> session={legalSession} path="/legal/approvals">
      {(approvals, readAgain) =>
        approvals.length > 0 && (
          <Panel title="Ждут вашего подтверждения">
            <ul className={styles.list}>
              {approvals.map((approval) => (
                <ApprovalRow
                  key={approval.id}
                  approval={approval}
                  onDecided={async () => {
                    await readAgain();
                    onDecided?.();
                  }}
                />
              ))}
            </ul>
          </Panel>
        )
      }
    </Own>
  );
}
