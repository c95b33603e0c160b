import type { MerchantLeads } from '@odonta/api/contract';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { More } from '../../own/More.tsx';
import { Own } from '../../own/Own.tsx';
import styles from '../../own/own.module.css';
import { SaveFile } from '../../own/SaveFile.tsx';
import { LeadRow } from './LeadRow.tsx';

const shownAtOnce = 20;

/** The leads of one's trading organisations, newest first. */
export const OwnLeads = ({ offset = 0 }: { offset?: number }) => (
  <Own<MerchantLeads> session={partnerSession} path={`/lk/relatedLeads?offset=${offset}`}>
    {({ leads, total }, readAgain) => (
      <section className={styles.part} aria-label={offset === 0 ? 'Лиды' : `Лиды с ${offset + 1}-го`}>
        {offset === 0 && <h2>Лиды</h2>}
        {total === 0 && <p className="muted">Лидов пока нет: они появятся, когда люди попросят ваш бонус.</p>}
        {offset === 0 && total > 0 && (
          <p>
            <SaveFile
              session={partnerSession}
              path="/lk/relatedLeads/export"
              title="Лиды"
              label="Скачать CSV"
            />
          </p>
        )}
        <ul className={styles.list}>
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} onChanged={readAgain} />
          ))}
        </ul>
        {total > offset + shownAtOnce && (
          <More>
            <OwnLeads offset={offset + shownAtOnce} />
          </More>
        )}
      </section>
    )}
  </Own>
);
