import { Box } from '@mui/material';
import type { Entity } from '@odonta/db/vocabulary/entity.ts';
import { DataTable, NumberInput, required, TextInput } from 'react-admin';
import { ChoiceInput } from '../inputs/ChoiceInput.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { RecordLink } from '../list/RecordLink.tsx';
import { RecordTable } from '../list/RecordTable.tsx';
import { CreatePage } from '../record/CreatePage.tsx';
import { EditPage } from '../record/EditPage.tsx';
import { Facts } from '../record/Facts.tsx';
import { Fields } from '../record/Fields.tsx';
import type { Section } from '../record/RecordForm.tsx';
import { ShowPage } from '../record/ShowPage.tsx';
import type { Dictionary, DictionaryInput, Name } from './dictionary.ts';

/** List, form and card of a plain list of names: the only screens that are made and not written. */
export function screensOfDictionary<R extends Name>(
  { label, accusative }: Entity,
  { newTitle, sort, facts, inputs }: Dictionary<R>,
) {
  const create = newTitle && `Добавить ${accusative}`;
  const fields = Object.entries(inputs) as [string, DictionaryInput][];
  const sections: readonly Section[] = [
    {
      id: 'main',
      title: 'Запись',
      content: <Fields columns={2}>{fields.map(inputOf)}</Fields>,
    },
  ];
  const titleOf = (record: R | undefined) => record?.name ?? label;

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
  const Create = () => (
    <CreatePage<R> title={newTitle ?? label} created="Запись добавлена" sections={sections} />
  );
  const Show = () => (
    <ShowPage<R>
      after={null}
      titleOf={titleOf}
      sections={[{ id: 'main', title: 'Запись', content: <Facts<R> rows={facts} /> }]}
    />
  );
  return { List, Edit, Create, Show };
}

function inputOf([source, { hint, isRequired, number, choices }]: [string, DictionaryInput]) {
  const shared = { source, helperText: hint ?? (false as const), validate: isRequired && required() };
  if (choices) return <ChoiceInput key={source} {...shared} choices={[...choices]} />;
  return number ? (
    <NumberInput key={source} {...shared} {...number} />
  ) : (
    <TextInput key={source} {...shared} />
  );
}
