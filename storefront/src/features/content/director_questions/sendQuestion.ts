import type { Accepted, NewDirectorQuestion } from '@odonta/api/contract';
import { post } from '../../../lib/api.ts';
import { givenConsent } from '../../platform/forms/consent.ts';
import { clientTargets } from '../../platform/visits/clientTarget.ts';

export interface QuestionValues {
  fio: string;
  tel: string;
  email: string;
  specialization: string;
  comment: string;
  consent: boolean;
}

export function sendQuestion({ consent: _, ...values }: QuestionValues): Promise<Accepted> {
  const question: NewDirectorQuestion = { ...values, consent: givenConsent(), ...clientTargets() };
  return post('/director/question', question);
}
