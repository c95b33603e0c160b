import type { OwnMailing, OwnMailings } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { AskedButton } from '../../../platform/actions/AskedButton.tsx';
import { useBusy } from '../../../platform/actions/useBusy.ts';
import styles from '../../own/own.module.css';
import { ChangeMailing } from './ChangeMailing.tsx';
import { MailingFigures } from './MailingFigures.tsx';
import { SubmitMailing } from './SubmitMailing.tsx';

interface Props {
  mailing: OwnMailing;
  courses: OwnMailings['courses'];
  onChanged(): Promise<void>;
}

/** A mailing of a centre: its state, its money, and what its member may do with it. */
export function MailingRow({ mailing, courses, onChanged }: Props) {
  const { id, subject, status, may } = mailing;
  const path = `/partner/advertising/mailings/${id}`;
  const { isBusy, run } = useBusy('Не получилось отправить', (said) => toast('error', said));
  const test = () =>
    run(async () => {
      await partnerSession.call(`${path}/test`, 'POST', {});
      toast('success', 'Пробное письмо отправлено на вашу почту');
    });
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.about}>
        <span className={`badge ${status === 'CONFIRMED' ? '' : 'badge--calm'}`}>{mailing.status_label}</span>
        <h3>{subject}</h3>
        {notesOf(mailing).map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </div>
      <div className={styles.end}>
        {may.edit && (
          <>
            <ChangeMailing mailing={mailing} courses={courses} onChanged={onChanged} />
            <button
              className="button button--quiet button--small"
              type="button"
              aria-label={`Отправить пробное себе: ${subject}`}
              disabled={isBusy}
              onClick={() => void test()}
            >
              Отправить пробное себе
            </button>
          </>
        )}
        {may.cancel && (
          <AskedButton
            label="Отменить"
            aria-label={`Отменить: ${subject}`}
            title={`Отменить рассылку № ${id}?`}
            keep="Оставить"
            yes="Отменить рассылку"
            act={() => partnerSession.call(`${path}/cancel`, 'POST', {})}
            onDone={() => {
              toast('success', 'Рассылка отменена');
              return onChanged();
            }}
          >
            <p>{isKept(mailing) ? 'Отложенные деньги вернутся на баланс.' : 'Письмо не уйдёт никому.'}</p>
          </AskedButton>
        )}
      </div>
      {may.submit && <SubmitMailing mailing={mailing} onChanged={onChanged} />}
      {mailing.started_at !== null && <MailingFigures mailing={mailing} />}
    </li>
  );
}

const isKept = ({ order }: OwnMailing) => order !== null && order.charged === null;

function notesOf({ id, date_send, order, reason, status }: OwnMailing): string[] {
  const people = order && plural(order.reach, ['адресат', 'адресата', 'адресатов']);
  const isPaid = order?.charged != null && status === 'CONFIRMED';
  return [
    `Рассылка № ${id}, ${formatMoment(date_send)}`,
    ...(order && order.charged === null ? [`${people}, отложено ${formatExact(order.sum)}`] : []),
    ...(isPaid
      ? [
          `Списано ${formatExact(order.charged ?? 0)}, вернулось ${formatExact(order.sum - (order.charged ?? 0))}`,
        ]
      : []),
    ...(reason ? [`Что исправить: ${reason}`] : []),
  ];
}
