import { Box } from '@mui/material';
import type { StaffSynonym } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { required, TextInput } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { linesOf, wordsIn } from './wordLines.ts';

const { Column, moment } = columnsOf<StaffSynonym>();

const sections: readonly Section[] = [
  {
    id: 'main',
    title: 'Слова',
    content: (
      <Fields>
        <TextInput
          source="words"
          multiline
          minRows={3}
          maxRows={8}
          format={linesOf}
          parse={wordsIn}
          validate={required()}
          helperText="По одному слову или выражению в строке. Поиск по любому из них находит курсы со всеми остальными."
        />
      </Fields>
    ),
  },
];
const facts: readonly FactRow<StaffSynonym>[] = [
  ['words', ({ words }) => words.join(', ')],
  ['updated_at', ({ updated_at }) => formatMoment(updated_at)],
];
const titleOf = (group: StaffSynonym | undefined) => group?.words.join(', ') ?? 'Синонимы';

export const SynonymList = () => (
  <ListPage<StaffSynonym> create="Добавить синонимы">
    <RecordTable<StaffSynonym> card={Row}>
      <Column source="words" disableSort render={(group) => <RecordLink>{titleOf(group)}</RecordLink>} />
      <Column {...moment('updated_at')} />
    </RecordTable>
  </ListPage>
);

/** The report of searches opens this form with a word that visitors typed; its synonyms are added here. */
export function SynonymCreate() {
  const [query] = useSearchParams();
  const word = query.get('word');
  return (
    <CreatePage<StaffSynonym>
      title="Новые синонимы"
      created="Синонимы добавлены, поиск их уже знает"
      blank={word ? { words: [word, ''] } : {}}
      sections={sections}
    />
  );
}

export const SynonymEdit = () => <EditPage<StaffSynonym> titleOf={titleOf} sections={sections} />;

export const SynonymShow = () => (
  <ShowPage<StaffSynonym>
    titleOf={titleOf}
    sections={[{ id: 'main', title: 'Слова', content: <Facts<StaffSynonym> rows={facts} /> }]}
    after={null}
  />
);

const Row = ({ record }: { record: StaffSynonym }) => (
  <Box>
    <RecordLink>{titleOf(record)}</RecordLink>
    <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{formatMoment(record.updated_at)}</Box>
  </Box>
);
