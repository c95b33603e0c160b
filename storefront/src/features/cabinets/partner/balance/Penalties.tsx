import type { MarketingPenaltyView, OwnMarketingBalance } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Panel } from '../../account/Panel.tsx';
import styles from '../../own/own.module.css';
import { SaveFile } from '../../own/SaveFile.tsx';
import { ObjectToPenalty } from './ObjectToPenalty.tsx';

interface Props {
  balance: OwnMarketingBalance;
  onChanged(): Promise<void>;
}

/** Proposed penalties, their evidence, and the owner's objection. */
export const Penalties = ({ balance, onChanged }: Props) => (
  <Panel title="Штрафы">
    <ul className={styles.list}>
      {balance.penalties.map((penalty) => (
        <li key={penalty.id} className={styles.row}>
          <div className={styles.about}>
            <span className={`badge ${penalty.status === 'CREATED' ? 'badge--calm' : ''}`}>
              {penalty.status_label}
            </span>
            <h3>{formatExact(penalty.sum)}</h3>
            <span>{penalty.comment}</span>
            {wordsOf(penalty).map((line) => (
              <span key={line} className={styles.note}>
                {line}
              </span>
            ))}
          </div>
          <div className={styles.end}>
            {penalty.evidence.map((file, index) => (
              <SaveFile
                key={file}
                session={partnerSession}
                path={`/marketingBalances/${balance.id}/evidence/${file}`}
                title={`Штраф ${penalty.id}, доказательство ${index + 1}`}
                label="Доказательство"
              />
            ))}
            {balance.may.object && penalty.is_open_to_objection && (
              <ObjectToPenalty balanceId={balance.id} penalty={penalty} onChanged={onChanged} />
            )}
          </div>
        </li>
      ))}
    </ul>
  </Panel>
);

function wordsOf({
  objection,
  decision,
  is_open_to_objection,
  object_until,
}: MarketingPenaltyView): string[] {
  return [
    ...(is_open_to_objection ? [`Возразить можно до ${formatMoscowDay(object_until)}`] : []),
    ...(objection ? [`Ваше возражение: ${objection}`] : []),
    ...(decision ? [`Ответ: ${decision}`] : []),
  ];
}
