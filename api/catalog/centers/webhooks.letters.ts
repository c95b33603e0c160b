import type { Center, Webhook } from '@odonta/db/models';
import { partnerSection } from '@odonta/db/vocabulary/addresses.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { webhookLimits } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { saidBy } from '../../platform/mail/strangersWords.ts';

type Named = Pick<Center, 'id' | 'name'>;
/** Named by its number: an address that a member typed does not go to the others by our mail. */
type Numbered = Pick<Webhook, 'id'>;

const days = plural(webhookLimits.disabledAfterDays, ['день', 'дня', 'дней']);

export const webhookDisabled = (to: string, center: Named, { id }: Numbered): NewLetter =>
  letter(to, center, 'webhook_disabled', 'Вебхук выключен после ошибок', [
    `Сервер, на который центр «${saidBy(center.name)}» получает сообщения (вебхук № ${id}), не принимал их ${days}. Мы выключили вебхук.`,
    `Почините сервер, отправьте ему проверку и включите вебхук снова: ${siteLink(partnerSection('webhooks'))}`,
    `Недоставленные сообщения ${plural(webhookLimits.keptDays, ['день', 'дня', 'дней'])} лежат в журнале: их можно отправить повторно.`,
  ]);

export const webhookSecretRotated = (to: string, center: Named, { id }: Numbered): NewLetter =>
  letter(to, center, 'webhook_secret_rotated', 'Секрет вебхука сменён', [
    `Сотрудник «Одонты» сменил секрет вебхука № ${id} центра «${saidBy(center.name)}»: прежний больше не подписывает сообщения.`,
    `Новый секрет никто не видел. Чтобы получить свой, нажмите «Сменить секрет»: ${siteLink(partnerSection('webhooks'))}`,
  ]);

const letter = (
  to: string,
  { id }: Named,
  kind: string,
  subject: string,
  paragraphs: readonly string[],
): NewLetter => ({
  ...{ to, kind, subject, resource: 'centers', record_id: id },
  text: ['Здравствуйте!', ...paragraphs, 'Команда «Одонты»'].join('\n\n'),
});
