import { Box } from '@mui/material';
import type { StaffProdQuestion } from '@odonta/api/contract';
import {
  prodQuestionLifecycle,
  prodQuestionLimits,
} from '@odonta/db/vocabulary/catalog/prodQuestionLifecycle.ts';
import { required, TextInput } from 'react-admin';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';

const { Column, moment, status } = columnsOf<StaffProdQuestion>();
const { statuses } = prodQuestionLifecycle;

export const ProdQuestionList = () => (
  <ListPage<StaffProdQuestion>
    create="Добавить вопрос"
    sort={{ field: 'created_at', order: 'DESC' }}
    tabs={tabsOf(statuses)}
    filters={[referenceFilter('prod_id', 'Курс', 'prods')]}
  >
    <RecordTable<StaffProdQuestion> card={QuestionRow}>
      <Column source="question" disableSort render={({ question }) => <RecordLink>{question}</RecordLink>} />
      <Column source="prod_name" disableSort />
      <Column {...moment('created_at')} />
      <Column {...status(statuses)} />
    </RecordTable>
  </ListPage>
);

function QuestionRow({ record: { question, prod_name } }: { record: StaffProdQuestion }) {
  return (
    <Box>
      <RecordLink>{question}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>{prod_name}</Box>
      <StatusField statuses={statuses} />
    </Box>
  );
}

const sections: readonly Section[] = [
  {
    id: 'main',
    title: 'Вопрос и ответ',
    hint: 'Их увидят все на странице курса: без имён, телефонов и почты.',
    content: (
      <Fields>
        <ReferenceSelect source="prod_id" reference="prods" isRequired />
        <TextInput
          source="question"
          multiline
          minRows={3}
          maxRows={8}
          validate={required()}
          helperText={false}
          slotProps={{ htmlInput: { maxLength: prodQuestionLimits.question.max } }}
        />
        <TextInput
          source="answer"
          multiline
          minRows={3}
          maxRows={8}
          helperText="Без ответа вопрос не опубликовать"
          slotProps={{ htmlInput: { maxLength: prodQuestionLimits.answer.max } }}
        />
      </Fields>
    ),
  },
];

const QuestionFacts = ({ record }: { record: StaffProdQuestion }) => (
  <>
    <StatusField statuses={statuses} />
    <span>№ {record.id}</span>
  </>
);

export const ProdQuestionCreate = () => (
  <CreatePage<StaffProdQuestion>
    title="Новый вопрос"
    created="Вопрос добавлен: опубликуйте его с ответом"
    sections={sections}
  />
);

export const ProdQuestionEdit = () => (
  <EditPage<StaffProdQuestion>
    titleOf={(record) => record?.question ?? 'Вопрос'}
    facts={(record) => <QuestionFacts record={record} />}
    actions={<TransitionButtons />}
    sections={sections}
  />
);

export const ProdQuestionShow = () => (
  <ShowPage<StaffProdQuestion>
    titleOf={({ question }) => question}
    facts={(record) => <QuestionFacts record={record} />}
    actions={<TransitionButtons />}
    sections={[{ id: 'main', title: 'Вопрос и ответ', content: <Facts<StaffProdQuestion> rows={rows} /> }]}
  />
);

const rows: readonly FactRow<StaffProdQuestion>[] = [
  ['prod_id', () => <ReferenceName reference="prods" source="prod_id" />],
  ['question', ({ question }) => question],
  ['answer', ({ answer }) => answer],
];
