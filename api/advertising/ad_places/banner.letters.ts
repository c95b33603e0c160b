import type { Banner, Center } from '@odonta/db/models';
import { partnerSection } from '@odonta/db/vocabulary/addresses.ts';
import { formatMoscowDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';

type To = Pick<Center, 'email'>;

const cabinet = partnerSection('advertising');

export const bannerApproved = (banner: Pick<Banner, 'id' | 'date_start'>, to: To): NewLetter =>
  letter('banner_approved', banner.id, to, `Баннер № ${banner.id} одобрен`, [
    `Баннер № ${banner.id} проверен и будет на сайте с ${formatMoscowDay(secondsOf(banner.date_start))} в оплаченные недели.`,
  ]);

export const bannerRejected = (
  banner: Pick<Banner, 'id' | 'mend_until'>,
  reason: string,
  to: To,
): NewLetter =>
  letter('banner_rejected', banner.id, to, `Баннер № ${banner.id} нужно исправить`, [
    `Баннер № ${banner.id} не прошёл проверку: ${reason}`,
    `Исправьте его до ${formatMoscowDay(secondsOf(banner.mend_until) ?? 0)} и отправьте снова. Потом места освободятся, а деньги вернутся на маркетинговый баланс.`,
  ]);

function letter(
  kind: string,
  record_id: number,
  { email }: To,
  subject: string,
  paragraphs: readonly string[],
): NewLetter {
  const link = `Баннеры центра: ${siteLink(cabinet)}`;
  const text = ['Здравствуйте!', ...paragraphs, link, 'Команда «Одонты»'].join('\n\n');
  return { kind, to: email, subject, text, resource: 'banner_campaigns', record_id };
}
