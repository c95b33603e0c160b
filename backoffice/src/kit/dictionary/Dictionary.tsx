import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { ListPage } from '../list/ListPage.tsx';
import { RecordLink } from '../list/RecordLink.tsx';
import { RecordTable } from '../list/RecordTable.tsx';
import { CreatePage } from '../record/CreatePage.tsx';
import { EditPage } from '../record/EditPage.tsx';
import { type FactRow, Facts } from '../record/Facts.tsx';
import { Fields } from '../record/Fields.tsx';
import type { Section } from '../record/RecordForm.tsx';
import { ShowPage } from '../record/ShowPage.tsx';

type Named = RaRecord & { name: string };

interface DictionaryDefinition<R extends Named> {
  title: string;
  /** Absent where nothing is added: «Добавить город». */
  create?: string;
  newTitle?: string;
  sort: { field: keyof R & string; order: 'ASC' | 'DESC' };
  /** What stands beside the name, in lists and on the card. */
  facts: readonly FactRow<R>[];
  inputs: ReactNode;
}

/** List, form and card of a plain list of names: the only screens that are made and not written. */
export function dictionary<R extends Named>({
  title,
  create,
  newTitle = title,
  sort,
  facts,
  inputs,
}: DictionaryDefinition<R>) {
  const sections: readonly Section[] = [
    { id: 'main', title: 'Запись', content: <Fields columns={2}>{inputs}</Fields> },
  ];
  const titleOf = (record: R | undefined) => record?.name ?? title;

  const List = () => (
    <ListPage<R> create={create} sort={sort}>
      <RecordTable<R> card={Row} bulk={{ sections }}>
        <DataTable.Col<R> source="name" render={(record) => <RecordLink>{record.name}</RecordLink>} />
        {facts.map(([field, say]) => (
          <DataTable.Col<R> key={field} source={field as never} disableSort render={say} />
        ))}
      </RecordTable>
    </ListPage>
  );
  const Row = ({ record }: { record: R }) => (
    <Box>
      <RecordLink>{record.name}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
        {facts.map(([field, say]) => (
          <Box key={field}>{say(record)}</Box>
        ))}
      </Box>
    </Box>
  );
  const Edit = () => <EditPage<R> titleOf={titleOf} sections={sections} />;
  const Create = () => <CreatePage<R> title={newTitle} created="Запись добавлена" sections={sections} />;
  const Show = () => (
    <ShowPage<R>
      after={null}
      titleOf={titleOf}
      sections={[{ id: 'main', title: 'Запись', content: <Facts<R> rows={facts} /> }]}
    />
  );
  return { List, Edit, Create, Show };
}
