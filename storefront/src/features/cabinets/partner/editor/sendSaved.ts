import { ApiError } from '../../../../lib/api.ts';
import type { Card, DocumentStore } from './saving/documentStore.ts';
import { fieldOf } from './saving/parts.ts';
import { focusField } from './useFocusByHash.ts';

/** Saves all that is typed, then sends it. A refusal leads to its first field. */
export async function sendSaved<Own extends Card<Values>, Values>(
  store: DocumentStore<Own, Values>,
  send: () => Promise<Own>,
): Promise<Own> {
  if (!(await store.flush())) throw new ApiError(409, { message: unsaved });
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) explain(store, error.fields);
    throw error;
  }
}

function explain(
  store: Pick<DocumentStore<never, never>, 'refuse'>,
  errors: Readonly<Record<string, string>>,
): void {
  const [first] = Object.keys(errors);
  if (first === undefined) return;
  store.refuse(errors);
  focusField(fieldOf(first));
}

const unsaved = 'Не всё сохранено: исправьте отмеченные поля или дождитесь связи';
