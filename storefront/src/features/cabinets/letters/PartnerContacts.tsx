import type { OwnLead } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { toast } from '../../../components/ui/toast.ts';
import { individualSession } from '../../identity/sessions/sessions.ts';
import { AskedButton } from '../../platform/actions/AskedButton.tsx';
import { Panel } from '../account/Panel.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';

const path = '/individual/relatedLeads';

/** To whom one has given his contacts; nothing where to nobody. */
export const PartnerContacts = () => (
  <Own<OwnLead[]> session={individualSession} path={path}>
    {(leads, readAgain) =>
      leads.length > 0 && (
        <Panel title="Контакты у партнёров">
          <ul className={styles.courses}>
            {leads.map((lead) => (
              <Given key={lead.id} lead={lead} onChanged={readAgain} />
            ))}
          </ul>
        </Panel>
      )
    }
  </Own>
);

function Given({ lead, onChanged }: { lead: OwnLead; onChanged(): Promise<void> }) {
  const { id, merchant, promotion, course, created_at, revoked_at } = lead;
  return (
    <li>
      <span>
        {merchant}{' '}
        <span className={styles.note}>
          {[promotion, course, formatMoment(created_at)].filter(Boolean).join(' · ')}
        </span>
      </span>
      {revoked_at !== null && (
        <span className={styles.note}>Согласие отозвано {formatMoment(revoked_at)}, данные стёрты</span>
      )}
      {revoked_at === null && (
        <AskedButton
          label="Отозвать согласие"
          aria-label={`Отозвать согласие: ${merchant}`}
          title="Отозвать согласие?"
          keep="Оставить"
          act={() => individualSession.call(`${path}/${id}`, 'DELETE')}
          onDone={async () => {
            toast('success', 'Согласие отозвано, данные стёрты');
            await onChanged();
          }}
        >
          <p>Мы сотрём имя, телефон и почту и сообщим организации, что использовать их больше нельзя.</p>
        </AskedButton>
      )}
    </li>
  );
}
