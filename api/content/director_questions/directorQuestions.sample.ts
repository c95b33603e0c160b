import { buildDirectorQuestion } from '@odonta/db/testing/factories.ts';
import { sample } from '../../testing/sample.ts';

export const directorQuestionsSample = sample('director_questions', {
  build: buildDirectorQuestion,
  create: () => ({
    fio: 'Звонивший Пётр',
    tel: '+7 912 000-11-33',
    email: 'asked@test.local',
    specialization: 'Ортодонт',
    comment: 'Будет ли курс летом?',
    consent_by_phone: true,
  }),
  change: { specialization: 'Ортопед' },
  at: { CONFIRMED: `answer = 'Будет весной.'` },
  bodies: { answer: { answer: 'Будет весной.' } },
});
