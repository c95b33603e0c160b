import { buildRelatedLead } from '@odonta/db/testing/leadFactory.ts';
import { sample } from '../../testing/sample.ts';

const disputed = () =>
  buildRelatedLead({ dispute_code: 'DUPLICATE', dispute_text: 'Уже наш', disputed_at: new Date() });

export const relatedLeadsSample = sample('related_leads', {
  build: disputed,
  at: {
    CONFIRMED: 'charged_at = now()',
    CANCELED: `revoked_at = now(), last_name = null, first_name = null, phone = null, email = null, dispute_text = null`,
  },
  naming: {
    city_id: (city_id) => buildRelatedLead({ city_id }),
    individual_id: (individual_id) => buildRelatedLead({ individual_id }),
  },
});
