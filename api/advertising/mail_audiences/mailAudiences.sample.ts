import { buildMailSuppression } from '@odonta/db/testing/mailingFactories.ts';
import { sample } from '../../testing/sample.ts';

export const mailAudiencesSample = sample('mail_audiences', {
  build: () => buildMailSuppression(),
  create: () => ({ email: `created${Date.now()}@test.local`, reason: 'STAFF' }),
  change: { comment: 'Просил по телефону' },
});
