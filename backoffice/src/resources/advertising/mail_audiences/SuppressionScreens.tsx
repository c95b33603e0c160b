import { Box } from '@mui/material';
import type { StaffMailSuppression } from '@odonta/api/contract';
import {
  reasonsOfStaff,
  suppressionLifecycle,
  suppressionReasons,
} from '@odonta/db/vocabulary/advertising/mailings/suppression.ts';
import { email, maxLength, required, TextInput } from 'react-admin';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { choicesOf } from '../../../kit/list/choices.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { choiceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';

const { Column, moment, status } = columnsOf<StaffMailSuppression>();
const { statuses } = suppressionLifecycle;
const filters = [choiceFilter('reason', 'Почему исключён', choicesOf(suppressionReasons))];

const comment = <TextInput source="comment" validate={maxLength(500)} helperText="Видят только сотрудники" />;
const note: Section = { id: 'note', title: 'Комментарий', content: <Fields>{comment}</Fields> };
const reasons = choicesOf(suppressionReasons).filter(({ id }) => reasonsOfStaff.some((each) => each === id));
const whole: Section = {
  id: 'main',
  title: 'Кому не писать',
  content: (
    <Fields columns={2}>
      <TextInput source="email" type="email" validate={[required(), email()]} helperText={false} />
      <ChoiceInput source="reason" choices={reasons} validate={required()} />
      {comment}
    </Fields>
  ),
};

export const SuppressionList = () => (
  <ListPage<StaffMailSuppression> create="Исключить адрес" filters={filters} tabs={tabsOf(statuses)}>
    <RecordTable<StaffMailSuppression> card={SuppressionRow} bulk={{ sections: [note] }}>
      <Column source="email" disableSort render={(one) => <RecordLink>{one.email}</RecordLink>} />
      <Column source="reason" render={({ reason }) => suppressionReasons[reason]} />
      <Column {...moment('created_at')} />
      <Column {...status(statuses)} />
    </RecordTable>
  </ListPage>
);

const SuppressionRow = ({ record }: { record: StaffMailSuppression }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <RecordLink>{record.email}</RecordLink>
    <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>{suppressionReasons[record.reason]}</Box>
    <StatusField statuses={statuses} />
  </Box>
);

const facts = ({ id, reason }: StaffMailSuppression) => (
  <>
    <StatusField statuses={statuses} />
    <span>№ {id}</span>
    <span>{suppressionReasons[reason]}</span>
  </>
);

export const SuppressionCreate = () => (
  <CreatePage<StaffMailSuppression>
    title="Исключить адрес из рассылок"
    created="Адрес исключён: рассылки ему больше не уходят"
    blank={{ reason: 'STAFF' }}
    sections={[whole]}
  />
);

export const SuppressionEdit = () => (
  <EditPage<StaffMailSuppression>
    titleOf={(one) => one?.email ?? 'Адрес'}
    facts={facts}
    actions={<TransitionButtons />}
    sections={[note]}
  />
);

export const SuppressionShow = () => (
  <ShowPage<StaffMailSuppression>
    titleOf={(one) => one.email}
    facts={facts}
    actions={<TransitionButtons />}
    sections={[{ id: 'main', title: 'Адрес', content: <Facts<StaffMailSuppression> rows={rows} /> }]}
  />
);

const rows: readonly FactRow<StaffMailSuppression>[] = [
  ['email', (one) => one.email],
  ['reason', ({ reason }) => suppressionReasons[reason]],
  ['comment', (one) => one.comment],
];
