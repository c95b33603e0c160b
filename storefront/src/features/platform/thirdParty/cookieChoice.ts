import { stored } from '../../../lib/stored.ts';

export type CookieChoice = 'all' | 'necessary';

interface KeptChoice {
  choice: CookieChoice;
  /** The linked edition of the policy. */
  policy_version: string;
}

export const cookieChoice = stored<KeptChoice | null>('cookie_choice', keptChoice);

interface Asked {
  /** The edition in force. */
  policy_version: string;
  /** The browser asks every site not to track its owner. */
  isRefusedByBrowser: boolean;
}

/** The visitor's decision; null while he must be asked. A new policy needs a new «yes», a «no» stays. */
export function decided(
  kept: KeptChoice | null,
  { policy_version, isRefusedByBrowser }: Asked,
): CookieChoice | null {
  if (kept?.choice === 'necessary') return 'necessary';
  if (kept?.choice === 'all' && kept.policy_version === policy_version) return 'all';
  return isRefusedByBrowser ? 'necessary' : null;
}

/** Do Not Track, and its successor. */
export function isRefusedByBrowser(browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }) {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

function keptChoice(kept: unknown): KeptChoice | null {
  if (kept === null || typeof kept !== 'object') return null;
  const { choice, policy_version } = kept as Partial<Record<string, unknown>>;
  const isChoice = choice === 'all' || choice === 'necessary';
  return isChoice && typeof policy_version === 'string' ? { choice, policy_version } : null;
}
