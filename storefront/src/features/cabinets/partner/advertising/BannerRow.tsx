import type { OwnBanner } from '@odonta/api/contract';
import { slotLabels } from '@odonta/db/vocabulary/advertising/banners.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoment, formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { formatWeek } from '@odonta/db/vocabulary/weeks.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { AskedButton } from '../../../platform/actions/AskedButton.tsx';
import styles from '../../own/own.module.css';
import { CreativeForm } from './CreativeForm.tsx';

interface Props {
  banner: OwnBanner;
  onChanged(): Promise<void>;
}

/** A bought banner: its state, what it waits for, and what its centre may do with it. */
export function BannerRow({ banner, onChanged }: Props) {
  const { id, slot, rows, may, total, returnable, status } = banner;
  const act = (name: string) =>
    partnerSession.call<OwnBanner>(`/partner/advertising/banners/${id}/${name}`, 'POST', {});
  const weeks = [...new Set(rows.map(({ week }) => week))];
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.about}>
        <span className={`badge ${status === 'CONFIRMED' ? '' : 'badge--calm'}`}>{banner.status_label}</span>
        <h3>
          Баннер № {id}: {slotLabels[slot]}
        </h3>
        <span>{weeks.map(formatWeek).join('; ')}</span>
        {notesOf(banner).map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </div>
      <div className={styles.end}>
        <span className={styles.sum}>{formatExact(total)}</span>
        {may.pay && (
          <AskedButton
            label="Оплатить"
            title={`Оплатить ${formatExact(total)} с баланса?`}
            keep="Не сейчас"
            act={() => act('pay')}
            onDone={() => {
              toast('success', 'Баннер оплачен');
              void onChanged();
            }}
          >
            <p>Места станут вашими. Потом загрузите картинки и отправьте баннер на проверку.</p>
          </AskedButton>
        )}
        {may.cancel && (
          <AskedButton
            label="Отменить"
            title={`Отменить баннер № ${id}?`}
            keep="Оставить"
            act={() => act('cancel')}
            onDone={() => {
              toast('success', 'Баннер отменён');
              void onChanged();
            }}
          >
            <p>На баланс вернётся {formatExact(returnable)}. Места освободятся для других.</p>
          </AskedButton>
        )}
      </div>
      {may.edit && <CreativeForm banner={banner} onChanged={onChanged} />}
    </li>
  );
}

function notesOf({ held_until, mend_until, reason, refunded, status, ...banner }: OwnBanner): string[] {
  return [
    ...(held_until && status === 'PREPARE' ? [`Места ждут оплаты до ${formatMoment(held_until)}`] : []),
    ...(reason ? [`Почему отклонён: ${reason}`] : []),
    ...(mend_until && status === 'REJECTED' ? [`Исправить можно до ${formatMoscowDay(mend_until)}`] : []),
    ...(refunded > 0 ? [`Возвращено на баланс ${formatExact(refunded)}`] : []),
    ...(banner.view_count > 0 ? [`Показы: ${banner.view_count}, переходы: ${banner.click_count}`] : []),
  ];
}
