import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './relatedLeads.letters.ts';

const lead = { id: 1, email: 'lead@test.local' };

export const compose: LetterSample<typeof letters> = async (typed) => ({
  leadGiven: letters.leadGiven(lead, { id: 1, name: typed }, { name: typed, inn: '7707083893' }),
  leadRevoked: letters.leadRevoked('leads@test.local', lead, { id: 1, name: typed }, 'WITHDRAWN'),
  disputeDecided: letters.disputeDecided(
    'leads@test.local',
    { ...lead, status: 'CONFIRMED', price: 300_00 },
    { id: 1, name: typed },
    typed,
  ),
  leadArrived: letters.leadArrived('leads@test.local', lead, { id: 1, name: typed }),
});
