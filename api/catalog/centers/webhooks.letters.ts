import type { Center, Webhook } from '@odonta/db/models';
import { partnerSection } from '@odonta/db/vocabulary/addresses.ts';
import { centerLetter } from '../../platform/mail/centerLetter.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { saidBy } from '../../platform/mail/strangersWords.ts';
import { disabledWords, rotatedWords } from '../../platform/webhooks/words.ts';

type Named = Pick<Center, 'id' | 'name'>;
type Numbered = Pick<Webhook, 'id'>;

export const webhookDisabled = (to: string, center: Named, webhook: Numbered): NewLetter =>
  centerLetter(
    to,
    center,
    'webhook_disabled',
    'Вебхук выключен после ошибок',
    disabledWords(named(center, webhook)),
  );

export const webhookSecretRotated = (to: string, center: Named, webhook: Numbered): NewLetter =>
  centerLetter(
    to,
    center,
    'webhook_secret_rotated',
    'Секрет вебхука сменён',
    rotatedWords(named(center, webhook)),
  );

const named = ({ name }: Named, { id }: Numbered) => ({
  id,
  owner: `центр «${saidBy(name)}»`,
  of: `центра «${saidBy(name)}»`,
  link: siteLink(partnerSection('webhooks')),
});
