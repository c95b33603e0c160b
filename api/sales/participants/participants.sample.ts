import type { OrderParticipant } from '@odonta/db/models';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { sample } from '../../testing/sample.ts';

export const participantsSample = sample('participants', {
  build: async () => (await buildOrder()).participants[0] as OrderParticipant,
  change: { first_name: 'Зоя' },
  of: async ({ prod, word }) => {
    const [participant] = (await buildOrder({ prod })).participants;
    return (participant as OrderParticipant).update({ last_name: word });
  },
});
