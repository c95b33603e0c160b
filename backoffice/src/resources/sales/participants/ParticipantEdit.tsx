import type { StaffParticipant } from '@odonta/api/contract';
import { required, TextInput } from 'react-admin';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { participantName } from './participantName.ts';

/** For a name that was misspelt or not yet given; somebody else comes by a replacement. */
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
        <TextInput source="last_name" validate={required()} helperText={false} />
        <TextInput source="first_name" validate={required()} helperText={false} />
        <TextInput source="middle_name" helperText={false} />
        <TextInput source="email" helperText={false} />
        <TextInput source="phone" type="tel" helperText={false} />
      </Fields>
    ),
  },
];
