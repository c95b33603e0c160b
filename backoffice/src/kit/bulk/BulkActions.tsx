import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import type { BulkResult, Transition } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useState } from 'react';
import { type RaRecord, useCanAccess, useListContext, useNotify, useResourceContext } from 'react-admin';
import type { Section } from '../record/RecordForm.tsx';
import type { TransitionBodies } from '../transitions/TransitionButtons.tsx';
import { useSayDeleted } from '../trash/useSayDeleted.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { BulkEditForm } from './BulkEditForm.tsx';
import { type Chosen, transitionsOffered } from './bulkAction.ts';
import { TransitionForm } from './TransitionForm.tsx';

/** The form and the transitions of a list's resource. */
export interface BulkOptions {
  /** The form of a record; without it nothing is edited in many. */
  sections?: readonly Section[];
  bodies?: TransitionBodies;
}

interface BulkActionsProps extends BulkOptions {
  chosen: Chosen;
  count: number;
  onDone(): void;
}

type Opened = 'edit' | 'delete' | Transition;

/** The bulk actions on the selected records: each is previewed, then executed. */
export function BulkActions({ sections, bodies = {}, chosen, count, onDone }: BulkActionsProps) {
  const resource = useResourceContext();
  const { data = [], selectedIds } = useListContext<RaRecord & { available_transitions?: Transition[] }>();
  const edit = useCanAccess({ resource, action: 'edit' });
  const remove = useCanAccess({ resource, action: 'delete' });
  const notify = useNotify();
  const sayDeleted = useSayDeleted();
  const [opened, setOpened] = useState<Opened | null>(null);
  const inSight = data.filter(({ id }) => selectedIds.includes(id));
  const transitions = transitionsOffered(resource, inSight.length > 0 ? inSight : data);
  const records = plural(count, ['запись', 'записи', 'записей']);

  const common = {
    chosen,
    onClose: () => setOpened(null),
    onDone: ({ ids }: BulkResult) => {
      if (opened === 'delete') sayDeleted(ids);
      else notify(`Изменено: ${plural(ids.length, ['запись', 'записи', 'записей'])}`, { type: 'success' });
      onDone();
    },
  };
  return (
    <>
      {sections && edit.canAccess && (
        <Button size="small" startIcon={<EditIcon />} onClick={() => setOpened('edit')}>
          Изменить
        </Button>
      )}
      {transitions.map((move) => (
        <Button key={move.name} size="small" onClick={() => setOpened(move)}>
          {move.label}
        </Button>
      ))}
      {remove.canAccess && (
        <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setOpened('delete')}>
          Удалить
        </Button>
      )}
      {opened === 'edit' && (
        <BulkDialog
          {...common}
          title={`Изменить ${records}`}
          verb="Сохранить"
          asked={(id, submit) => (
            <BulkEditForm
              id={id}
              sections={sections ?? []}
              onSubmit={(values) => submit({ action: 'update', data: values })}
            />
          )}
        />
      )}
      {opened === 'delete' && (
        <BulkDialog
          {...common}
          title={`Удалить ${records}?`}
          verb="Удалить"
          isDangerous
          asked={{ action: 'delete' }}
        />
      )}
      {opened !== null && typeof opened === 'object' && (
        <TransitionMany {...common} transition={opened} body={bodies[opened.name]} records={records} />
      )}
    </>
  );
}

type Common = Pick<Parameters<typeof BulkDialog>[0], 'chosen' | 'onClose' | 'onDone'>;

function TransitionMany({
  transition,
  body,
  records,
  ...common
}: Common & { transition: Transition; body: TransitionBodies[string] | undefined; records: string }) {
  const { name, label, needs_reason, confirm_text } = transition;
  const isAsked = needs_reason || confirm_text !== null || body !== undefined;
  return (
    <BulkDialog
      {...common}
      title={`${label}: ${records}`}
      verb={label}
      isDangerous={needs_reason}
      asked={
        isAsked
          ? (id, submit) => (
              <TransitionForm
                id={id}
                transition={transition}
                body={body}
                onSubmit={(values) => submit({ action: 'move', move: name, body: values })}
              />
            )
          : { action: 'move', move: name, body: {} }
      }
    />
  );
}
