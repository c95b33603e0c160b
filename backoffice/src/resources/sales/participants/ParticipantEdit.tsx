import type { StaffParticipant } from '@odonta/api/contract';
import { TextInput } from 'react-admin';
import { FullNameInputs } from '../../../kit/inputs/FullNameInputs.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { participantName } from './participantName.ts';

/** Corrects a misspelt name or adds a missing one; another person is a replacement. */
export const ParticipantEdit = () => (
  <EditPage<StaffParticipant>
    titleOf={(person) => (person ? participantName(person) : 'Участник')}
    sections={sections}
  />
);

const sections: readonly Section[] = [
  {
    id: 'main',
    title: 'Кто учится',
    hint: 'Почта и телефон показаны не целиком: введите новые, чтобы заменить.',
    content: (
      <Fields columns={2}>
        <FullNameInputs />
        <TextInput source="email" helperText={false} />
        <TextInput source="phone" type="tel" helperText={false} />
      </Fields>
    ),
  },
];
