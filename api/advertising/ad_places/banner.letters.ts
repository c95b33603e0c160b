import type { AdShortfall, Approval, Banner } from '@odonta/db/models';
import { type AdFigure, adFigureWords, clickRate } from '@odonta/db/vocabulary/advertising/adFigures.ts';
import { approvalDays } from '@odonta/db/vocabulary/identity/approvals.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoscowDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { formatWeek } from '@odonta/db/vocabulary/weeks.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { elsewhere } from '../ad_links/asking.ts';
import { type AdReader, adLetter } from '../buying/adLetter.ts';

export const bannerApproved = (
  { id, date_start }: Pick<Banner, 'id' | 'date_start'>,
  to: AdReader,
): NewLetter =>
  adLetter(
    {
      ...{ good: 'banner', kind: 'banner_approved', id, subject: 'одобрен' },
      paragraphs: [
        `Баннер № ${id} проверен и будет на сайте с ${formatMoscowDay(secondsOf(date_start))} в оплаченные недели.`,
      ],
    },
    to,
  );

export const bannerRejected = (
  { id, mend_until }: Pick<Banner, 'id' | 'mend_until'>,
  reason: string,
  to: AdReader,
): NewLetter =>
  adLetter(
    {
      ...{ good: 'banner', kind: 'banner_rejected', id, subject: 'нужно исправить' },
      paragraphs: [
        `Баннер № ${id} не прошёл проверку: ${reason}`,
        `Исправьте его до ${formatMoscowDay(secondsOf(mend_until) ?? 0)} и отправьте снова. Потом места освободятся, а деньги вернутся на маркетинговый баланс.`,
      ],
    },
    to,
  );

/** A centre may choose to have it otherwise, or not at all. */
export const bannerWeek = (
  { id }: Pick<Banner, 'id'>,
  week: string,
  { figures, isLast }: { figures: Record<AdFigure, number>; isLast: boolean },
  to: AdReader,
): NewLetter => ({
  ...adLetter(
    {
      ...{ good: 'banner', kind: 'banner_week', id, subject: 'за неделю: показы и переходы' },
      paragraphs: [
        `Цифры баннера № ${id} за ${formatWeek(week)}:`,
        [
          ...weekly.map((figure) => `${adFigureWords[figure]}: ${figures[figure].toLocaleString('ru-RU')}`),
          `Доля переходов: ${clickRate(figures)}`,
        ].join('\n'),
        ...(isLast ? ['Это была последняя оплаченная неделя: показ закончился.'] : []),
        '«Увидели» — половина баннера была на экране секунду; роботы не считаются. Цифры по дням таблицей и отчёт в PDF можно скачать в кабинете.' +
          (to.center_id === null ? '' : ' Там же, в настройках писем, это письмо можно отключить.'),
      ],
    },
    to,
  ),
  ...(to.center_id !== null && { center_id: to.center_id }),
});

const weekly = ['impressions', 'viewable', 'uniq', 'clicks'] as const;

/** A free week for one in which the banner was seen far less than was promised. */
export const bannerWeekGiven = (
  id: number,
  { promised, viewable }: Pick<AdShortfall, 'promised' | 'viewable'>,
  weeks: { short: string; given: string },
  to: AdReader,
): NewLetter =>
  adLetter(
    {
      ...{ good: 'banner', kind: 'banner_week_given', id, subject: 'дарим неделю показа' },
      paragraphs: [
        `За ${formatWeek(weeks.short)} баннер № ${id} увидели ${plural(viewable, times)}, а обещали мы ${plural(promised, times)}.`,
        `Поэтому дарим неделю на том же месте: ${formatWeek(weeks.given)}. Делать ничего не нужно, баннер появится сам.`,
      ],
    },
    to,
  );

const times = ['раз', 'раза', 'раз'] as const;

/** The reason is quoted without the name of the other site: a stranger's address does not go out in our letters. */
export const bannerLinkBroken = ({ id }: Pick<Banner, 'id'>, problem: string, to: AdReader): NewLetter =>
  adLetter(
    {
      ...{
        good: 'banner',
        kind: 'banner_link_broken',
        id,
        subject: '— ссылка не прошла проверку',
      },
      paragraphs: [
        `Мы проверили ссылку баннера № ${id}. ${withoutHost(problem)}.`,
        'Посетители могут не попасть на страницу. Баннер мы не останавливаем. Почините страницу или замените ссылку в кабинете; мы проверяем её снова каждые десять минут.',
      ],
    },
    to,
  );

const withoutHost = (problem: string): string => (problem.startsWith(elsewhere) ? elsewhere : problem);

/** The decision about another creative of a banner that runs, or that nobody has decided. */
export const bannerChangeDecided = (
  id: number,
  { status, reason }: Pick<Approval, 'status' | 'reason'>,
  to: AdReader,
): NewLetter =>
  adLetter(
    {
      ...{ good: 'banner', kind: 'banner_change_decided', id },
      subject: status === 'CONFIRMED' ? 'обновлён' : 'остался прежним',
      paragraphs:
        status === 'CONFIRMED'
          ? [`Правка баннера № ${id} принята: в оплаченные недели показываем новый вариант.`]
          : [
              status === 'REJECTED'
                ? `Правка баннера № ${id} не принята: ${reason}`
                : `Правку баннера № ${id} не успели проверить за ${plural(approvalDays, ['день', 'дня', 'дней'])}, извините.`,
              'Показываем прежний вариант. Правку можно отправить ещё раз.',
            ],
    },
    to,
  );
