import { Box, Link, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { SectionPanel } from '../../../kit/record/RecordForm.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { filteredAddress } from '../../../kit/resource/menu.ts';

export interface ClientLine {
  name: string;
  state: ReactNode;
  facts: readonly (string | null | false)[];
}

export interface ClientList {
  resource: string;
  title: string;
  empty: string;
  /** One row says all: it is not counted. */
  isSingle?: boolean;
  /** Left out while it is empty: few clients have any of these. */
  isRare?: boolean;
  lineOf(record: RaRecord): ClientLine;
}

const latest = 5;

/** The latest rows of one list about the client, and the way to all of them. */
export function ClientSection({ list, client, count }: { list: ClientList; client: string; count: number }) {
  const { resource, title, empty, isSingle = false, lineOf } = list;
  const { data = [], error } = useGetList<RaRecord>(
    resource,
    {
      filter: { client },
      pagination: { page: 1, perPage: latest },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled: count > 0 },
  );
  return (
    <SectionPanel
      id={resource}
      title={count > 0 && !isSingle ? `${title} · ${count}` : title}
      content={
        <>
          {count === 0 && empty}
          {error && 'Не загрузилось: обновите страницу.'}
          <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
            {data.map((record) => (
              <Box component="li" key={record.id}>
                <Line resource={resource} id={record.id} line={lineOf(record)} />
              </Box>
            ))}
          </Stack>
          {count > latest && (
            <Box sx={{ mt: 1.5 }}>
              <Link component={RouterLink} to={filteredAddress(resource, { client })}>
                Показать все {count}
              </Link>
            </Box>
          )}
        </>
      }
    />
  );
}

function Line({ resource, id, line }: { resource: string; id: RaRecord['id']; line: ClientLine }) {
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <b>
          <RecordPointer resource={resource} id={id} name={line.name} />
        </b>
        {line.state}
      </Stack>
      <Box sx={{ fontSize: 14, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {line.facts.filter(Boolean).join(' · ')}
      </Box>
    </>
  );
}
