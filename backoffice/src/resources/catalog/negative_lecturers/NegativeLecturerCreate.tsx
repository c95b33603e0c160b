import type { StaffNegativeLecturer } from '@odonta/api/contract';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { aboutInputs, evidenceInput, expiryInput, whoInputs } from './inputs.tsx';

export const NegativeLecturerCreate = () => (
  <CreatePage<StaffNegativeLecturer>
    title="Новая запись о лекторе"
    created="Запись создана и ждёт проверки"
    sections={sections}
  />
);

const sections: readonly Section[] = [
  { id: 'who', title: 'О ком', content: whoInputs },
  {
    id: 'about',
    title: 'Что произошло',
    hint: 'Когда и на каком курсе, чем это подтверждается. На сайте этого не видно.',
    content: aboutInputs,
  },
  { id: 'evidence', title: 'Документы', content: evidenceInput },
  { id: 'expiry', title: 'Срок', content: expiryInput },
];
