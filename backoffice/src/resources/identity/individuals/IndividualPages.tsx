import type { StaffIndividual } from '@odonta/api/contract';
import { individualLifecycle } from '@odonta/db/vocabulary/identity/individual.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { BooleanInput, TextInput } from 'react-admin';
import { FullNameInputs } from '../../../kit/inputs/FullNameInputs.tsx';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import { ManagerSelect } from '../../../kit/inputs/ManagerSelect.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { ClientLink } from '../../sales/clients/ClientLink.tsx';
import { Contacts } from './Contacts.tsx';
import { fullName } from './fullName.ts';

const title = 'Покупатель';

export const IndividualCreate = () => (
  <CreatePage<StaffIndividual>
    title="Новый покупатель"
    created="Покупатель добавлен"
    blank={{ is_student: false }}
    sections={[who, ...sections]}
  />
);

export const IndividualEdit = () => (
  <EditPage<StaffIndividual>
    titleOf={(person) => (person ? fullName(person) : title)}
    facts={(person) => <IndividualFacts person={person} />}
    actions={<TransitionButtons />}
    sections={[{ ...who, hint: maskedHint }, ...sections, contacts]}
  />
);

export const IndividualShow = () => (
  <ShowPage<StaffIndividual>
    titleOf={fullName}
    facts={(person) => <IndividualFacts person={person} />}
    actions={<TransitionButtons />}
    sections={[{ id: 'main', title, content: <Facts<StaffIndividual> rows={rows} /> }, contacts]}
  />
);

const maskedHint = 'Почта и телефон показаны не целиком: введите новые, чтобы заменить.';

const contacts: Section = { id: 'contacts', title: 'Контакты', content: <Contacts /> };

function IndividualFacts({ person }: { person: StaffIndividual }) {
  return (
    <>
      <StatusField statuses={individualLifecycle.statuses} />
      <span>№ {person.id}</span>
      <span>Зарегистрирован {formatMoment(person.created_at)}</span>
      <ClientLink of={`individual-${person.id}`} />
    </>
  );
}

const who: Section = {
  id: 'main',
  title: 'Кто это',
  content: (
    <Fields columns={2}>
      <FullNameInputs />
      <TextInput source="city" helperText={false} />
      <TextInput source="email" helperText={false} />
      <TextInput source="phone" type="tel" helperText={false} />
      <BooleanInput source="is_student" helperText={false} />
    </Fields>
  ),
};

const sections: readonly Section[] = [
  {
    id: 'interests',
    title: 'Чему учится',
    content: (
      <Fields>
        <TextInput source="theme" helperText="Направление, по которому учится: эндодонтия, хирургия" />
        <LongTextInput source="interests" atMost={2000} />
      </Fields>
    ),
  },
  {
    id: 'work',
    title: 'Кто ведёт',
    content: (
      <Fields columns={2}>
        <ManagerSelect />
        <TextInput source="bitrix_id" helperText="Если покупатель уже есть в CRM" />
      </Fields>
    ),
  },
];

const rows: readonly FactRow<StaffIndividual>[] = [
  ['city', ({ city }) => city],
  ['is_student', ({ is_student }) => (is_student ? 'да' : 'нет')],
  ['theme', ({ theme }) => theme],
  ['interests', ({ interests }) => interests],
  ['manager_id', ({ manager_id }) => manager_id && <ReferenceName reference="users" source="manager_id" />],
  ['bitrix_id', ({ bitrix_id }) => bitrix_id],
];
