import type { OwnBanner } from '@odonta/api/contract';
import { slotLabels } from '@odonta/db/vocabulary/advertising/banners.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoment, formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { formatWeek } from '@odonta/db/vocabulary/weeks.ts';
import styles from '../../own/own.module.css';
import { AdButtons } from './AdButtons.tsx';
import { BannerFigures } from './BannerFigures.tsx';
import { EditCreative } from './EditCreative.tsx';
import { paidBy } from './payAdvert.ts';
import { placeName } from './placeName.ts';
import { RunningButtons } from './RunningButtons.tsx';

interface Props {
  banner: OwnBanner;
  /** Named where the member acts for several. */
  owner: string | undefined;
  onChanged(): Promise<void>;
}

/** A bought banner: its state, what it waits for, and what its owner may do with it. */
export function BannerRow({ banner, owner, onChanged }: Props) {
  const { id, slot, rows, may, status } = banner;
  const isEverShown = status === 'CONFIRMED' || banner.view_count > 0;
  const weeks = [...new Set(rows.map(({ week }) => week))];
  const places = [...new Set(rows.map(({ category_id }) => category_id))];
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.about}>
        <span className={`badge ${status === 'CONFIRMED' ? '' : 'badge--calm'}`}>{banner.status_label}</span>
        <h3>
          Баннер № {id}: {slotLabels[slot]}
        </h3>
        {owner && <span>{owner}</span>}
        <span>{places.map(placeName).join(', ')}</span>
        <span>{weeks.map(formatWeek).join('; ')}</span>
        {notesOf(banner).map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </div>
      <AdButtons
        ad={banner}
        path={`/partner/advertising/banners/${id}`}
        words={{ ...words, cancelTitle: `Отменить баннер № ${id}?` }}
        onChanged={onChanged}
      >
        <RunningButtons banner={banner} onChanged={onChanged} />
      </AdButtons>
      {may.edit && <EditCreative banner={banner} onChanged={onChanged} />}
      {isEverShown && <BannerFigures banner={banner} />}
    </li>
  );
}

const words = {
  paid: 'Баннер оплачен',
  afterPayment: 'Места станут вашими. Потом загрузите картинки и отправьте баннер на проверку.',
  cancelled: 'Баннер отменён',
} as const;

function notesOf({
  held_until,
  mend_until,
  paid_by,
  reason,
  refunded,
  status,
  ...banner
}: OwnBanner): string[] {
  return [
    ...(held_until && status === 'PREPARE' ? [`Ждёт оплаты до ${formatMoment(held_until)}`] : []),
    ...(reason ? [`Почему отклонён: ${reason}`] : []),
    ...(banner.link_problem ? [`Ссылка не прошла проверку. ${banner.link_problem}`] : []),
    ...(banner.submitted_at && status === 'CREATED' && !banner.is_link_checked ? ['Проверяем ссылку…'] : []),
    ...(mend_until && status === 'REJECTED' ? [`Исправить можно до ${formatMoscowDay(mend_until)}`] : []),
    ...(banner.waiting
      ? [
          `Правка от ${formatMoment(banner.waiting.asked_at)} на проверке, до решения остаётся прежний вариант`,
        ]
      : []),
    ...(banner.refused ? [`Правка не принята: ${banner.refused}`] : []),
    ...(paid_by ? [`Оплачено ${paidBy[paid_by]}`] : []),
    ...(refunded > 0 ? [`Возвращено на баланс ${formatExact(refunded)}`] : []),
    ...(banner.view_count > 0 ? [`Увидели: ${banner.view_count}, переходы: ${banner.click_count}`] : []),
  ];
}
