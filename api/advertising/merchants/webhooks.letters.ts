import type { Merchant, Webhook } from '@odonta/db/models';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { disabledWords, rotatedWords } from '../../platform/webhooks/words.ts';

type To = Pick<Merchant, 'id' | 'email'>;
type Numbered = Pick<Webhook, 'id'>;

export const merchantWebhookDisabled = (to: To, webhook: Numbered): NewLetter =>
  letter('merchant_webhook_disabled', to, 'Вебхук выключен после ошибок', disabledWords(named(webhook)));

export const merchantWebhookRotated = (to: To, webhook: Numbered): NewLetter =>
  letter('merchant_webhook_rotated', to, 'Секрет вебхука сменён', rotatedWords(named(webhook)));

const named = ({ id }: Numbered) => ({
  id,
  owner: 'ваша организация',
  of: 'вашей организации',
  link: siteLink(paths.relatedPromotions),
});

function letter(kind: string, { id, email }: To, subject: string, paragraphs: readonly string[]): NewLetter {
  const text = ['Здравствуйте!', ...paragraphs, 'Команда «Одонты»'].join('\n\n');
  return { kind, to: email, subject, text, resource: 'merchants', record_id: id };
}
