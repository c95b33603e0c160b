import type { SavedView, ViewQuery } from '@odonta/api/contract';
import {
  type StaffRole,
  staffRoleLabels,
  staffRoleNames,
} from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { useState } from 'react';
import {
  AutocompleteArrayInput,
  BooleanInput,
  maxLength,
  required,
  TextInput,
  useGetIdentity,
} from 'react-admin';
import { isFailure } from '../../api/failure.ts';
import type { ViewDraft } from '../../api/tools.ts';
import { FormDialog } from '../../page/FormDialog.tsx';
import { useRights } from '../../session/useRights.ts';
import { useViewActions } from './useViews.ts';

interface ViewDialogProps {
  /** Null for a new one. */
  view: SavedView | null;
  /** The query that a new view stores. */
  query: ViewQuery;
  onClose(): void;
  onCreated(view: SavedView): void;
}

export function ViewDialog({ view, query, onClose, onCreated }: ViewDialogProps) {
  const { create, change, renew } = useViewActions();
  const [error, setError] = useState<string | null>(null);
  const title = view ? `Вид «${view.name}»` : 'Новый вид';

  async function submit(values: Record<string, unknown>) {
    setError(null);
    const { name, roles, is_default } = values as unknown as ViewDraft;
    const decided = { name, roles: roles ?? [], is_default };
    try {
      if (view) await change(view, decided);
      else onCreated(await create({ ...decided, query }));
      onClose();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Не удалось сохранить вид');
      void renew();
      return isFailure(failure) ? failure.body.errors : undefined;
    }
  }

  return (
    <FormDialog
      title={title}
      error={error}
      words={{ send: 'Сохранить' }}
      width="xs"
      record={{ name: view?.name ?? '', roles: view?.roles ?? [], is_default: view?.is_default ?? false }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        source="name"
        label="Название"
        autoFocus
        validate={[required(), maxLength(80)]}
        helperText={view ? false : 'Запомнятся фильтры, порядок, столбцы и число строк'}
      />
      <Sharing view={view} />
      <BooleanInput source="is_default" label="Открывать сразу при входе в список" helperText={false} />
    </FormDialog>
  );
}

/** A view is shared with the own roles; staff who grant roles may choose any. */
function Sharing({ view }: { view: SavedView | null }) {
  const { identity } = useGetIdentity();
  const { may } = useRights();
  const locked = (identity?.roles ?? []) as StaffRole[];
  const offered = may('users.add_role') ? staffRoleNames : [...new Set([...locked, ...(view?.roles ?? [])])];
  return (
    <AutocompleteArrayInput
      source="roles"
      label="Показать всем с ролью"
      helperText="Видеть вид смогут те, кому открыт этот список; менять его — только вы"
      choices={offered.map((id) => ({ id, name: staffRoleLabels[id] }))}
    />
  );
}
