import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import { CopyButton } from '../copies/CopyButton.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { NotesPanel } from '../notes/NotesPanel.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { useList } from '../page/useList.ts';
import { useSessionEnded } from '../session/useSessionEnded.ts';
import { Draft } from './Draft.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Neighbours } from './Neighbours.tsx';
import { OpenRecord } from './openRecord.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SectionNav } from './SectionNav.tsx';

export interface Section {
  id: string;
  title: string;
  hint?: string;
  content: ReactNode;
  /** False for fields whose values differ between records by nature, or depend on each other. */
  inBulk?: boolean;
}

export interface RecordPageProps<R> {
  /** The heading of the page; without a record, that of the creation page. */
  titleOf(record: R | undefined): string;
  facts?: (record: R) => ReactNode;
  actions?: ReactNode;
  sections: readonly Section[];
  /** Whether this record may be deleted by users with the right to delete; all may when absent. */
  isDeletable?: (record: R) => boolean;
  /** Beside the form of an existing record; below it where there is no room. */
  aside?: ReactNode;
  /** Below the form: its history, unless said otherwise. */
  after?: ReactNode;
}

/** One page of titled sections, with a link to each of them and a fixed save button. */
export function RecordForm<R extends RaRecord>({
  titleOf,
  facts,
  actions,
  sections,
  isDeletable,
  aside,
  after = <HistoryPanel />,
  children,
}: RecordPageProps<R> & { children?: ReactNode }) {
  const record = useRecordContext<R>();
  const list = useList();
  const resource = useResourceContext() ?? '';
  const hasEnded = useSessionEnded();
  const hasNav = sections.length > 2;
  const title = titleOf(record);
  const opened = record?.id === undefined ? undefined : { resource, id: record.id, title, list: list.label };
  return (
    <Form warnWhenUnsavedChanges={!hasEnded} disableInvalidFormNotification>
      <OpenRecord record={opened}>
        <PageHead
          title={title}
          back={list}
          beside={record?.id !== undefined && <Neighbours type="edit" />}
          facts={record && facts?.(record)}
          actions={
            <>
              <CopyButton />
              {actions}
            </>
          }
        />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: hasNav || aside ? 'minmax(0, 1fr) 190px' : 'minmax(0, 1fr)',
            },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <ErrorSummary />
            <Stack sx={{ gap: 2 }}>
              {sections.map((section) => (
                <SectionPanel key={section.id} {...section} />
              ))}
            </Stack>
            <SaveBar isDeletable={record && (isDeletable?.(record) ?? true)} />
            <NotesPanel />
            {after}
          </Box>
          <Stack sx={{ gap: 3 }}>
            {record && aside}
            {hasNav && <SectionNav sections={sections} />}
          </Stack>
        </Box>
        <Draft />
        {children}
      </OpenRecord>
    </Form>
  );
}

export function SectionPanel({ id, title, hint, content }: Omit<Section, 'inBulk'>) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{
        scrollMarginTop: 72,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        p: { xs: 2, sm: 2.5 },
      }}
    >
      <Typography variant="h2" id={`${id}-title`} sx={{ mb: hint ? 0.25 : 2 }}>
        {title}
      </Typography>
      {hint && <Typography sx={{ color: 'text.secondary', fontSize: 14, mb: 2 }}>{hint}</Typography>}
      {content}
    </Box>
  );
}
