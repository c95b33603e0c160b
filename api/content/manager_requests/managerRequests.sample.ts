import { buildManagerRequest } from '@odonta/db/testing/factories.ts';
import { sample } from '../../testing/sample.ts';

export const managerRequestsSample = sample('manager_requests', {
  build: buildManagerRequest,
  create: () => ({
    name: 'Вера Звонившая',
    phone: '+7 912 000-11-22',
    email: 'called@test.local',
    city: 'Пермь',
    kind: 'CALLBACK',
    consent_by_phone: true,
  }),
  change: { comment_internal: 'Перезвонить' },
  at: { CONFIRMED: `result = 'INFO'` },
  bodies: { assign: { manager_id: 1 }, confirm: { result: 'INFO' } },
  of: ({ prod: { id: prod_id, center_id }, word }) =>
    buildManagerRequest({ prod_id, center_id, name: word, comment: word }),
});
