import type { CenterPayout, PayoutAct } from '@odonta/api/contract';
import type { SignedActState } from '@odonta/db/vocabulary/money/payouts/signedAct.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { FileButton } from '../../../platform/forms/FileButton.tsx';
import own from '../../own/own.module.css';
import { SaveFile } from '../../own/SaveFile.tsx';
import styles from './payouts.module.css';

interface Props {
  payout: CenterPayout;
  act: PayoutAct;
  onChanged(): Promise<void>;
}

/** The report of the agent: taken as a file, signed, and sent back as a scan. */
export function SignedAct({ payout: { id, number }, act, onChanged }: Props) {
  const { document_id, title, is_signed, state, reason, mime } = act;
  const about = `выплата № ${number}`;
  return (
    <section className={styles.act} aria-label={`Акт, ${about}`}>
      <div className={own.about}>
        <strong>{title}</strong>
        {is_signed ? (
          <span className="badge badge--good">Подписан</span>
        ) : (
          state && <span className={`badge ${tones[state]}`}>{labels[state]}</span>
        )}
        <span className={own.note}>{hintOf(act)}</span>
        {state === 'RETURNED' && <p className={styles.remark}>Причина: {reason}</p>}
      </div>
      <div className={own.end}>
        <SaveFile
          session={partnerSession}
          path={`/partner/documents/${document_id}/pdf`}
          title={title}
          label="Скачать акт"
        />
        {mime !== null && (
          <SaveFile
            session={partnerSession}
            path={`/partner/payouts/${id}/act`}
            title={`Скан, ${about}`}
            label="Скачать скан"
          />
        )}
        {!is_signed && (
          <FileButton<CenterPayout>
            path={`/partner/payouts/${id}/act`}
            send={(path, form) => partnerSession.call(path, 'POST', form)}
            onDone={() => {
              toast('success', 'Скан отправлен: бухгалтерия проверит его и ответит');
              void onChanged();
            }}
          >
            {state === 'RECEIVED' ? 'Заменить скан' : 'Загрузить подписанный скан'}
            <span className="visually-hidden">: {about}</span>
          </FileButton>
        )}
      </div>
    </section>
  );
}

const labels: Readonly<Record<SignedActState, string>> = {
  RECEIVED: 'Скан на проверке',
  RETURNED: 'Скан вернули',
  ACCEPTED: 'Принят',
};

const tones: Readonly<Record<SignedActState, string>> = {
  RECEIVED: 'badge--calm',
  RETURNED: 'badge--warm',
  ACCEPTED: 'badge--good',
};

function hintOf({ state, is_signed, sent_at, decided_at }: PayoutAct): string {
  if (is_signed)
    return decided_at === null ? 'Документы в порядке.' : `Принят ${formatMoscowDay(decided_at)}.`;
  if (state === 'RECEIVED' && sent_at !== null)
    return `Отправлен ${formatMoscowDay(sent_at)}. Бухгалтерия проверит его и ответит.`;
  return 'Подпишите и загрузите скан: PDF, JPEG или PNG до 8 МБ. Его увидят только сотрудники «Одонты».';
}
