import type { NewLetter } from '../../platform/mail/letters.ts';
import { greeting } from '../../platform/mail/strangersWords.ts';

export interface Owner {
  email: string;
  name: string | null;
  /** The use of his bonuses, in a sentence. */
  use: string;
}

export const bonusesExpiring = (
  account_id: number,
  { email, name, use }: Owner,
  lines: readonly string[],
): NewLetter => ({
  kind: 'bonus_expiring',
  to: email,
  subject: 'Ваши бонусы скоро сгорят',
  text: `${greeting(name)}\n\nСкоро сгорят ваши бонусы:\n${lines.join('\n')}\n\n${use}\n\n«Одонта»`,
  resource: 'bonus_accounts',
  record_id: account_id,
});
