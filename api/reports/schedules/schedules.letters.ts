import { backOfficePath } from '@odonta/db/vocabulary/addresses.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { scheduleLimits } from '@odonta/db/vocabulary/reports/schedules.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { secretPlace } from '../../platform/mail/secrets.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';

interface Sent {
  to: string;
  title: string;
  about: readonly string[];
  /** Null in a report of this moment. */
  period: string | null;
  token: string;
  sending_id: number;
}

/** The numbers are behind a link that requires a sign-in: letters are forwarded and stored for years. */
export function reportSent({ to, title, about, period, token, sending_id }: Sent): NewLetter {
  const subject = [`Отчёт «${title}»`, period].filter(Boolean).join(', ');
  const text = [
    'Здравствуйте!',
    `${[subject, ...about].join('. ')}.`,
    `Ссылка откроет отчёт только вам, после входа в бэк-офис, и действует ${plural(scheduleLimits.linkDays, ['день', 'дня', 'дней'])}:\n${secretPlace}`,
    'Команда «Одонты»',
  ].join('\n\n');
  const secret = siteLink(backOfficePath(`/reports?letter=${token}`));
  return {
    kind: 'report_sent',
    to,
    subject,
    text,
    secret,
    resource: 'report_sendings',
    record_id: sending_id,
  };
}
