import type { NewLetter } from '../../platform/mail/letters.ts';
import { greeting } from '../../platform/mail/strangersWords.ts';

export interface Owner {
  /** Only individuals choose how such letters come. */
  kind: 'bonus_expiring' | 'company_bonus_expiring';
  email: string;
  name: string | null;
  /** The use of his bonuses, in a sentence. */
  use: string;
}

export const bonusesExpiring = (
  account_id: number,
  { kind, email, name, use }: Owner,
  lines: readonly string[],
): NewLetter => ({
  kind,
  to: email,
  subject: 'Ваши бонусы скоро сгорят',
  text: `${greeting(name)}\n\nСкоро сгорят ваши бонусы:\n${lines.join('\n')}\n\n${use}\n\n«Одонта»`,
  resource: 'bonus_accounts',
  record_id: account_id,
});
