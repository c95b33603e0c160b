import type { MerchantLead } from '@odonta/api/contract';
import { type LeadResult, leadResults } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DialogButton } from '../../../../components/ui/DialogButton.tsx';
import { phoneLink } from '../../../../lib/contactLinks.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import styles from '../../own/own.module.css';
import { badgeOf, stateOf } from './leadInWords.ts';

const DisputeForm = lazily(() => import('./DisputeForm.tsx').then((part) => part.DisputeForm));

interface Props {
  lead: MerchantLead;
  onChanged(): Promise<void>;
}

/** A person to call, and what may be said of him. */
export function LeadRow({ lead, onChanged }: Props) {
  const { id, promotion, course, city, due_at, may } = lead;
  const where = [promotion.name, course, city, formatMoment(lead.created_at)].filter(Boolean).join(' · ');
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.about}>
        <span className="badge">{badgeOf(lead)}</span>
        <Person lead={lead} />
        <span className={styles.note}>{where}</span>
        <span className={styles.note}>{stateOf(lead)}</span>
        {may.dispute && <span className={styles.note}>Оспорить можно до {formatMoment(due_at)}</span>}
      </div>
      <div className={styles.end}>
        {may.mark && <Results lead={lead} onChanged={onChanged} />}
        {may.dispute && (
          <DialogButton
            label="Оспорить"
            name={`Оспорить: лид № ${id}`}
            className="button button--quiet button--small"
            title="Оспорить лид"
          >
            {(close) => <DisputeForm id={id} close={close} onChanged={onChanged} />}
          </DialogButton>
        )}
      </div>
    </li>
  );
}

function Person({ lead: { id, last_name, first_name, phone, email } }: { lead: MerchantLead }) {
  const name = [last_name, first_name].filter(Boolean).join(' ');
  return (
    <>
      <strong>{name || `Лид № ${id}`}</strong>
      {phone && <a href={phoneLink(phone)}>{formatPhone(phone)}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </>
  );
}

const Results = ({ lead: { id, result }, onChanged }: Props) =>
  (Object.keys(leadResults) as LeadResult[]).map((each) => (
    <BusyButton
      key={each}
      className={`button button--small ${each === result ? '' : 'button--quiet'}`}
      aria-label={`${leadResults[each]}: лид № ${id}`}
      act={async () => {
        await partnerSession.call(`/lk/relatedLeads/${id}/mark`, 'POST', { result: each });
        await onChanged();
      }}
    >
      {leadResults[each]}
    </BusyButton>
  ));
