import { useCallback, useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { changesOf } from '../api/changes.ts';
import { useSessionEnded } from '../session/useSessionEnded.ts';

type Values = Record<string, unknown>;

/** A session that ends during a save does not lose the input: it is stored and comes back after signing in. */
export function Draft() {
  const { pathname } = useLocation();
  const { getValues, setValue } = useFormContext();
  const formState = useFormState();
  const notify = useNotify();
  const key = `odonta.draft:${pathname}`;
  const original = formState.defaultValues as Values | undefined;
  const isRestored = useRef(false);

  const keep = useCallback(() => {
    sessionStorage.setItem(key, JSON.stringify(changesOf(getValues(), original)));
  }, [key, getValues, original]);
  useSessionEnded(keep);

  useEffect(() => {
    const kept = sessionStorage.getItem(key);
    // The form sets the record's values once it is ready; values restored earlier would be lost again.
    if (!formState.isReady || !kept || isRestored.current) return;
    isRestored.current = true;
    sessionStorage.removeItem(key);
    for (const [field, value] of Object.entries(JSON.parse(kept) as Values))
      setValue(field, value, { shouldDirty: true });
    notify('Ваши несохранённые изменения восстановлены. Проверьте и сохраните их.', {
      type: 'info',
      autoHideDuration: 8000,
    });
  }, [key, setValue, notify, formState.isReady]);

  return null;
}
