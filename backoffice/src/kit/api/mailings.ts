import type { MailingReach } from '@odonta/api/contract';
import type { MailingAudience } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import type { Transport } from './transport.ts';

export interface MailingCalls {
  /** How many people an audience has now. */
  mailingReach(audience: MailingAudience & { is_advertising: boolean }): Promise<MailingReach>;
}

export const mailingCalls = (apiUrl: string, transport: Transport): MailingCalls => ({
  mailingReach: async (audience) =>
    (
      await transport.json(`${apiUrl}/mailings/audience`, {
        method: 'POST',
        body: JSON.stringify(audience),
      })
    ).json,
});
